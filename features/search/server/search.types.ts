// Which kinds of records a search asks for, whoever asks.
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { SearchInput } from '../search.contract.ts';
import { type SearchKind, searchKinds } from './search-kinds.ts';

/** Domains of what may not be here: then they ask for nothing. A domain that nobody knows asks for everything. */
const EMPTY_DOMAINS = ['knowledgeBase', 'group', 'empty'];

export function requestedTypes(
  ctx: Pick<RequestContext, 'site' | 'config'>,
  { recordTypes, domain, types }: Pick<SearchInput, 'recordTypes' | 'domain' | 'types'>,
): string[] {
  const kinds = searchKinds.of(ctx);
  if (recordTypes) return recordTypes;
  if (domain === undefined && types) return [...new Set(types.map(recordTypeOf))];
  const inDomain = (name: string) =>
    kinds.filter(({ domains }) => domains.includes(name)).map(({ recordType }) => recordType);
  const named = inDomain(domain ?? 'all_content');
  if (named.length > 0) return named;
  return domain !== undefined && EMPTY_DOMAINS.includes(domain) ? [] : inDomain('all_content');

  function typesOf({ types }: SearchKind): readonly string[] {
    return typeof types === 'function' ? types(ctx) : types;
  }

  /** Types of discussions are made by communities, so that what no kind calls its own is one. */
  function recordTypeOf(type: string): string {
    const kind = kinds.find((each) => typesOf(each).includes(type.toLowerCase()));
    return kind?.recordType ?? 'discussion';
  }
}
