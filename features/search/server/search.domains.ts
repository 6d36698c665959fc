// Which kinds of records a search is about.
import { fieldProblem } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { memberFilters, type SearchInput } from '../search.contract.ts';
import { isMemberSort, isNameSort } from './search.order.ts';
import { requestedTypes } from './search.types.ts';
import { searchKinds } from './search-kinds.ts';

export function recordTypesOf(ctx: RequestContext, input: SearchInput): string[] {
  const requested = requestedTypes(ctx, input);
  const kinds = new Map(searchKinds.of(ctx).map((kind) => [kind.recordType, kind]));
  const unknown = requested.find((type) => !kinds.has(type));
  if (unknown !== undefined)
    throw fieldProblem('recordTypes', `recordTypes: there are no records of type ${unknown}.`);
  requireMembersAlone(input, requested);
  return requested.filter((type) => kinds.get(type)?.mayFind?.(ctx) ?? true);
}

/** What means something for members only refuses a search for anything else, instead of being passed over. */
function requireMembersAlone(input: SearchInput, requested: readonly string[]): void {
  if (input.scope === 'hub' && requested.includes('user'))
    throw fieldProblem('scope', 'scope: members are found on this site alone.');
  if (requested.length > 0 && requested.every((type) => type === 'user')) return;
  const filter = (Object.keys(memberFilters.shape) as (keyof typeof memberFilters.shape)[]).find(
    (name) => input[name] !== undefined,
  );
  if (filter) throw fieldProblem(filter, `${filter}: only searches for members can be narrowed by it.`);
  const isOfPlaces = requested.length > 0 && requested.every((type) => type === 'category');
  if (isOfPlaces && isNameSort(input.sort)) return;
  if (isMemberSort(input.sort)) throw fieldProblem('sort', 'sort: only members can be ordered so.');
}
