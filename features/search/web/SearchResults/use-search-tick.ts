// Says that something was searched for: once for each query, whatever page of its results is looked at.
import { useEffect } from 'react';
import { sendBeacon } from '../../../../platform/web/api/beacon.ts';
import type { SearchResultsProps } from '../../search-results.contract.ts';

/** Of this site; a search of another one would be another source. */
const SOURCE = { key: 'community' };

const shown = new Set<string>();

export function useSearchTick({ query, domain, filters, paging, isIncomplete }: SearchResultsProps): void {
  const { total, currentPage } = paging;
  const types = filters.types.join(',');
  useEffect(() => {
    const text = query.trim();
    if (text === '' || shown.has(text)) return;
    shown.add(text);
    sendBeacon('/tick', {
      type: 'search',
      url: location.href,
      siteSectionID: '0',
      domain,
      // How many there are is not known where only a part was searched.
      searchResults: isIncomplete ? -1 : total,
      searchQuery: { ...wordsOf(text), originalQuery: text },
      searchTypes: types.split(',').filter(Boolean),
      page: currentPage,
      title: document.title,
      source: SOURCE,
    });
  }, [query, domain, types, total, currentPage, isIncomplete]);
}

function wordsOf(text: string): { terms: string[]; negativeTerms: string[] } {
  const words = (text.match(/-?"[^"]+"|\S+/g) ?? []).slice(0, 100);
  const negative = words.filter((word) => /^-./.test(word));
  const plain = (word: string) => word.replace(/^-/, '').replaceAll('"', '');
  return {
    terms: words.filter((word) => !negative.includes(word)).map(plain),
    negativeTerms: negative.map(plain),
  };
}
