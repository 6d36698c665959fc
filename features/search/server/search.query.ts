// A parsed query as the tsquery that PostgreSQL matches. Words are ours (folded), so quoting is all they need.
import type { Queryable } from '../../../platform/server/db/database.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { SearchQuery, SearchTerm } from './query-language.ts';
import { stemsOf } from './stem-dictionaries.ts';

/** A word stands for at most this many words of its stem or that contain it, those of a whole search for so many altogether. */
const MAX_EXPANSIONS = 40;
const ALL_EXPANSIONS = 80;
const LEAST_EXPANSIONS = 8;
const MIN_PART = 3;
/** Of the same stem, the shortest. */
const MAX_STEMMED = 6;
/** Where more records hold the very words, there is enough to find without others of their stem. */
const ENOUGH_EXACT = 30;

export type Vocabulary = ReadonlyMap<string, readonly string[]>;

export interface WordFacts {
  /** By the searched word: those of the same stem and those that contain it. */
  vocabulary: Vocabulary;
  /** Those of the same stem. */
  stems: Vocabulary;
  /** More records hold the words than are ranked. */
  isCommon: boolean;
}

export const NO_FACTS: WordFacts = { vocabulary: new Map(), stems: new Map(), isCommon: false };

/** The words of the site that stand for each searched word, and whether more than `most` records hold these: one statement for all. */
export async function readWordFacts(
  db: Queryable,
  query: SearchQuery,
  { most, dictionaries }: { most: number; dictionaries: readonly string[] },
): Promise<WordFacts> {
  const terms = query.alternatives.flat();
  const parts = terms.filter(isExpandable).flatMap((term) => term.words);
  // To look for phrases takes long; they are hardly ever common.
  const words = terms.every(({ kind }) => kind === 'word') ? toTsquery(query, new Map()) : undefined;
  if (parts.length === 0 && words === undefined) return NO_FACTS;
  const holding = words === undefined ? sql`false` : sql`words @@ ${words}::tsquery`;
  const share = Math.max(LEAST_EXPANSIONS, Math.floor(ALL_EXPANSIONS / Math.max(1, parts.length)));
  const expansions = Math.min(MAX_EXPANSIONS, share);
  // Of a common word the very word is looked for alone.
  const row = await db.row<{ words: Record<string, [string[], string[]]> | null; is_common: boolean }>(sql`
    select is_common, case when not is_common then (
      select jsonb_object_agg(part, jsonb_build_array(${sameStem(dictionaries, Math.min(MAX_STEMMED, expansions))}, array(
        select word from search_words
        where word like '%' || replace(replace(part, '\\', '\\\\'), '_', '\\_') || '%'
        order by word <> part, not starts_with(word, part), length(word), word
        limit ${sql.integer(expansions)}
      ))) from unnest(${[...new Set(parts)]}::text[]) as part
    ) end as words
    from (select count(*) > ${most} as is_common, count(*) <= ${sql.integer(ENOUGH_EXACT)} as has_few from (
      select from search_documents where ${holding} limit ${sql.integer(most + 1)}) holding) counted`);
  const found = Object.entries(row?.words ?? {});
  const standing = (stems: string[], parts: string[]) =>
    [...new Set([...stems, ...parts])].slice(0, expansions);
  return {
    vocabulary: new Map(found.map(([word, [stems, parts]]) => [word, standing(stems, parts)])),
    stems: new Map(found.map(([word, [stems]]) => [word, stems])),
    isCommon: row?.is_common ?? false,
  };
}

/** As one expression, of `part`: the words of the site with its stem, the shortest first. */
function sameStem(dictionaries: readonly string[], most: number): Sql {
  return sql`array(
    select word from ${stemsOf(sql`part`, dictionaries)} asked join search_stems stored using (dictionary, stem)
    where has_few and word <> part group by word order by length(word), word limit ${sql.integer(most)})`;
}

function isExpandable(term: SearchTerm): boolean {
  return term.kind === 'word' && !term.isExcluded && (term.words[0]?.length ?? 0) >= MIN_PART;
}

interface Reach {
  /** In names alone: what weighs most. */
  isOfNames?: boolean;
  /** Somebody is still typing: the last word may go on. */
  isUnfinished?: boolean;
}

/** undefined: nothing was asked for. */
export function toTsquery(
  query: SearchQuery,
  vocabulary: Vocabulary,
  { isOfNames = false, isUnfinished = false }: Reach = {},
): string | undefined {
  const last = isUnfinished ? query.alternatives.at(-1)?.at(-1) : undefined;
  const alternatives = query.alternatives.map((terms) =>
    terms
      .map((term) => {
        const lexemes = termQuery(term, vocabulary, isOfNames ? 'A' : '');
        return term === last && term.kind === 'word' && !term.isExcluded
          ? `(${lexemes} | ${quoted(term.words[0] ?? '')}:*${isOfNames ? 'A' : ''})`
          : lexemes;
      })
      .join(' & '),
  );
  return alternatives.length === 0 ? undefined : alternatives.map((each) => `(${each})`).join(' | ');
}

function termQuery(term: SearchTerm, vocabulary: Vocabulary, weight: '' | 'A'): string {
  const positive = positiveQuery(term, vocabulary, weight);
  return term.isExcluded ? `!(${positive})` : `(${positive})`;
}

function positiveQuery(term: SearchTerm, vocabulary: Vocabulary, weight: '' | 'A'): string {
  const label = weight && `:${weight}`;
  const last = term.words.length - 1;
  const isLoneSign = term.words.length === 1 && [...(term.words[0] ?? '')].length === 1;
  if (term.kind !== 'word' || isLoneSign) {
    // One sign of Chinese begins every pair it stands in: asked for as a beginning.
    const isOpenEnded = term.kind === 'prefix' || (isLoneSign && /\P{ASCII}/u.test(term.words[0] ?? ''));
    return term.words
      .map((word, at) => quoted(word) + (isOpenEnded && at === last ? `:*${weight}` : label))
      .join(' <-> ');
  }
  const word = term.words[0] ?? '';
  const known = term.isExcluded ? [] : (vocabulary.get(word) ?? []);
  return [...new Set([word, ...known])].map((each) => quoted(each) + label).join(' | ');
}

function quoted(word: string): string {
  return `'${word.replace(/['\\]/g, '$&$&')}'`;
}
