// Whether `$x$` is a formula is a matter of the category: where that changes, what holds `$` is rendered again.
import type { EventType } from '../../../../platform/contract/event.ts';
import type { Transaction } from '../../../../platform/server/db/database.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import { type Listener, listener } from '../../../../platform/server/events/events.ts';
import type { SiteJob } from '../../../../platform/server/feature/operations.ts';
import type { Site } from '../../../../platform/server/site/site.ts';
import { categoryFormulasChanged } from '../../../categories/categories.events.ts';
import { commentMoved } from '../../../comments/comments.events.ts';
import { discussionMoved } from '../../discussions.events.ts';
import {
  keyOf,
  RERENDER_BATCH,
  type RecordType,
  rerenderRows,
  type StoredBody,
  selectBodies,
} from './rerender.jobs.ts';

const JOB = 'rerender-formulas';

/** A whole category, or one discussion. */
type Scope = { categoryID: number } | { discussionID: number };

export const rerenderFormulas: SiteJob = async (site, payload) => {
  const recordType: RecordType = payload.recordType === 'comment' ? 'comment' : 'discussion';
  const scope: Scope =
    payload.discussionID === undefined
      ? { categoryID: Number(payload.categoryID) }
      : { discussionID: Number(payload.discussionID) };
  const where =
    'discussionID' in scope
      ? sql`p.discussion_id = ${scope.discussionID}`
      : sql`c.category_id = ${scope.categoryID}`;
  const rows = await site.database.rows<StoredBody>(sql`
    ${selectBodies(recordType)}
    where ${where} and p.${keyOf(recordType)} > ${Number(payload.afterID ?? 0)} and position('$' in p.body) > 0
    order by p.${keyOf(recordType)} limit ${sql.integer(RERENDER_BATCH)}`);
  await rerenderRows(site, recordType, rows, async (tx) => {
    if (rows.length === RERENDER_BATCH) await enqueue(site, tx, scope, recordType, rows.at(-1)?.id ?? 0);
  });
};

function enqueue(
  site: Site,
  tx: Transaction,
  scope: Scope,
  recordType: RecordType,
  afterID: number,
): Promise<void> {
  const payload = { ...scope, recordType, afterID };
  return site.jobs.enqueue(tx, JOB, payload, {
    key: `${JOB}:${Object.values(payload).join(':')}:${Object.keys(scope)[0]}`,
  });
}

function rerenderAll(site: Site, scope: Scope): Promise<void> {
  return site.database.transaction(async (tx) => {
    for (const recordType of ['discussion', 'comment'] as const)
      await enqueue(site, tx, scope, recordType, 0);
  });
}

const MOVED: EventType<{ discussionID: number }>[] = [discussionMoved, commentMoved];

export const formulaListeners: Listener[] = [
  listener(categoryFormulasChanged, {
    name: 'formulas of category.formulasChanged',
    handle: (site, { payload }) => rerenderAll(site, { categoryID: payload.categoryID }),
  }),
  ...MOVED.map((event) =>
    listener(event, {
      name: `formulas of ${event.name}`,
      handle: (site, { payload }) => rerenderAll(site, { discussionID: payload.discussionID }),
    }),
  ),
];
