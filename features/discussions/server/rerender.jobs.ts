// After a change of the renderer the stored bodies are rendered anew, in small batches that can stop at any time.
import { tagOf } from '../../../platform/server/cache/touch.ts';
import { RENDERER_VERSION } from '../../../platform/server/content/render-body.ts';
import type { Transaction } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { SiteJob } from '../../../platform/server/feature/operations.ts';
import { systemViewer } from '../../../platform/server/sessions/identify.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { renderMentioning } from '../../mentions/server/ready-body.ts';

const BATCH = 100;
const JOB = 'rerender-posts';

type RecordType = 'discussion' | 'comment';

interface StoredBody {
  id: number;
  discussion_id: number;
  body: string;
  format: string;
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
  const table = sql.raw(`${recordType}s`);
  const key = sql.raw(`${recordType}_id`);
  const rows = await site.database.rows<StoredBody>(sql`
    select ${key} as id, discussion_id, body, format from ${table}
    where ${key} > ${Number(payload.afterID ?? 0)} and renderer_version < ${RENDERER_VERSION}
    order by ${key} limit ${sql.integer(BATCH)}`);
  if (rows.length === 0) return;
  await site.database.transaction(async (tx) => {
    for (const row of rows) {
      const { body: made } = await renderMentioning(tx, site.url, row.body, row.format);
      const derived =
        recordType === 'discussion'
          ? sql`, excerpt = ${made.excerpt}, image = ${made.image && JSON.stringify(made.image)}`
          : sql.empty;
      // Only if it still is what was read: an edit meanwhile has rendered it already.
      await tx.execute(sql`
        update ${table} set body_html = ${made.html}, renderer_version = ${RENDERER_VERSION} ${derived}
        where ${key} = ${row.id} and body = ${row.body} and renderer_version < ${RENDERER_VERSION}`);
    }
    const touches = [...new Set(rows.map((row) => tagOf.discussion(row.discussion_id))), tagOf.allPosts];
    await site.writeContext(tx, systemViewer(1), 'en').announce({
      type: 'posts.rerendered',
      payload: { recordType, count: rows.length },
      touches,
    });
    if (rows.length === BATCH) await enqueue(site, tx, recordType, rows.at(-1)?.id ?? 0);
  });
};
