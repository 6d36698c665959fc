// After a change of the renderer stored signatures are drawn again, in small batches that can stop at any time.
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { RENDERER_VERSION } from '../../../platform/server/content/render-body.ts';
import type { Transaction } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { SiteJob } from '../../../platform/server/feature/operations.ts';
import { systemViewer } from '../../../platform/server/sessions/identify.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { renderMentioning } from '../../mentions/server/prepared-body.ts';
import { signatureChanged } from '../signatures.events.ts';

export const RERENDER_JOB = 'rerender-signatures';

const BATCH = 50;

interface Stored {
  user_id: number;
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

export const rerenderSignatures: SiteJob = async (site) => {
  const { database } = site;
  const rows = await database.rows<Stored>(sql`
    select user_id, body, format from signatures where renderer_version < ${RENDERER_VERSION}
    order by renderer_version, user_id limit ${sql.integer(BATCH)}`);
  for (const row of rows) {
    const { body } = await renderMentioning(database, site.url, row.body, row.format);
    await database.transaction((tx) => storeDrawn(site, tx, row, body.html));
  }
  if (rows.length === BATCH) await database.transaction((tx) => enqueue(site, tx));
};

/** Only if it still is what was read: a change meanwhile has drawn it already. */
async function storeDrawn(site: Site, tx: Transaction, row: Stored, html: string): Promise<void> {
  const { user_id: userID, body } = row;
  const stored = await tx.execute(sql`
    update signatures set renderer_version = ${RENDERER_VERSION}, body_html = ${html}
    where user_id = ${userID} and body = ${body}`);
  if (stored === 0) return;
  await site
    .writeContext(tx, systemViewer(1), 'en')
    .announce(signatureChanged, { userID, actorUserID: 0 }, { invalidates: [cacheTag.user(userID)] });
}
