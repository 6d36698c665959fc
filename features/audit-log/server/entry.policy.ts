// Who sees which entries.
import { permissionProblem } from '../../../platform/contract/errors.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { staffActs } from '../../../platform/server/places/staff-acts.ts';
import { visibleCategoryIDs } from '../../categories/server/category.policy.ts';

/**
 * Entries `a` that the viewer may see: administrators all, moderators those of the categories they look after, and those in no
 * category that whoever declared the act lets them see.
 */
export async function visibleEntries(ctx: RequestContext, alias = 'a'): Promise<Sql> {
  if (ctx.can('site.manage')) return sql.raw('true');
  const moderated = await visibleCategoryIDs(
    ctx,
    ctx.can('community.moderate') ? 'discussions.view' : 'posts.moderate',
  );
  const acts = staffActs
    .of(ctx)
    .filter(({ permission }) => permission !== undefined && ctx.can(permission))
    .flatMap(({ acts }) => Object.values(acts).map(({ name }) => name));
  const entry = sql.raw(alias);
  return sql`(${entry}.category_id = any(${moderated}) or ${entry}.category_id is null and ${entry}.act = any(${acts}))`;
}

/** From where people acted says where they live. */
export function seesAddresses(ctx: RequestContext): boolean {
  return ctx.can('site.manage') && ctx.can('personalInfo.view');
}

export function requireAddresses(ctx: RequestContext): void {
  if (!seesAddresses(ctx)) throw permissionProblem(['personalInfo.view']);
}
