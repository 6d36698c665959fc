// The quiet search of the title bar. `/` jumps to it; suggestions are loaded when somebody types.
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { SearchBox } from '../../../../platform/ui/SearchBox/SearchBox.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useLocation } from '../../../../platform/web/router/screen.tsx';

const SearchSuggestions = lazy(() => import('./SearchSuggestions.tsx'));

export function TitleBarSearch() {
  const { t } = useTranslator();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const { pathname, search } = useLocation();
  useSlashKey(input);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of page empties the field.
  useEffect(() => setText(''), [pathname, search]);
  return (
    <SearchBox
      variant="titleBar"
      label={t('Search')}
      shortcut="/"
      inputProps={{
        ref: input,
        value: text,
        onChange: (event) => setText(event.currentTarget.value),
        onKeyDown: (event) => event.key === 'Escape' && setText(''),
      }}
      suggestions={
        text.trim() !== '' && (
          <Suspense>
            <SearchSuggestions text={text} onLeave={() => setText('')} />
          </Suspense>
        )
      }
    />
  );
}

function useSlashKey(input: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const jump = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const isTyping = target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', jump);
    return () => document.removeEventListener('keydown', jump);
  }, [input]);
}
