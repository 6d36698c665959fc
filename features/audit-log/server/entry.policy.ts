// Who sees which entries.
import { permissionProblem } from '../../../platform/contract/errors.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { visibleCategoryIDs } from '../../categories/server/category.policy.ts';

/** Entries `a` that the viewer may see: administrators all, moderators those of the categories they look after. */
export async function visibleEntries(ctx: RequestContext, alias = 'a'): Promise<Sql> {
  if (ctx.can('site.manage')) return sql.raw('true');
  const moderated = await visibleCategoryIDs(
    ctx,
    ctx.can('community.moderate') ? 'discussions.view' : 'posts.moderate',
  );
  return sql`${sql.raw(alias)}.category_id = any(${moderated})`;
}

/** From where people acted says where they live. */
export function seesAddresses(ctx: RequestContext): boolean {
  return ctx.can('site.manage') && ctx.can('personalInfo.view');
}

export function requireAddresses(ctx: RequestContext): void {
  if (!seesAddresses(ctx)) throw permissionProblem(['personalInfo.view']);
}
