// What the search would find, while it is typed.
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { MenuPanel } from '../../../../platform/ui/Menu/Menu.tsx';
import { MenuButton, MenuLabel, MenuLink } from '../../../../platform/ui/Menu/MenuItem.tsx';
import { nextIndex } from '../../../../platform/ui/Menu/use-arrow-keys.ts';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import styles from './SearchSuggestions.module.css';
import { type Suggestion, useSuggestions } from './suggestions.ts';

export interface SearchSuggestionsProps {
  text: string;
  /** Further fields of the search page. */
  fields?: Readonly<Record<string, string>> | undefined;
  opensNewTab?: boolean;
  onFill: (text: string) => void;
  onLeave: () => void;
}

export default function SearchSuggestions({
  text,
  fields,
  onFill,
  onLeave,
  ...more
}: SearchSuggestionsProps) {
  const { t, plural } = useTranslator();
  const suggestions = useSuggestions(text, fields);
  const place = useRef<HTMLDivElement>(null);
  useLeaving(place, onLeave);
  const newTab = more.opensNewTab ? { target: '_blank', rel: 'noopener' } : {};
  const search = new URLSearchParams({ query: text, ...fields });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its links take the focus; this hears their keys.
    <div ref={place} className={styles.place} onKeyDown={(event) => moveAmongItems(event, onLeave)}>
      <MenuPanel width="contents" align="start" className={styles.panel}>
        {suggestions?.map((each) =>
          each.url === undefined ? (
            <MenuButton key={each.key} data-suggestion="" onClick={() => onFill(each.label)}>
              <SuggestionFace suggestion={each} />
            </MenuButton>
          ) : (
            <MenuLink
              key={each.key}
              href={each.url}
              data-suggestion=""
              data-source={each.source}
              data-first={each.isFirst || undefined}
            >
              <SuggestionFace suggestion={each} />
            </MenuLink>
          ),
        )}
        {suggestions?.length === 0 && <MenuLabel>{t('No results found.')}</MenuLabel>}
        <MenuLink href={`/search?${search}`} icon="search" data-suggestion="" {...newTab}>
          {t('Search for {query}', { query: text })}
        </MenuLink>
      </MenuPanel>
      <span className="visuallyHidden" role="status">
        {suggestions !== undefined &&
          (suggestions.length > 0
            ? plural(suggestions.length, { one: '{count} result', other: '{count} results' })
            : t('No results found.'))}
      </span>
    </div>
  );
}

function SuggestionFace({ suggestion }: { suggestion: Suggestion }) {
  const { t } = useTranslator();
  const { crumbs, labels, dateUpdated, source } = suggestion;
  return (
    <>
      <span className={styles.name} dir="auto">
        {suggestion.label}
      </span>
      <span className={styles.facts}>
        {source !== 'community' && suggestion.isFirst && <span>{source}</span>}
        {labels.map((label) => (
          <span key={label}>{t(label.charAt(0).toUpperCase() + label.slice(1))}</span>
        ))}
        {crumbs.length > 0 && <span dir="auto">{crumbs.map(({ name }) => name).join(' › ')}</span>}
        {dateUpdated && <TimeAgo date={dateUpdated} form="short" />}
        {suggestion.isForeign && (
          <span>
            <Icon name="external-link" />
            {t('On another site')}
          </span>
        )}
      </span>
    </>
  );
}

/** Arrows move; up from the first goes back to the field, Escape too, with the suggestions gone. */
function moveAmongItems(event: KeyboardEvent<HTMLElement>, onLeave: () => void): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-suggestion]')];
  const at = items.indexOf(
    (event.target as HTMLElement).closest<HTMLElement>('[data-suggestion]') as HTMLElement,
  );
  const input = event.currentTarget.closest('[data-search-bar]')?.querySelector('input');
  if (event.key === 'Escape' || (event.key === 'ArrowUp' && at === 0)) {
    event.preventDefault();
    event.stopPropagation();
    input?.focus();
    if (event.key === 'Escape') onLeave();
    return;
  }
  const next = nextIndex(event.key, at, items.length);
  if (next === undefined) return;
  event.preventDefault();
  items[next]?.focus();
}

/** A press anywhere else closes the list, and so does the focus: it would lie over what has it. */
function useLeaving(place: RefObject<HTMLElement | null>, onLeave: () => void): void {
  useEffect(() => {
    const close = ({ target }: Event) => {
      // The field and the choice of where to search stand beside it.
      const search = place.current?.closest('[data-search-bar]');
      if (search && !search.contains(target as Node)) onLeave();
    };
    for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, close);
    return () => {
      for (const type of ['pointerdown', 'focusin']) document.removeEventListener(type, close);
    };
  }, [place, onLeave]);
}
