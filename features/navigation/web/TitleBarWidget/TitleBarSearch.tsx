// The quiet search of the title bar. `/` jumps to it; suggestions are loaded when somebody types.
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { SearchBox } from '../../../../platform/ui/SearchBox/SearchBox.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { areKeysOn, isTyping } from '../../../../platform/web/keys/keys-choice.ts';
import { isCovered } from '../../../../platform/web/keys/use-page-keys.ts';
import { useLocation } from '../../../../platform/web/router/screen.tsx';
import type { SearchScope } from '../../title-bar.contract.ts';
import styles from './TitleBarWidget.module.css';

const ScopeSelect = lazy(() => import('./ScopeSelect.tsx'));
const SearchSuggestions = lazy(() => import('./SearchSuggestions.tsx'));

export interface TitleBarSearchProps {
  text: string;
  onText: (text: string) => void;
  /** More than one: who searches chooses. */
  scopes?: SearchScope[];
}

export function TitleBarSearch({ text, onText, scopes = [] }: TitleBarSearchProps) {
  const { t } = useTranslator();
  const input = useRef<HTMLInputElement>(null);
  /** What was typed when the suggestions were left: they come again with another letter. */
  const [left, setLeft] = useState('');
  const [scope, setScope] = useState<SearchScope>('site');
  const location = useLocation();
  useSlashKey(input);
  // What is in the address is not asked: the field is the same on every page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of page empties it.
  useEffect(() => onText(''), [location]);
  const hasChoice = scopes.length > 1;
  const leave = () => setLeft(text);
  return (
    <div className={styles.search} data-title-bar-search>
      <SearchBox
        variant="titleBar"
        label={t('Search')}
        shortcut="/"
        hidden={hasChoice ? { scope } : undefined}
        inputProps={{
          ref: input,
          value: text,
          onChange: (event) => onText(event.currentTarget.value),
          onKeyDown: (event) => onKey(event, text, onText),
        }}
      />
      {hasChoice && text !== '' && (
        <Suspense>
          <ScopeSelect scopes={scopes} value={scope} onChange={setScope} onLeave={leave} />
        </Suspense>
      )}
      {text.trim() !== '' && text !== left && (
        <Suspense>
          <SearchSuggestions text={text} scope={hasChoice ? scope : undefined} onLeave={leave} />
        </Suspense>
      )}
    </div>
  );
}

/** Down goes into the suggestions; Escape empties the field, then leaves it. */
function onKey(event: KeyboardEvent<HTMLInputElement>, text: string, onText: (text: string) => void): void {
  // Letters that are still being composed take both keys for themselves.
  if (event.nativeEvent.isComposing) return;
  const input = event.currentTarget;
  if (event.key === 'Escape') {
    if (text === '') input.blur();
    onText('');
  } else if (event.key === 'ArrowDown') {
    const first = input.closest('[data-title-bar-search]')?.querySelector<HTMLElement>('a[href]');
    if (first) event.preventDefault();
    first?.focus();
  }
}

function useSlashKey(input: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const jump = (event: globalThis.KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== '/' || hasModifier || isTyping(event.target) || isCovered() || !areKeysOn()) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', jump);
    return () => document.removeEventListener('keydown', jump);
  }, [input]);
}
