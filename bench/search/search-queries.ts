// Two hundred searches drawn from the titles of the site that is measured, the same each time: nothing of them is stored here.
import { tokenize } from '../../features/search/server/tokenize.ts';
import { sql } from '../../platform/server/db/sql.ts';
import type { Site } from '../../platform/server/site/site.ts';

export interface BenchQuery {
  kind: keyof typeof KINDS | 'common' | 'cjk';
  text: string;
  /** The discussion whose title it was drawn from, where whoever asks so looks for it. */
  knownItem?: number;
}

interface Title {
  discussionID: number;
  words: string[];
}

const SEED = 'search-1';
const COMMON_WORDS = 32;
const EVERYDAY = [
  'the',
  'error',
  'how to',
  'what is',
  'is it possible',
  'to',
  'a',
  'not working',
  '"how to"',
];
/** Of two signs, one sign, a run, and what no site has. */
const CJK = ['中文', '教程', '中', '中文教程', '日本語', 'エラー', '한국어', '引擎', '東京都'];

/** How a search is made of a title, and how many of each kind there are. */
const KINDS = {
  title: { count: 60, isKnownItem: true, of: (words: string[]) => longest(words, 3).join(' ') },
  'whole title': { count: 20, isKnownItem: true, of: (words: string[]) => words.join(' ') },
  phrase: { count: 20, isKnownItem: true, of: (words: string[]) => `"${words.slice(0, 3).join(' ')}"` },
  word: { count: 20, isKnownItem: false, of: (words: string[]) => longest(words, 1).join(' ') },
  'part of a word': {
    count: 15,
    isKnownItem: false,
    of: (words: string[]) => longest(words, 1).join(' ').slice(0, 5),
  },
  misspelt: {
    count: 15,
    isKnownItem: false,
    of: (words: string[]) => longest(words, 2).map(swapped).join(' '),
  },
} as const;

type TitleKind = keyof typeof KINDS;
type TitleKindOf = (typeof KINDS)[TitleKind];

export async function benchQueries(site: Site): Promise<BenchQuery[]> {
  const titles = await readTitles(site);
  const queries: BenchQuery[] = [...EVERYDAY, ...(await commonWords(site))].map((text) => ({
    kind: 'common',
    text,
  }));
  let at = 0;
  for (const [kind, { count, isKnownItem, of }] of Object.entries(KINDS) as [TitleKind, TitleKindOf][]) {
    for (const { words, discussionID } of titles.slice(at, at + count))
      queries.push({ kind, text: of(words), ...(isKnownItem && { knownItem: discussionID }) });
    at += count;
  }
  return [...queries, ...CJK.map((text) => ({ kind: 'cjk' as const, text }))];
}

/** In an order that is by chance and always the same. */
async function readTitles(site: Site): Promise<Title[]> {
  const rows = await site.database.rows<{ id: number; name: string }>(sql`
    select discussion_id as id, name from discussions where length(name) between 15 and 80 and date_held is null
    order by md5(${SEED} || discussion_id) limit 1000`);
  return rows
    .map(({ id, name }) => ({ discussionID: id, words: tokenize(name).map(({ word }) => word) }))
    .filter(({ words }) => words.length >= 3 && longest(words, 1).join('').length >= 6);
}

async function commonWords(site: Site): Promise<string[]> {
  const rows = await site.database.rows<{ word: string }>(sql`
    select word from ts_stat('select words from search_documents where record_id % 10 = 0')
    order by ndoc desc, word limit ${sql.integer(COMMON_WORDS)}`);
  return rows.map(({ word }) => word);
}

function longest(words: string[], count: number): string[] {
  const chosen = [...words].sort((a, b) => b.length - a.length || (a < b ? -1 : 1)).slice(0, count);
  return words.filter((word, at) => chosen.includes(word) && words.indexOf(word) === at);
}

function swapped(word: string): string {
  const middle = Math.floor(word.length / 2);
  return word.slice(0, middle - 1) + word.charAt(middle) + word.charAt(middle - 1) + word.slice(middle + 1);
}
