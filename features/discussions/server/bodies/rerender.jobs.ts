// After a change of the renderer the stored bodies are rendered again, in small batches that can stop at any time.
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import { RENDERER_VERSION } from '../../../../platform/server/content/render-body.ts';
import type { Transaction } from '../../../../platform/server/db/database.ts';
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';
import type { SiteJob } from '../../../../platform/server/feature/operations.ts';
import { systemViewer } from '../../../../platform/server/sessions/identify.ts';
import type { Site } from '../../../../platform/server/site/site.ts';
import { type PreparedBody, renderMentioning } from '../../../mentions/server/prepared-body.ts';
import { postsRerendered } from '../../discussions.events.ts';
import { storeBody } from './store-body.ts';

export const RERENDER_BATCH = 100;
const JOB = 'rerender-posts';

export type RecordType = 'discussion' | 'comment';

export interface StoredBody {
  id: number;
  discussion_id: number;
  body: string;
  format: string;
  dollar_math: boolean;
}

/** One chain of batches for each kind, however many processes start. */
export async function enqueueRerendering(site: Site): Promise<void> {
  await site.database.transaction(async (tx) => {
    for (const recordType of ['discussion', 'comment'] as const) await enqueue(site, tx, recordType, 0);
  });
}

function enqueue(site: Site, tx: Transaction, recordType: RecordType, afterID: number): Promise<void> {
  return site.jobs.enqueue(tx, JOB, { recordType, afterID }, { key: `${JOB}:${recordType}:${afterID}` });
}

export const rerenderPosts: SiteJob = async (site, payload) => {
  const recordType: RecordType = payload.recordType === 'comment' ? 'comment' : 'discussion';
  const rows = await site.database.rows<StoredBody>(sql`
    ${selectBodies(recordType)}
    where p.${keyOf(recordType)} > ${Number(payload.afterID ?? 0)} and p.renderer_version < ${RENDERER_VERSION}
    order by p.${keyOf(recordType)} limit ${sql.integer(RERENDER_BATCH)}`);
  await rerenderRows(site, recordType, rows, async (tx) => {
    if (rows.length === RERENDER_BATCH) await enqueue(site, tx, recordType, rows.at(-1)?.id ?? 0);
  });
};

export function keyOf(recordType: RecordType): Sql {
  return sql.raw(`${recordType}_id`);
}

/** Bodies as `p`, with what their category `c` says of formulas. */
export function selectBodies(recordType: RecordType): Sql {
  return recordType === 'discussion'
    ? sql`
      select p.discussion_id as id, p.discussion_id, p.body, p.format, c.dollar_math from discussions p
      join categories c on c.category_id = p.category_id`
    : sql`
      select p.comment_id as id, p.discussion_id, p.body, p.format, c.dollar_math from comments p
      join discussions d on d.discussion_id = p.discussion_id
      join categories c on c.category_id = d.category_id`;
}

/** Renders these again, then stores them in one short transaction; `goOn` runs in it as well. */
export async function rerenderRows(
  site: Site,
  recordType: RecordType,
  rows: readonly StoredBody[],
  goOn: (tx: Transaction) => Promise<void>,
): Promise<void> {
  if (rows.length === 0) return;
  const rendered: { row: StoredBody; made: PreparedBody }[] = [];
  for (const row of rows) {
    const place = { dollarMath: row.dollar_math };
    const { body } = await renderMentioning(site.database, site.url, row.body, row.format, place);
    rendered.push({ row, made: body });
  }
  await site.database.transaction(async (tx) => {
    for (const { row, made } of rendered) await storeBody(tx, recordType, row, made);
    const invalidates = [
      ...new Set(rows.map((row) => cacheTag.discussion(row.discussion_id))),
      cacheTag.allPosts,
    ];
    await site
      .writeContext(tx, systemViewer(1), 'en')
      .announce(postsRerendered, { recordType, count: rows.length }, { invalidates });
    await goOn(tx);
  });
}
