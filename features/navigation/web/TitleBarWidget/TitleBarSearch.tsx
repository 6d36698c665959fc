// The quiet search of the title bar. `/` jumps to it.
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { areKeysOn, isTyping } from '../../../../platform/web/keys/keys-choice.ts';
import { isCovered } from '../../../../platform/web/keys/use-page-keys.ts';
import { useLocation } from '../../../../platform/web/router/screen.tsx';
import { SearchBar } from '../../../search/web/SearchBar/SearchBar.tsx';
import type { SearchScope } from '../../title-bar.contract.ts';
import styles from './TitleBarWidget.module.css';

const ScopeSelect = lazy(() => import('./ScopeSelect.tsx'));

export interface TitleBarSearchProps {
  text: string;
  onText: (text: string) => void;
  /** More than one: who searches chooses. */
  scopes?: SearchScope[];
}

export function TitleBarSearch({ text, onText, scopes = [] }: TitleBarSearchProps) {
  const { t } = useTranslator();
  const input = useRef<HTMLInputElement>(null);
  const [scope, setScope] = useState<SearchScope>('site');
  const location = useLocation();
  useSlashKey(input);
  // What is in the address is not asked: the field is the same on every page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of page empties it.
  useEffect(() => onText(''), [location]);
  const hasChoice = scopes.length > 1;
  const choice = (leave: () => void) => (
    <Suspense>
      <ScopeSelect scopes={scopes} value={scope} onChange={setScope} onLeave={leave} />
    </Suspense>
  );
  return (
    <div className={styles.search} data-title-bar-search>
      <SearchBar
        variant="titleBar"
        label={t('Search')}
        shortcut="/"
        input={input}
        hidden={hasChoice ? { scope } : undefined}
        value={text}
        onText={onText}
        {...(hasChoice && { choice })}
      />
    </div>
  );
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
