import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { SearchInput } from '../search.contract.ts';
import { markedWords, parseQuery } from './query-language.ts';
import { type Finding, findRecords } from './search.find.ts';
import { type PresentedResult, presentResults } from './search.present.ts';
import { readVocabulary, toTsquery } from './search.query.ts';

export interface SearchOutcome extends Pick<Finding, 'total' | 'facets' | 'isIncomplete'> {
  results: PresentedResult[];
  words: string[];
}

/** ids → hydrate → present; visibility is a condition of the first step. */
export async function search(ctx: RequestContext, input: SearchInput): Promise<SearchOutcome> {
  const query = parseQuery([input.query, input.name].filter(Boolean).join(' '), input.queryOperator);
  const words = markedWords(query);
  const tsquery = toTsquery(query, await readVocabulary(ctx.db, query));
  const { found, ...finding } = await findRecords(ctx, input, tsquery);
  return { ...finding, words, results: await presentResults(ctx, input, found, words) };
}
