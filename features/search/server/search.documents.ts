// What is stored of each record for searching. Writing a document again changes nothing: jobs run at least once.
import { mapInTurns } from '../../../platform/server/content/map-in-turns.ts';
import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { forgetDocuments } from './forget-documents.ts';
import { plainText } from './plain-text.ts';
import type { SearchDocument, SearchKind } from './search-kinds.ts';
import { toVector } from './to-vector.ts';
import { TOKENIZER_VERSION } from './tokenize.ts';

/** Writes the documents of these records; those that are gone or held back lose theirs. */
export async function writeDocuments(
  { database: db, features }: Pick<Site, 'database' | 'features'>,
  { recordType, readDocuments }: SearchKind,
  ids: readonly number[],
): Promise<void> {
  const rows = await readDocuments(db, ids, features.all);
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
  { recordType }: SearchKind,
  ids: readonly number[],
): Promise<void> {
  await db.execute(sql`
    insert into search_words (word)
    select distinct word from search_documents, unnest(tsvector_to_array(words)) as word
    where record_type = ${recordType} and record_id = any(${ids}::int[]) and length(word) >= 3
    order by word
    on conflict do nothing`);
}

function column<K extends keyof SearchDocument>(
  rows: readonly SearchDocument[],
  name: K,
): SearchDocument[K][] {
  return rows.map((row) => row[name]);
}
