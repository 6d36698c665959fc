import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { SearchInput } from '../search.contract.ts';
import { findRecords, type Outcome } from './search.find.ts';
import { type PresentedResult, presentResults } from './search.present.ts';

export interface SearchOutcome extends Omit<Outcome, 'found'> {
  results: PresentedResult[];
}

/** ids → hydrate → present; visibility is a condition of the first step. */
export async function search(ctx: RequestContext, input: SearchInput): Promise<SearchOutcome> {
  const { found, ...outcome } = await findRecords(ctx, input);
  const shown = input.includeResults ? found : [];
  return { ...outcome, results: await presentResults(ctx, input, shown, outcome.words) };
}
