// By which of PostgreSQL's dictionaries the words of a site are stemmed: those of its language and of the languages it is shown in.
import type { Config } from '../../../platform/server/config/config.ts';
import { siteConfig } from '../../../platform/server/config/site-config.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { Site } from '../../../platform/server/site/site.ts';

/**
 * Languages without one, such as Chinese, stay as they are. So do Hindi, Nepali and Tamil, whose vowel signs are marks that are not
 * stored.
 */
const DICTIONARIES: Readonly<Record<string, string>> = {
  ar: 'arabic_stem',
  ca: 'catalan_stem',
  da: 'danish_stem',
  de: 'german_stem',
  el: 'greek_stem',
  en: 'english_stem',
  es: 'spanish_stem',
  et: 'estonian_stem',
  eu: 'basque_stem',
  fi: 'finnish_stem',
  fr: 'french_stem',
  ga: 'irish_stem',
  hu: 'hungarian_stem',
  hy: 'armenian_stem',
  id: 'indonesian_stem',
  it: 'italian_stem',
  lt: 'lithuanian_stem',
  nb: 'norwegian_stem',
  nl: 'dutch_stem',
  nn: 'norwegian_stem',
  no: 'norwegian_stem',
  pt: 'portuguese_stem',
  ro: 'romanian_stem',
  ru: 'russian_stem',
  sr: 'serbian_stem',
  sv: 'swedish_stem',
  tr: 'turkish_stem',
  yi: 'yiddish_stem',
};

/** A site in more languages is rare; the words of a search are looked up by each of them. */
const MOST = 6;

/** The site's own first. */
export function dictionariesOf(site: Pick<Site, 'languages'>, config: Config): string[] {
  const locales = [config.get(siteConfig.locale), ...site.languages.available(config)];
  const names = locales.map((locale) => DICTIONARIES[locale.toLowerCase().split(/[-_]/)[0] ?? '']);
  return [...new Set(names.filter((name) => name !== undefined))].slice(0, MOST);
}

/** Rows of `dictionary` and `stem` of a word, which is an expression. A release of PostgreSQL may lack a dictionary. */
export function stemsOf(word: Sql, dictionaries: readonly string[]): Sql {
  // Words are stored without marks: й at the end of a Russian word is и.
  const spelt = sql`case when d.dictname = 'russian_stem' then regexp_replace(${word}, '([аеиоуыэюя])и$', '\\1й') else ${word} end`;
  return sql`(
    select d.dictname::text as dictionary, stem
    from pg_catalog.pg_ts_dict d, unnest(ts_lexize(d.oid::regdictionary, ${spelt})) as stem
    where d.dictname = any(${dictionaries}::text[]) and d.dictnamespace = 'pg_catalog'::regnamespace
  )`;
}
