// What the search would find, while it is typed.
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { MenuPanel } from '../../../../platform/ui/Menu/Menu.tsx';
import { MenuLink } from '../../../../platform/ui/Menu/MenuItem.tsx';
import { nextIndex } from '../../../../platform/ui/Menu/use-arrow-keys.ts';
import { call } from '../../../../platform/web/api/call.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { SearchResult, searchEverything } from '../../../search/search.contract.ts';
import type { SearchScope } from '../../title-bar.contract.ts';
import styles from './SearchSuggestions.module.css';

const DEBOUNCE_MILLISECONDS = 100;

export interface SearchSuggestionsProps {
  text: string;
  scope?: SearchScope;
  onLeave: () => void;
}

export default function SearchSuggestions({ text, scope, onLeave }: SearchSuggestionsProps) {
  const { t, plural } = useTranslator();
  const suggestions = useSuggestions(text, scope);
  const place = useRef<HTMLDivElement>(null);
  useLeaving(place, onLeave);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its links take the focus; this hears their keys.
    <div ref={place} className={styles.place} onKeyDown={(event) => moveAmongLinks(event, onLeave)}>
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
        <MenuLink
          href={`/search?query=${encodeURIComponent(text)}${scope ? `&scope=${scope}` : ''}`}
          icon="search"
        >
          {t('Search for {query}', { query: text })}
        </MenuLink>
      </MenuPanel>
      <span className="visuallyHidden" role="status">
        {suggestions.length > 0 &&
          plural(suggestions.length, { one: '{count} result', other: '{count} results' })}
      </span>
    </div>
  );
}

/** Arrows move; up from the first goes back to the field, Escape too, with the suggestions gone. */
function moveAmongLinks(event: KeyboardEvent<HTMLElement>, onLeave: () => void): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href]')];
  const at = links.indexOf(event.target as HTMLElement);
  const input = event.currentTarget.closest('[data-title-bar-search]')?.querySelector('input');
  if (event.key === 'Escape' || (event.key === 'ArrowUp' && at === 0)) {
    event.preventDefault();
    event.stopPropagation();
    input?.focus();
    if (event.key === 'Escape') onLeave();
    return;
  }
  const next = nextIndex(event.key, at, links.length);
  if (next === undefined) return;
  event.preventDefault();
  links[next]?.focus();
}

function useSuggestions(text: string, scope: SearchScope | undefined): SearchResult[] {
  const [suggestions, setSuggestions] = useState<SearchResult[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const query = {
        query: text,
        domain: 'all_content',
        collapse: true,
        limit: 20,
        ...(scope && { scope }),
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
  }, [text, scope]);
  return suggestions;
}

/** A press anywhere else closes the list, and so does the focus: it would lie over what has it. */
function useLeaving(place: RefObject<HTMLElement | null>, onLeave: () => void): void {
  useEffect(() => {
    const close = ({ target }: Event) => {
      // The field and the choice of where to search stand beside it.
      const search = place.current?.closest('[data-title-bar-search]');
      if (search && !search.contains(target as Node)) onLeave();
    };
    for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, close);
    return () => {
      for (const type of ['pointerdown', 'focusin']) document.removeEventListener(type, close);
    };
  }, [place, onLeave]);
}
