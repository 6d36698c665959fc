// Which records match. The concurrency of searches is limited, and each has so much time: one that would take longer looks through the newest
// records alone and says so. The statement is the same; what differs is what it looks through.
import { heavyReadConfig } from '../../../platform/server/config/heavy-read-config.ts';
import type { Queryable } from '../../../platform/server/db/database.ts';
import { withinTime } from '../../../platform/server/db/within-time.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { SearchInput } from '../search.contract.ts';
import { markedWords, parseQuery } from './query-language.ts';
import { matchConditions } from './search.conditions.ts';
import { recordTypesOf } from './search.domains.ts';
import { type Finding, MAX_RANKED, NOTHING, readMatches, type Wanted } from './search.matches.ts';
import { searchOrder } from './search.order.ts';
import { NO_FACTS, readWordFacts, toTsquery, type Vocabulary } from './search.query.ts';
import { askEngine, type EngineQuery } from './search-engines.ts';
import { wholeWord } from './snippet.ts';
import { dictionariesOf } from './stem-dictionaries.ts';

/** The shares of the time after which looking up parts of words, and looking through everything, are given up. */
const VOCABULARY_SHARE = 0.2;
const WHOLE_SHARE = 0.7;
/** So many of the newest are looked through first, then `GROWTH` times as many, while the time lasts. */
const FIRST_NEWEST = 1000;
const GROWTH = 4;

/** Orders in which what is newest of a common word comes first, or is as good as what is older. */
const BY_DATE: readonly SearchInput['sort'][] = ['relevance', '-dateInserted'];
/** So many of the newest of each kind are looked through for a common word. */
const NEWEST_OF_COMMON = 2500;
/** Where fewer of these are seen and fit the filters, all is looked through. */
const ENOUGH = 300;

export interface Outcome extends Finding {
  /** What is marked in the results. */
  words: string[];
}

export async function findRecords(ctx: RequestContext, input: SearchInput): Promise<Outcome> {
  const query = parseQuery(input.query, input.queryOperator);
  const name = parseQuery(input.name ?? '', input.queryOperator);
  const alternatives = [...query.alternatives, ...name.alternatives];
  let words = [...markedWords(query), ...markedWords(name)];
  const conditions = await matchConditions(ctx, input, alternatives.length > 0);
  if (!conditions) return { ...NOTHING, words };
  const order = await searchOrder(ctx, input);
  const recordTypes = recordTypesOf(ctx, input);
  const tsqueryOf = (vocabulary: Vocabulary) => {
    const isUnfinished = input.includeTypeaheads;
    const parts = [
      toTsquery(query, vocabulary, { isUnfinished }),
      toTsquery(name, vocabulary, { isUnfinished, isOfNames: true }),
    ].filter((part) => part !== undefined);
    return parts.length === 0 ? undefined : parts.map((part) => `(${part})`).join(' & ');
  };
  const finding = await ctx.site.heavyReads.run(ctx, async () => {
    const limit = ctx.setting(heavyReadConfig.searchSeconds) * 1000;
    const end = performance.now() + limit;
    const byIndex = alternatives.length > 0;
    const until = <T>(share: number, read: (db: Queryable) => Promise<T>) =>
      withinTime(ctx.db, end - limit * (1 - share) - performance.now(), read, { byIndex });
    const elsewhere = await findElsewhere(ctx, { query, name, input, conditions, order, recordTypes }, until);
    if (elsewhere) return elsewhere;
    const known = { most: MAX_RANKED, dictionaries: dictionariesOf(ctx.site, ctx.config) };
    const facts = await until(VOCABULARY_SHARE, (db) => readWordFacts(db, { alternatives }, known));
    const { vocabulary, stems, isCommon } = facts ?? NO_FACTS;
    words = [...words, ...[...stems.values()].flat().map(wholeWord)];
    const [exact, stemmed, tsquery] = [new Map(), stems, vocabulary].map(tsqueryOf);
    const wanted = { input, conditions, order, recordTypes, tsquery, stemmed, exact };
    const isOfFew = input.insertUserIDs ?? input.insertUserNames ?? input.discussionID;
    if (isCommon && isOfFew === undefined && BY_DATE.includes(input.sort)) {
      const recent = { ...wanted, tsquery: exact, stemmed: exact, newest: NEWEST_OF_COMMON };
      const found = await until(WHOLE_SHARE, (db) => readMatches(db, recent));
      if (found && found.matched >= ENOUGH) return { ...found, isIncomplete: true };
    }
    const whole = await until(WHOLE_SHARE, (db) => readMatches(db, wanted));
    if (whole) return { ...whole, isIncomplete: whole.isIncomplete || facts === undefined };
    return findAmongNewest(ctx, wanted, end);
  });
  return { ...finding, words };
}

type Until = <T>(share: number, read: (db: Queryable) => Promise<T>) => Promise<T | undefined>;

/** Where another engine looks words up. */
async function findElsewhere(
  ctx: RequestContext,
  {
    query,
    name,
    ...wanted
  }: Omit<Wanted, 'tsquery' | 'stemmed' | 'exact'> & Pick<EngineQuery, 'query' | 'name'>,
  until: Until,
): Promise<Finding | undefined> {
  const { input, recordTypes } = wanted;
  const isUnfinished = input.includeTypeaheads;
  const hits = await askEngine(ctx, { query, name, isUnfinished, recordTypes, limit: MAX_RANKED });
  if (!hits) return undefined;
  const candidates = { ...wanted, tsquery: undefined, stemmed: undefined, exact: undefined, hits };
  const found = await until(WHOLE_SHARE, (db) => readMatches(db, candidates));
  return found && { ...found, isIncomplete: hits.length >= MAX_RANKED };
}

/** The most of the newest that can be looked through until `end`. */
async function findAmongNewest(ctx: RequestContext, wanted: Wanted, end: number): Promise<Finding> {
  let finding = NOTHING;
  for (let newest = FIRST_NEWEST; ; newest *= GROWTH) {
    const startedAt = performance.now();
    const found = await withinTime(ctx.db, end - startedAt, (db) => readMatches(db, { ...wanted, newest }));
    if (!found) break;
    finding = found;
    const now = performance.now();
    // The next one would be stopped anyway.
    if (now + (now - startedAt) * GROWTH > end) break;
  }
  return { ...finding, isIncomplete: true };
}
