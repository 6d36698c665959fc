// The whole index, or what of it is missing or old, in batches of ids.
import { sql } from '../../../platform/server/db/sql.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { type SearchRecordType, writeDocuments } from './search.documents.ts';
import { TOKENIZER_VERSION } from './tokenize.ts';

const BATCH = 500;
const SOURCES: Readonly<Record<SearchRecordType, { table: string; id: string }>> = {
  category: { table: 'categories', id: 'category_id' },
  user: { table: 'users', id: 'user_id' },
  discussion: { table: 'discussions', id: 'discussion_id' },
  comment: { table: 'comments', id: 'comment_id' },
};

export interface ReindexProgress {
  done: number;
  total: number;
}

/** `missing` writes only what has no document of this tokeniser yet; `all` everything. Answers how many. */
export async function reindex(
  site: Site,
  onProgress: (progress: ReindexProgress) => void = () => {},
  which: 'missing' | 'all' = 'missing',
): Promise<number> {
  const db = site.database;
  const kinds = Object.entries(SOURCES) as [SearchRecordType, { table: string; id: string }][];
  const todo: [SearchRecordType, number[]][] = [];
  for (const [recordType, { table, id }] of kinds) {
    const missing = sql`where not exists (select 1 from search_documents s where s.record_type = ${recordType}
      and s.record_id = r.${sql.raw(id)} and s.tokenizer_version = ${TOKENIZER_VERSION})`;
    const rows = await db.rows<{ id: number }>(sql`
      select r.${sql.raw(id)} as id from ${sql.raw(table)} r ${which === 'missing' ? missing : sql.empty} order by 1`);
    todo.push([recordType, rows.map((row) => row.id)]);
  }
  const total = todo.reduce((sum, [, ids]) => sum + ids.length, 0);
  let done = 0;
  for (const [recordType, ids] of todo) {
    for (let at = 0; at < ids.length; at += BATCH) {
      const batch = ids.slice(at, at + BATCH);
      await writeDocuments(db, recordType, batch);
      done += batch.length;
      onProgress({ done, total });
    }
  }
  if (total > 0) await rebuildVocabulary(site);
  return total;
}

async function rebuildVocabulary(site: Site): Promise<void> {
  await site.database.transaction(async (tx) => {
    await tx.execute(sql.raw('set local statement_timeout = 0'));
    await tx.execute(sql`
      insert into search_words (word)
      select word from ts_stat('select words from search_documents') where length(word) >= 3 order by word
      on conflict do nothing`);
  });
}
