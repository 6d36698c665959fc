// What the search would find of what is being typed.
import { useEffect, useState } from 'react';
import { call } from '../../../../platform/web/api/call.ts';
import type { SearchResult, searchEverything } from '../../search.contract.ts';

const DEBOUNCE_MILLISECONDS = 100;
const PAGE_SIZE = 20;

export interface Suggestion {
  label: string;
  /** Without one it fills the field. */
  url: string | undefined;
  type: string;
  /** Which search found it: `community`, or the key of another one. */
  source: string;
  dateUpdated: string | undefined;
  crumbs: { name: string }[];
  labels: string[];
  isForeign: boolean;
  /** Of its source. */
  isFirst: boolean;
  /** Where it belongs: the last of its crumbs. */
  parentLabel: string | undefined;
  key: string;
}

export function suggestionOf(result: SearchResult, at: number): Suggestion {
  return {
    label: result.name,
    url: result.url || undefined,
    type: result.type,
    source: 'community',
    dateUpdated: result.dateUpdated ?? result.dateInserted,
    crumbs: (result.breadcrumbs ?? []).map(({ name }) => ({ name })),
    labels: result.labelCodes ?? [],
    isForeign: result.isForeign,
    isFirst: at === 0,
    parentLabel: result.breadcrumbs?.at(-1)?.name,
    key: result.recordType + result.recordID,
  };
}

/** undefined: the first answer is on its way. */
export function useSuggestions(
  text: string,
  fields: Readonly<Record<string, string>> = {},
): Suggestion[] | undefined {
  const [suggestions, setSuggestions] = useState<Suggestion[]>();
  const { domain = 'all_content', scope, categoryID, includeChildCategories, types } = fields;
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const query = {
        query: text,
        domain,
        collapse: true,
        limit: PAGE_SIZE,
        ...(scope && { scope }),
        ...(categoryID && { categoryID }),
        ...(includeChildCategories && { includeChildCategories }),
        ...(types && { types }),
        expand: ['breadcrumbs', '-body'],
      };
      // Failed suggestions are none: the search itself is one key away.
      const answer = await call<typeof searchEverything>('GET /search', {
        query: query as never,
        signal: abort.signal,
      }).catch(() => undefined);
      if (!abort.signal.aborted) setSuggestions((answer?.body ?? []).map(suggestionOf));
    }, DEBOUNCE_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text, domain, scope, categoryID, includeChildCategories, types]);
  return suggestions;
}
