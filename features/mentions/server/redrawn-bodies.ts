// After a change of the renderer stored bodies are drawn again, in small batches that can stop at any time: the frame for
// whoever stores bodies beside discussions and comments.
import { RENDERER_VERSION } from '../../../platform/server/content/render-body.ts';
import type { Transaction } from '../../../platform/server/db/database.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { Feature } from '../../../platform/server/feature/feature.ts';
import { bulkJobs } from '../../../platform/server/feature/operations.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { type PreparedBody, renderMentioning } from './prepared-body.ts';

interface StoredBody {
  id: number;
  body: string;
  format: string;
}

export interface RedrawnBodies {
  /** The name of its job. */
  job: string;
  batch: number;
  /** Rows of `id, body, format` that an earlier version than this one drew; at most so many. */
  stale: (version: number, limit: Sql) => Sql;
  /** Stores one with this version, unless it was changed meanwhile: that has drawn it already. */
  store: (
    site: Site,
    tx: Transaction,
    row: StoredBody,
    drawn: PreparedBody,
    version: number,
  ) => Promise<void>;
}

/** What goes into the manifest. One chain of batches, however many processes start. */
export function redrawnBodies({ job, batch, stale, store }: RedrawnBodies) {
  const enqueue = (site: Site, tx: Transaction) => site.jobs.enqueue(tx, job, {}, { key: job });
  const enqueueRedrawing = (site: Site) => site.database.transaction((tx) => enqueue(site, tx));
  const jobs: NonNullable<Feature['jobs']> = bulkJobs({
    [job]: async (site) => {
      const { database } = site;
      const rows = await database.rows<StoredBody>(stale(RENDERER_VERSION, sql.integer(batch)));
      for (const row of rows) {
        const { body } = await renderMentioning(database, site.url, row.body, row.format);
        await database.transaction((tx) => store(site, tx, row, body, RENDERER_VERSION));
      }
      if (rows.length === batch) await enqueueRedrawing(site);
    },
  });
  return { jobs, enqueueRedrawing };
}
