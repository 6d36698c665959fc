import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { siteRepairs } from '../../../platform/server/places/site-repairs.ts';
import { missingDocuments, reindex } from './search.reindex.ts';

/** More that wait are not counted. */
const MOST_COUNTED = 100;

/** What has no document yet; and all of it, for whoever does not trust what is there. */
export const searchRepairs = [
  siteRepairs.add({
    name: 'search.index',
    kind: 'index',
    words: ({ t }) => ({ title: t('Search index'), act: t('Index what is missing') }),
    facts: async ({ translator }, db) => {
      const { t, locale } = translator;
      const indexed = await aboutIndexed(db);
      const { count } = await waitingDiscussions(db);
      const most = t('more than {count}', { count: MOST_COUNTED.toLocaleString(locale) });
      return [
        ...indexed.map(({ kind, rows }) => ({
          name: t('Indexed: {kind}', { kind }),
          value: t('about {count}', { count: rows.toLocaleString(locale) }),
        })),
        {
          name: t('Discussions that wait'),
          value: count > MOST_COUNTED ? most : count.toLocaleString(locale),
        },
      ];
    },
    check: missingDocuments,
    run: (site, onProgress) => reindex(site, ({ done, total }) => onProgress(done, total)),
  }),
  siteRepairs.add({
    name: 'search.rebuild',
    kind: 'index',
    words: ({ t }) => ({ title: t('The whole search index'), act: t('Rebuild') }),
    run: (site, onProgress) => reindex(site, ({ done, total }) => onProgress(done, total), 'all'),
  }),
];

/** As the database estimates it since it last looked through the table: to count them takes longer the more there are. */
function aboutIndexed(db: Queryable): Promise<{ kind: string; rows: number }[]> {
  return db.rows(sql`
    select kind, round(share * greatest(t.reltuples, 0))::int as rows
    from pg_stats s
    join pg_class t on t.oid = 'search_documents'::regclass
    cross join unnest(s.most_common_vals::text::text[], s.most_common_freqs) as common (kind, share)
    where s.schemaname = current_schema() and s.tablename = 'search_documents' and s.attname = 'record_type'
    order by share desc, kind`);
}

async function waitingDiscussions(db: Queryable): Promise<{ count: number }> {
  const row = await db.row<{ count: number }>(sql`
    select count(*)::int as count
    from (select from search_stale_discussions limit ${sql.integer(MOST_COUNTED + 1)}) counted`);
  return row ?? { count: 0 };
}
