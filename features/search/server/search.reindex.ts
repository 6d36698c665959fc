// The whole index, or what of it is missing or old, in batches of ids.
import { configSnapshot } from '../../../platform/server/config/config.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { writeDocumentsAlone } from './search.documents.ts';
import { engineOf } from './search-engines.ts';
import { type SearchKind, searchKinds } from './search-kinds.ts';
import { insertStems, siteDictionaries, stemVocabulary } from './stems.ts';
import { TOKENIZER_VERSION } from './tokenize.ts';

/** Without a payload: what is missing. */
export const REINDEX_JOB = 'reindex';

const BATCH = 500;
/** From here on the index expects many. */
const MANY = 2000;
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
  if (which === 'all') await (await engineOf(site))?.clear(site);
  const todo = await recordsToIndex(site, which);
  const batches = todo.flatMap(([kind, ids]) => inBatches(ids).map((batch) => ({ kind, batch })));
  const total = todo.reduce((sum, [, ids]) => sum + ids.length, 0);
  const wasCutOff = await expectsMany(site);
  if (total === 0 && !wasCutOff) {
    await stemVocabulary(site);
    return 0;
  }
  await (total > MANY || wasCutOff
    ? inBulk(site, () => writeAll(site, batches, total, onProgress))
    : writeAll(site, batches, total, onProgress));
  await rebuildVocabulary(site);
  await stemVocabulary(site);
  return total;
}

type Todo = [SearchKind, number[]][];

async function recordsToIndex(site: Site, which: 'missing' | 'all'): Promise<Todo> {
  const db = site.database;
  const config = await site.snapshots.get(configSnapshot);
  const todo: Todo = [];
  for (const kind of searchKinds.of({ site, config })) {
    const isMissing = sql`not exists (select 1 from search_documents s where s.record_type = ${kind.recordType}
      and s.record_id = r.id and s.tokenizer_version = ${TOKENIZER_VERSION})`;
    const rows = await db.rows<{ id: number }>(sql`
      select r.id from (${kind.records}) r where ${sql.and([which === 'missing' && isMissing])} order by 1`);
    todo.push([kind, rows.map((row) => row.id)]);
  }
  return todo;
}

/** How many records have no document of this tokeniser. */
export async function missingDocuments(site: Site): Promise<number> {
  const todo = await recordsToIndex(site, 'missing');
  return todo.reduce((sum, [, ids]) => sum + ids.length, 0);
}

type Batch = { kind: SearchKind; batch: number[] };

/** Two at a time: one is made into words here while the database writes the other. */
async function writeAll(
  site: Site,
  batches: Batch[],
  total: number,
  onProgress: (progress: ReindexProgress) => void,
): Promise<void> {
  const waiting = batches.values();
  let done = 0;
  const writer = async () => {
    for (const { kind, batch } of waiting) {
      await writeDocumentsAlone(site, kind, batch);
      done += batch.length;
      onProgress({ done, total });
    }
  };
  await Promise.all([writer(), writer()]);
}

/**
 * The index normally takes each word at once, so that searches stay fast. For many documents it collects them
 * first, which is several times faster, and sorts them in at the end.
 */
async function inBulk(site: Site, work: () => Promise<void>): Promise<void> {
  await site.database.execute(
    sql`alter index search_documents_words set (fastupdate = on, gin_pending_list_limit = 65536)`,
  );
  try {
    await work();
  } finally {
    await site.database.execute(sql`alter index search_documents_words set (fastupdate = off)`);
    await site.database.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`select gin_clean_pending_list('search_documents_words')`);
    });
  }
}

/** Its process was killed amid many: the index collects words since then, which makes every search slower. */
async function expectsMany(site: Site): Promise<boolean> {
  const row = await site.database.row(sql`
    select from pg_class where oid = 'search_documents_words'::regclass and 'fastupdate=on' = any(reloptions)`);
  return row !== undefined;
}

function inBatches(ids: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, at) =>
    ids.slice(at * BATCH, (at + 1) * BATCH),
  );
}

async function rebuildVocabulary(site: Site): Promise<void> {
  const dictionaries = await siteDictionaries(site);
  await site.database.transaction(async (tx) => {
    await tx.execute(sql.raw('set local statement_timeout = 0'));
    await tx.execute(sql`
      with added as (
        insert into search_words (word)
        select word from ts_stat('select words from search_documents') where length(word) >= 3 order by word
        on conflict do nothing
        returning word
      ) ${insertStems(sql`added`, dictionaries)}`);
  });
}

/** Words that no document holds any more: after much was removed at once. */
export async function dropUnusedWords(site: Site): Promise<void> {
  await site.database.transaction(async (tx) => {
    await tx.execute(sql.raw('set local statement_timeout = 0'));
    await tx.execute(sql`
      delete from search_words
      where word not in (select word from ts_stat('select words from search_documents') where length(word) >= 3)`);
    await tx.execute(
      sql`delete from search_stems s where not exists (select from search_words w where w.word = s.word)`,
    );
  });
}
