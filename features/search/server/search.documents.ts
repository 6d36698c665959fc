// What is stored of each record for searching. Writing a document again changes nothing: jobs run at least once.
import { mapInTurns } from '../../../platform/server/content/map-in-turns.ts';
import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { forgetDocuments } from './forget-documents.ts';
import { plainText } from './plain-text.ts';
import { toVector } from './to-vector.ts';
import { TOKENIZER_VERSION } from './tokenize.ts';

export type SearchRecordType = 'discussion' | 'comment' | 'category' | 'user';

interface SourceRow {
  record_id: number;
  type: string;
  discussion_id: number | null;
  category_id: number | null;
  insert_user_id: number | null;
  score: number;
  date_inserted: string;
  date_updated: string | null;
  title: string;
  labels: string;
  body_html: string;
}

/** Writes the documents of these records; those that are gone or held back lose theirs. */
export async function writeDocuments(
  db: Queryable,
  recordType: SearchRecordType,
  ids: readonly number[],
): Promise<void> {
  const rows = await readSources(db, recordType, ids);
  const found = new Set(rows.map((row) => row.record_id));
  const gone = ids.filter((id) => !found.has(id));
  await forgetDocuments(db, recordType, gone);
  if (rows.length === 0) return;
  const vectors = await mapInTurns(rows, (row) =>
    toVector([
      { text: row.title, weight: 'A' },
      { text: row.labels, weight: 'B' },
      { text: plainText(row.body_html), weight: 'D' },
    ]),
  );
  await db.execute(sql`
    insert into search_documents (record_type, record_id, type, discussion_id, category_id, insert_user_id, score, date_inserted, date_updated, words, tokenizer_version)
    select ${recordType}, *, ${TOKENIZER_VERSION}::smallint from unnest(
      ${column(rows, 'record_id')}::int[], ${column(rows, 'type')}::text[], ${column(rows, 'discussion_id')}::int[],
      ${column(rows, 'category_id')}::int[], ${column(rows, 'insert_user_id')}::int[], ${column(rows, 'score')}::int[],
      ${column(rows, 'date_inserted')}::timestamptz[], ${column(rows, 'date_updated')}::timestamptz[], ${vectors}::tsvector[])
    on conflict (record_type, record_id) do update set
      type = excluded.type, discussion_id = excluded.discussion_id, category_id = excluded.category_id,
      insert_user_id = excluded.insert_user_id, score = excluded.score, date_inserted = excluded.date_inserted,
      date_updated = excluded.date_updated, words = excluded.words, tokenizer_version = excluded.tokenizer_version`);
}

/** The words of these documents join the vocabulary. Sorted, so that two writers never wait for each other in a circle. */
export async function writeVocabulary(
  db: Queryable,
  recordType: SearchRecordType,
  ids: readonly number[],
): Promise<void> {
  await db.execute(sql`
    insert into search_words (word)
    select distinct word from search_documents, unnest(tsvector_to_array(words)) as word
    where record_type = ${recordType} and record_id = any(${ids}::int[]) and length(word) >= 3
    order by word
    on conflict do nothing`);
}

function column<K extends keyof SourceRow>(rows: readonly SourceRow[], name: K): SourceRow[K][] {
  return rows.map((row) => row[name]);
}

function readSources(
  db: Queryable,
  recordType: SearchRecordType,
  ids: readonly number[],
): Promise<SourceRow[]> {
  switch (recordType) {
    case 'discussion':
      return db.rows<SourceRow>(sql`
        select d.discussion_id as record_id, d.type, d.discussion_id, d.category_id, d.insert_user_id, d.score,
          d.date_inserted, d.date_updated, d.name as title, d.body_html,
          coalesce((select string_agg(t.name, ' ' order by sort, tag_id) from discussion_tags join tags t using (tag_id) where discussion_id = d.discussion_id), '') as labels
        from discussions d where d.discussion_id = any(${ids}::int[]) and d.date_held is null and d.type <> 'redirect'`);
    case 'comment':
      return db.rows<SourceRow>(sql`
        select c.comment_id as record_id, case when d.type = 'question' then 'answer' else 'comment' end as type,
          c.discussion_id, d.category_id, c.insert_user_id, c.score, c.date_inserted, c.date_updated,
          '' as title, '' as labels, c.body_html
        from comments c join discussions d using (discussion_id)
        where c.comment_id = any(${ids}::int[]) and c.date_held is null and c.date_tombstoned is null and d.date_held is null`);
    case 'category':
      return db.rows<SourceRow>(sql`
        select category_id as record_id, 'category' as type, null::int as discussion_id, category_id, null::int as insert_user_id,
          0 as score, date_inserted, date_updated, name as title, coalesce(description, '') as labels, '' as body_html
        from categories where category_id = any(${ids}::int[])`);
    case 'user':
      return db.rows<SourceRow>(sql`
        select user_id as record_id, 'user' as type, null::int as discussion_id, null::int as category_id, user_id as insert_user_id,
          points as score, date_inserted, date_updated, name as title, coalesce(title, '') as labels, '' as body_html
        from users where user_id = any(${ids}::int[]) and date_deleted is null and not is_private and admin < 2`);
  }
}
