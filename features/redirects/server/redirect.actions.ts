// What community managers do with redirects. Pages that were not found are made anew after each.
import { notFound } from '../../../platform/contract/errors.ts';
import { recordAct } from '../../../platform/server/audit-log/record-act.ts';
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { type RedirectPatch, type RedirectPost, redirectError } from '../redirects.contract.ts';
import { redirectAdded, redirectChanged, redirectDeleted } from '../redirects.events.ts';
import { redirectActs } from './redirect.acts.ts';
import { pathOf, requireDestination, requirePath } from './redirect.address.ts';
import type { RedirectRow } from './redirect.queries.ts';

const INVALIDATES = { invalidates: [cacheTag.everything] };

export async function addRedirect(ctx: RequestContext, post: RedirectPost): Promise<number> {
  const way = wayOf(ctx, post);
  return ctx.write(async (w) => {
    await requireOneStep(w, way);
    const row = await refusingTaken(() =>
      w.db.row<{ redirect_id: number }>(sql`
        insert into address_redirects (path, destination, insert_user_id)
        values (${way.path}, ${way.destination}, ${ctx.viewer.userID}) returning redirect_id`),
    );
    const redirectID = row?.redirect_id ?? 0;
    await w.announce(redirectAdded, { redirectID }, INVALIDATES);
    await recordAct(w, redirectActs.added, { recordID: redirectID, after: { ...way } });
    return redirectID;
  });
}

export async function changeRedirect(
  ctx: RequestContext,
  redirectID: number,
  patch: RedirectPatch,
): Promise<void> {
  await ctx.write(async (w) => {
    const before = await lockRedirect(w, redirectID);
    const way = wayOf(ctx, { ...before, ...patch });
    await requireOneStep(w, way, redirectID);
    await refusingTaken(() =>
      w.db.execute(sql`
        update address_redirects set path = ${way.path}, destination = ${way.destination}, date_updated = now()
        where redirect_id = ${redirectID}`),
    );
    await w.announce(redirectChanged, { redirectID }, INVALIDATES);
    await recordAct(w, redirectActs.changed, {
      recordID: redirectID,
      before: { path: before.path, destination: before.destination },
      after: { ...way },
    });
  });
}

export async function deleteRedirect(ctx: RequestContext, redirectID: number): Promise<void> {
  await ctx.write(async (w) => {
    const { path, destination } = await lockRedirect(w, redirectID);
    await w.db.execute(sql`delete from address_redirects where redirect_id = ${redirectID}`);
    await w.announce(redirectDeleted, { redirectID }, INVALIDATES);
    await recordAct(w, redirectActs.deleted, { recordID: redirectID, before: { path, destination } });
  });
}

function wayOf(ctx: RequestContext, { path, destination }: RedirectPost): RedirectPost {
  const way = {
    path: requirePath(path, ctx.site.url),
    destination: requireDestination(destination, ctx.site.url),
  };
  if (targetOf(way.destination) === way.path) throw redirectError('redirect.ownDestination');
  return way;
}

/** Of one on this site, the path alone. */
const targetOf = (destination: string): string => pathOf(destination.split(/[?#]/)[0] ?? '');

/** One after the other, so that no two make a circle: nothing leads to what is redirected. */
async function requireOneStep(
  w: WriteContext,
  { path, destination }: RedirectPost,
  exceptID = 0,
): Promise<void> {
  await w.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('redirects', 0))`);
  const other = await w.db.row(sql`
    select from address_redirects
    where redirect_id <> ${exceptID} and (path = ${targetOf(destination)} or destination = ${path})`);
  if (other) throw redirectError('redirect.leadsOn');
}

async function lockRedirect(w: WriteContext, redirectID: number): Promise<RedirectRow> {
  const row = await w.db.row<RedirectRow>(sql`
    select redirect_id, path, destination, insert_user_id, date_inserted, date_updated
    from address_redirects where redirect_id = ${redirectID} for update`);
  if (!row) throw notFound('Redirect');
  return row;
}

async function refusingTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'address_redirects_path')
      throw redirectError('redirect.pathTaken');
    throw error;
  }
}
