// What proves that uses are counted right, and that files can be kept.
import { sql } from '../../../platform/server/db/sql.ts';
import type { Check, Recount } from '../../../platform/server/feature/operations.ts';

const DIFFERING = sql`
  select m.media_id, count(u.media_id)::int as count from media m left join media_uses u using (media_id)
  group by m.media_id having m.count_uses <> count(u.media_id)`;

export const mediaRecounts: Recount[] = [
  {
    name: 'media.count_uses',
    run: async (db, isDryRun) => {
      if (isDryRun)
        return (
          (await db.row<{ count: number }>(sql`select count(*) as count from (${DIFFERING}) d`))?.count ?? 0
        );
      return db.execute(sql`
        update media set count_uses = d.count,
          date_unused = case when d.count = 0 then now() end
        from (${DIFFERING}) d where media.media_id = d.media_id`);
    },
  },
];

export const mediaChecks: Check[] = [
  {
    name: 'files',
    run: async (site) => {
      await site.blobs.check().catch((error: Error) => {
        const cause = error.cause instanceof Error ? ` (${error.cause.message})` : ` (${error.message})`;
        throw new Error(`Nothing can be kept in ${site.blobs.place}${cause}.`);
      });
      return { ok: true, message: `Uploads are kept in ${site.blobs.place}.` };
    },
  },
];
