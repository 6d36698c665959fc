// After a change of the renderer stored messages are drawn again, in small batches that can stop at any time.
import { RENDERER_VERSION } from '../../../platform/server/content/render-body.ts';
import type { Transaction } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { SiteJob } from '../../../platform/server/feature/operations.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { renderMentioning } from '../../mentions/server/prepared-body.ts';

export const RERENDER_JOB = 'rerender-messages';

const BATCH = 100;

interface Stored {
  message_id: number;
  body: string;
  format: string;
}

/** One chain of batches, however many processes start. */
export async function enqueueRedrawing(site: Site): Promise<void> {
  await site.database.transaction((tx) => enqueue(site, tx));
}

function enqueue(site: Site, tx: Transaction): Promise<void> {
  return site.jobs.enqueue(tx, RERENDER_JOB, {}, { key: RERENDER_JOB });
}

export const rerenderMessages: SiteJob = async (site) => {
  const { database } = site;
  const rows = await database.rows<Stored>(sql`
    select message_id, body, format from messages where renderer_version < ${RENDERER_VERSION}
    order by renderer_version, message_id limit ${sql.integer(BATCH)}`);
  for (const { message_id: messageID, body: source, format } of rows) {
    const { body } = await renderMentioning(database, site.url, source, format);
    // Who was deleted meanwhile has no words any more.
    await database.execute(sql`
      update messages set renderer_version = ${RENDERER_VERSION},
        body_html = case when date_wiped is null then ${body.html} else '' end,
        excerpt = case when date_wiped is null then ${body.excerpt.slice(0, 300)} else '' end
      where message_id = ${messageID}`);
  }
  if (rows.length === BATCH) await database.transaction((tx) => enqueue(site, tx));
};
