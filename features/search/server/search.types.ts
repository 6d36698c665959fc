// Which kinds of records a search asks for, whoever asks.
import type { SearchInput } from '../search.contract.ts';
import type { FoundType } from './search.matches.ts';

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

export function requestedTypes({
  recordTypes,
  domain,
  types,
}: Pick<SearchInput, 'recordTypes' | 'domain' | 'types'>): FoundType[] {
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
