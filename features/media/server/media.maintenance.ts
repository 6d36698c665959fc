// What proves that uses are counted right, and that files can be stored.
import { sql } from '../../../platform/server/db/sql.ts';
import type { Check } from '../../../platform/server/feature/operations.ts';
import { recountOf } from '../../../platform/server/feature/recount.ts';

export const mediaRecounts = [
  recountOf({
    name: 'media.count_uses',
    title: ({ t }) => t('Uses of files'),
    table: 'media',
    idColumn: 'media_id',
    wrong: (of) => sql`
      select m.media_id, count(u.media_id)::int as count from media m left join media_uses u using (media_id)
      where ${of('m.media_id')}
      group by m.media_id having m.count_uses <> count(u.media_id)`,
    set: sql`count_uses = wrong.count, date_unused = case when wrong.count = 0 then now() end`,
  }),
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
