// A parsed query as the tsquery that PostgreSQL matches. Words are ours (folded), so quoting is all they need.
import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { SearchQuery, SearchTerm } from './query-language.ts';

/** A part of a word stands for at most this many words that contain it. */
const MAX_EXPANSIONS = 40;
const MIN_PART = 3;

export type Vocabulary = ReadonlyMap<string, readonly string[]>;

/** The words of the site that contain each searched word: one statement for all. */
export async function readVocabulary(db: Queryable, query: SearchQuery): Promise<Vocabulary> {
  const parts = query.alternatives
    .flat()
    .filter(isExpandable)
    .flatMap((term) => term.words);
  if (parts.length === 0) return new Map();
  const rows = await db.rows<{ part: string; words: string[] }>(sql`
    select part, array(
      select word from search_words
      where word like '%' || replace(replace(part, '\\', '\\\\'), '_', '\\_') || '%'
      order by word <> part, not starts_with(word, part), length(word), word
      limit ${sql.integer(MAX_EXPANSIONS)}
    ) as words
    from unnest(${[...new Set(parts)]}::text[]) as part`);
  return new Map(rows.map((row) => [row.part, row.words]));
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
