// One draft for each who edits; published as one operation, and taken back as one.
import { randomUUID } from 'node:crypto';
import { recordAct } from '../../../platform/server/audit-log/record-act.ts';
import { isRunUndoable, openEntryOfRun } from '../../../platform/server/audit-log/undo-together.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { joinedTo } from '../../../platform/server/http/joined-writes.ts';
import { type PageChange, type PageDraft, pageDraftError } from '../page-editor.contract.ts';
import { pagePublished } from '../page-editor.events.ts';
import { byPart, conflictsOf, requireChanges } from './page-changes.ts';
import { pageActs } from './page-editor.acts.ts';

interface DraftRow {
  changes: PageChange[];
  revision: number;
  published_run_id: string | null;
}

export async function findPageDraft(ctx: RequestContext): Promise<PageDraft> {
  const row = await ctx.db.row<DraftRow>(sql`
    select changes, revision, published_run_id from page_drafts where user_id = ${ctx.viewer.userID}`);
  const { changes = [], revision = 0, published_run_id: runID = null } = row ?? {};
  const entryID = runID === null ? undefined : await openEntryOfRun(ctx, runID, pageActs.published);
  return {
    changes,
    conflicts: await conflictsOf(ctx, changes),
    revision,
    publishedEntryID: entryID ?? null,
  };
}

export async function savePageDraft(
  ctx: RequestContext,
  given: { changes: PageChange[]; revision: number },
): Promise<void> {
  const changes = requireChanges(ctx, given.changes);
  await ctx.write(async (w) => {
    await lockDraft(w, given.revision);
    await store(w, changes);
  });
}

/** All of it or nothing: each part by the actions of its owner, in one transaction, with one entry that undoes it. */
export async function publishPage(
  ctx: RequestContext,
  given: { changes: PageChange[]; revision: number },
): Promise<void> {
  const changes = requireChanges(ctx, given.changes);
  if (changes.length === 0) throw pageDraftError('pageDraft.empty');
  await ctx.write(async (outer) => {
    const runID = randomUUID();
    const w = ctx.site.writeContext(outer.db, ctx.viewer, ctx.locale, { ...ctx.origin, runID });
    await lockDraft(w, given.revision);
    await publishIn(joinedTo(ctx, w), changes);
    const isUndoable = await isRunUndoable(w, runID);
    const parts = [...new Set(changes.map(({ part }) => part))];
    await recordAct(w, pageActs.published, {
      after: { count: changes.length, parts },
      ...(isUndoable && { undo: { runID } }),
    });
    await w.announce(pagePublished, { userID: w.viewer.userID });
    await store(w, []);
    await w.db.execute(sql`
      update page_drafts set published_run_id = ${runID}::uuid where user_id = ${w.viewer.userID}`);
  });
}

async function publishIn(joined: RequestContext, changes: readonly PageChange[]): Promise<void> {
  // Of two who publish at once, the second sees what the first did.
  await joined.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('page_drafts', 0))`);
  const conflicts = await conflictsOf(joined, changes);
  if (conflicts.length > 0) throw pageDraftError('pageDraft.conflict', { conflicts });
  for (const { part, of } of byPart(joined, changes)) await part.publish(joined, of);
}

async function lockDraft(w: WriteContext, revision: number): Promise<void> {
  await w.db.execute(
    sql`insert into page_drafts (user_id) values (${w.viewer.userID}) on conflict (user_id) do nothing`,
  );
  const row = await w.db.row<{ revision: number }>(
    sql`select revision from page_drafts where user_id = ${w.viewer.userID} for update`,
  );
  if (row?.revision !== revision) throw pageDraftError('pageDraft.changedElsewhere');
}

async function store(w: WriteContext, changes: readonly PageChange[]): Promise<void> {
  await w.db.execute(sql`
    update page_drafts set changes = ${JSON.stringify(changes)}::jsonb, revision = revision + 1, date_updated = now()
    where user_id = ${w.viewer.userID}`);
}
