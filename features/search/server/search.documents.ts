// What is stored of each record for searching. Writing a document again changes nothing: jobs run at least once.
import { mapInTurns } from '../../../platform/server/content/map-in-turns.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { forgetDocuments } from './forget-documents.ts';
import { plainText } from './plain-text.ts';
import { engineOf, postgresEngine } from './search-engines.ts';
import type { SearchDocument, SearchKind } from './search-kinds.ts';
import { insertStems, siteDictionaries } from './stems.ts';
import { toVector } from './to-vector.ts';
import { TOKENIZER_VERSION } from './tokenize.ts';

/** Writes the documents of these records, and their words into the vocabulary, new ones with their stems. Those that are gone or held back lose theirs. */
export async function writeDocuments(site: Site, kind: SearchKind, ids: readonly number[]): Promise<void> {
  const insert = await readForIndex(site, kind, ids);
  // The words are sorted, so that two writers never wait for each other in a circle.
  if (insert)
    await site.database.execute(sql`
      with written as (${insert}), added as (
        insert into search_words (word)
        select distinct word from written, unnest(tsvector_to_array(words)) as word
        where length(word) >= 3
        order by word
        on conflict do nothing
        returning word
      ) ${insertStems(sql`added`, await siteDictionaries(site))}`);
}

/** For many: whoever writes them looks after the vocabulary. */
export async function writeDocumentsAlone(
  site: Site,
  kind: SearchKind,
  ids: readonly number[],
): Promise<void> {
  const insert = await readForIndex(site, kind, ids);
  if (insert) await site.database.execute(insert);
}

/** As a statement that answers the words; nothing where all of them are gone. */
async function readForIndex(
  site: Site,
  { recordType, readDocuments }: SearchKind,
  ids: readonly number[],
): Promise<Sql | undefined> {
  const { database: db, features } = site;
  const rows = await readDocuments(db, ids, features.all);
  const found = new Set(rows.map((row) => row.record_id));
  const gone = ids.filter((id) => !found.has(id));
  await forgetDocuments(db, recordType, gone);
  await tellEngine(site, recordType, rows, gone);
  if (rows.length === 0) return undefined;
  const vectors = await mapInTurns(rows, (row) =>
    toVector([
      { text: row.title, weight: 'A' },
      { text: row.labels, weight: 'B' },
      { text: plainText(row.body_html), weight: 'D' },
    ]),
  );
  return sql`
    insert into search_documents (record_type, record_id, type, discussion_id, category_id, insert_user_id, score, date_inserted, date_updated, words, tokenizer_version)
    select ${recordType}, *, ${TOKENIZER_VERSION}::smallint from unnest(
      ${column(rows, 'record_id')}::int[], ${column(rows, 'type')}::text[], ${column(rows, 'discussion_id')}::int[],
      ${column(rows, 'category_id')}::int[], ${column(rows, 'insert_user_id')}::int[], ${column(rows, 'score')}::int[],
      ${column(rows, 'date_inserted')}::timestamptz[], ${column(rows, 'date_updated')}::timestamptz[], ${vectors}::tsvector[])
    on conflict (record_type, record_id) do update set
      type = excluded.type, discussion_id = excluded.discussion_id, category_id = excluded.category_id,
      insert_user_id = excluded.insert_user_id, score = excluded.score, date_inserted = excluded.date_inserted,
      date_updated = excluded.date_updated, words = excluded.words, tokenizer_version = excluded.tokenizer_version
    returning words`;
}

async function tellEngine(
  site: Site,
  recordType: string,
  rows: readonly SearchDocument[],
  gone: readonly number[],
): Promise<void> {
  const engine = await engineOf(site);
  if (!engine || engine === postgresEngine) return;
  if (gone.length > 0) await engine.remove(site, recordType, gone);
  if (rows.length === 0) return;
  const documents = await mapInTurns(rows, (row) => ({
    recordID: row.record_id,
    title: row.title,
    labels: row.labels,
    text: plainText(row.body_html),
    dateInserted: row.date_inserted,
  }));
  await engine.index(site, recordType, documents);
}

function column<K extends keyof SearchDocument>(
  rows: readonly SearchDocument[],
  name: K,
): SearchDocument[K][] {
  return rows.map((row) => row[name]);
}
