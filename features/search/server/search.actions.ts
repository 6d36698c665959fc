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
  const query = parseQuery(input.query, input.queryOperator);
  const name = parseQuery(input.name ?? '', input.queryOperator);
  const vocabulary = await readVocabulary(ctx.db, {
    alternatives: [...query.alternatives, ...name.alternatives],
  });
  const isUnfinished = input.includeTypeaheads;
  const parts = [
    toTsquery(query, vocabulary, { isUnfinished }),
    toTsquery(name, vocabulary, { isUnfinished, isOfNames: true }),
  ].filter((part) => part !== undefined);
  const words = [...markedWords(query), ...markedWords(name)];
  const tsquery = parts.length === 0 ? undefined : parts.map((part) => `(${part})`).join(' & ');
  const { found, ...finding } = await findRecords(ctx, input, tsquery);
  const shown = input.includeResults ? found : [];
  return { ...finding, words, results: await presentResults(ctx, input, shown, words) };
}
