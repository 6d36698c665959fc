// What the search would find, while it is typed.
import { type RefObject, useEffect, useRef, useState } from 'react';
import { MenuPanel } from '../../../../platform/ui/Menu/Menu.tsx';
import { MenuLink } from '../../../../platform/ui/Menu/MenuItem.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { SearchResult, searchEverything } from '../../../search/search.contract.ts';
import styles from './SearchSuggestions.module.css';

const DEBOUNCE_MILLISECONDS = 100;

export default function SearchSuggestions({ text, onLeave }: { text: string; onLeave: () => void }) {
  const { t } = useTranslator();
  const suggestions = useSuggestions(text);
  const place = useRef<HTMLDivElement>(null);
  useLeaving(place, onLeave);
  return (
    <div ref={place} className={styles.place}>
      <MenuPanel width="contents" align="start" className={styles.panel}>
        {suggestions.map((each) => (
          <MenuLink
            key={each.recordType + each.recordID}
            href={each.url}
            note={each.breadcrumbs?.at(-1)?.name}
          >
            <span dir="auto">{each.name}</span>
          </MenuLink>
        ))}
        <MenuLink href={`/search?query=${encodeURIComponent(text)}`} icon="search">
          {t('Search for {query}', { query: text })}
        </MenuLink>
      </MenuPanel>
    </div>
  );
}

function useSuggestions(text: string): SearchResult[] {
  const [suggestions, setSuggestions] = useState<SearchResult[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const query = {
        query: text,
        domain: 'all_content',
        collapse: true,
        limit: 8,
        expand: ['breadcrumbs', '-body'],
      };
      // A failed suggestion is none: the search itself is one key away.
      const answer = await call<typeof searchEverything>('GET /search', {
        query,
        signal: abort.signal,
      }).catch(() => undefined);
      if (answer) setSuggestions(answer.body);
    }, DEBOUNCE_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text]);
  return suggestions;
}

/** A press anywhere else closes the list. */
function useLeaving(place: RefObject<HTMLElement | null>, onLeave: () => void): void {
  useEffect(() => {
    const close = (event: PointerEvent) => {
      const search = place.current?.parentElement;
      if (search && !search.contains(event.target as Node)) onLeave();
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [place, onLeave]);
}
