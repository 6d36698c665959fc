// Found records as results, each presented by its kind.
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { withFilledBodies } from '../../discussions/server/bodies/own-embeds.ts';
import type { SearchInput, SearchResult } from '../search.contract.ts';
import type { Found } from './search-kinds.ts';
import { type FoundRecord, type SearchKind, searchKinds } from './search-kinds.ts';
import type { Snippet } from './snippet.ts';

export interface PresentedResult extends SearchResult {
  snippet: Snippet;
}

export async function presentResults(
  ctx: RequestContext,
  input: SearchInput,
  found: readonly Found[],
  words: readonly string[],
): Promise<PresentedResult[]> {
  const records = new Map<Found, FoundRecord | undefined>();
  await Promise.all(
    [...byPresenter(searchKinds.of(ctx), found)].map(async ([present, own]) => {
      const presented = await present(ctx, own, { input, words });
      for (const [at, each] of own.entries()) records.set(each, presented[at]);
    }),
  );
  const results = found.flatMap((each) => {
    const record = records.get(each);
    return record ? [{ ...common(each, input), ...record }] : [];
  });
  return input.expand.has('body') ? withFilledBodies(ctx, results) : results;
}

function byPresenter(kinds: readonly SearchKind[], found: readonly Found[]) {
  const presenterOf = new Map(kinds.map(({ recordType, present }) => [recordType, present]));
  const known = found.filter((each) => presenterOf.has(each.record_type));
  return Map.groupBy(known, (each) => presenterOf.get(each.record_type) as SearchKind['present']);
}

function common(each: Found, input: SearchInput) {
  return {
    recordType: each.record_type,
    recordID: each.record_id,
    isForeign: false,
    searchScore: each.rank,
    ...(input.collapse && { subqueryMatchCount: each.match_count }),
  };
}
