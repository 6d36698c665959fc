// The vocabulary by stems: "running" is looked up as every word of the site whose stem is "run", beside itself. Documents are stored by
// their words alone, so that what is asked for exactly is found exactly, and a language more writes no document again.

import { configChanged } from '../../../platform/contract/site.events.ts';
import { configSnapshot } from '../../../platform/server/config/config.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import { listener } from '../../../platform/server/events/events.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { dictionariesOf, stemsOf } from './stem-dictionaries.ts';

/** So many words of the vocabulary in one statement. */
const BATCH = 5000;

export async function siteDictionaries(site: Site): Promise<string[]> {
  return dictionariesOf(site, await site.snapshots.get(configSnapshot));
}

/** Words of letters alone, and no whole sentences: others have no endings. */
const isStemmed = (word: Sql) => sql`length(${word}) between 3 and 30 and ${word} !~ '[0-9_]'`;

/** Stores the stems of the words that `words` answers as `word`. */
export function insertStems(words: Sql, dictionaries: readonly string[]): Sql {
  return sql`
    insert into search_stems (dictionary, stem, word)
    select s.dictionary, s.stem, w.word from ${words} w, lateral ${stemsOf(sql`w.word`, dictionaries)} s
    where ${isStemmed(sql`w.word`)}
    order by 1, 2, 3
    on conflict do nothing`;
}

/** The stems of all words by dictionaries that are new to the site. May come twice. */
export async function stemVocabulary(site: Site): Promise<void> {
  const { database } = site;
  const dictionaries = await siteDictionaries(site);
  // One that comes back has missed the words that came meanwhile.
  await database.execute(
    sql`delete from search_stem_dictionaries where dictionary <> all(${dictionaries}::text[])`,
  );
  const missing = await missingDictionaries(site, dictionaries);
  if (missing.length === 0) return;
  for (let after = ''; ; ) {
    const row = await database.row<{ last: string | null }>(sql`
      with batch as materialized (
        select word from search_words where word > ${after} order by word limit ${sql.integer(BATCH)}
      ), stored as (${insertStems(sql`batch`, missing)})
      select max(word) as last from batch`);
    if (!row?.last) break;
    after = row.last;
  }
  await database.execute(sql`
    insert into search_stem_dictionaries (dictionary) select unnest(${missing}::text[]) on conflict do nothing`);
}

export async function missingDictionaries(site: Site, dictionaries?: readonly string[]): Promise<string[]> {
  const wanted = dictionaries ?? (await siteDictionaries(site));
  const rows = await site.database.rows<{ dictionary: string }>(
    sql`select dictionary from search_stem_dictionaries`,
  );
  return wanted.filter((name) => !rows.some(({ dictionary }) => dictionary === name));
}

export const STEM_JOB = 'search.stemVocabulary';

/** After an upgrade, and where the site has got a language more. Until the job is done, words are found as they are. */
export async function stemWhatIsNew(site: Site): Promise<void> {
  if ((await missingDictionaries(site)).length === 0) return;
  await site.database.transaction((tx) => site.jobs.enqueue(tx, STEM_JOB, {}, { key: STEM_JOB }));
}

/** The site's own language, or an add-on of a language: settings change rarely, and it takes one look to see that nothing is new. */
export const stemNewLanguages = listener(configChanged, {
  name: 'search config.changed',
  handle: (site) => stemWhatIsNew(site),
});
