// Which kinds of records a search is about.
import { fieldProblem } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { memberFilters, type SearchInput } from '../search.contract.ts';
import type { FoundType } from './search.find.ts';
import { isMemberSort } from './search.order.ts';

/** Names of domains as clients write them. What is not here (articles, groups) is found by nobody. */
const DOMAINS: Readonly<Record<string, FoundType[]>> = {
  all_content: ['discussion', 'comment', 'category'],
  discussions: ['discussion', 'comment'],
  discussion: ['discussion', 'comment'],
  categories: ['category'],
  category: ['category'],
  places: ['category'],
  members: ['user'],
  user: ['user'],
  knowledgeBase: [],
  group: [],
  empty: [],
};

export function recordTypesOf(ctx: RequestContext, input: SearchInput): FoundType[] {
  const asked = askedTypes(input);
  requireMembersAlone(input, asked);
  return ctx.can('profiles.view') ? asked : asked.filter((type) => type !== 'user');
}

function askedTypes({ recordTypes, domain, types }: SearchInput): FoundType[] {
  if (recordTypes) return recordTypes;
  if (domain === undefined && types) return [...new Set(types.map(recordTypeOf))];
  return (
    (domain !== undefined && Object.hasOwn(DOMAINS, domain) ? DOMAINS[domain] : DOMAINS.all_content) ?? []
  );
}

function recordTypeOf(type: string): FoundType {
  switch (type.toLowerCase()) {
    case 'user':
      return 'user';
    case 'category':
      return 'category';
    case 'comment':
    case 'answer':
      return 'comment';
    default:
      return 'discussion';
  }
}

/** What means something for members only refuses a search for anything else, instead of being passed over. */
function requireMembersAlone(input: SearchInput, asked: readonly FoundType[]): void {
  if (input.scope === 'hub' && asked.includes('user'))
    throw fieldProblem('scope', 'scope: members are found on this site alone.');
  if (asked.length > 0 && asked.every((type) => type === 'user')) return;
  const filter = (Object.keys(memberFilters.shape) as (keyof typeof memberFilters.shape)[]).find(
    (name) => input[name] !== undefined,
  );
  if (filter) throw fieldProblem(filter, `${filter}: only searches for members can be narrowed by it.`);
  if (isMemberSort(input.sort)) throw fieldProblem('sort', 'sort: only members can be ordered so.');
}
