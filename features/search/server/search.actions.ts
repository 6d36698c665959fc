import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { SearchInput } from '../search.contract.ts';
import { findRecords, type Outcome } from './search.find.ts';
import { type PresentedResult, presentResults } from './search.present.ts';

declare module '../../../platform/server/feature/provided.ts' {
  interface Provided {
    /** Somebody searched, and so much was found; nothing waits for what is made of that. */
    searchCompleted: (ctx: RequestContext, found: { query: string; total: number }) => void;
  }
}

export interface SearchOutcome extends Omit<Outcome, 'found'> {
  results: PresentedResult[];
}

/** ids → hydrate → present; visibility is a condition of the first step. */
export async function search(ctx: RequestContext, input: SearchInput): Promise<SearchOutcome> {
  const { found, ...outcome } = await findRecords(ctx, input);
  if (isOfSomebody(input) && !outcome.isIncomplete)
    ctx.site.features.provided.searchCompleted?.(ctx, { query: input.query, total: outcome.total });
  const shown = input.includeResults ? found : [];
  return { ...outcome, results: await presentResults(ctx, input, shown, outcome.words) };
}

/** Typed to the end, and looked at for the first time. */
function isOfSomebody({ query, page, includeTypeaheads, includeResults }: SearchInput): boolean {
  return query.trim() !== '' && page === 1 && !includeTypeaheads && includeResults;
}
