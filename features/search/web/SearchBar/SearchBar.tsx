// The field of a search wherever it stands: what it suggests is loaded when somebody types.
import {
  type KeyboardEvent,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { ErrorBoundary } from '../../../../platform/ui/ErrorBoundary/ErrorBoundary.tsx';
import { SearchBox, type SearchBoxProps } from '../../../../platform/ui/SearchBox/SearchBox.tsx';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import styles from './SearchBar.module.css';

const SearchSuggestions = lazy(() => import('./SearchSuggestions.tsx'));

export interface SearchBarProps
  extends Pick<SearchBoxProps, 'variant' | 'label' | 'placeholder' | 'defaultValue' | 'hidden' | 'shortcut'> {
  input?: RefObject<HTMLInputElement | null>;
  /** Where somebody else has it: what the field says. */
  value?: string;
  /** Emptied, it asks again, without words. */
  searchesWhenCleared?: boolean;
  onText?: (text: string) => void;
  /** Between the field and what it suggests, while there is a text. */
  choice?: (leave: () => void) => ReactNode;
}

export function SearchBar({ value, searchesWhenCleared, onText, choice, ...box }: SearchBarProps) {
  const own = useRef<HTMLInputElement>(null);
  const input = box.input ?? own;
  const [typed, setTyped] = useState(box.defaultValue ?? '');
  const text = value ?? typed;
  /** What was in the field when the suggestions were left: they come again with another letter. */
  const [left, setLeft] = useState(text);
  const isElsewhere = useSite().opensSearchInNewTab === true;
  const change = (changed: string) => {
    if (input.current && value === undefined) input.current.value = changed;
    setTyped(changed);
    onText?.(changed);
  };
  // What was typed before there were scripts counts as well.
  useEffect(() => setTyped(input.current?.value ?? ''), [input]);
  const clear = () => {
    change('');
    input.current?.focus();
    if (searchesWhenCleared) input.current?.form?.requestSubmit();
  };
  const leave = () => setLeft(text);
  return (
    <div className={styles.bar} data-search-bar>
      <SearchBox
        {...box}
        target={isElsewhere ? '_blank' : undefined}
        onClear={clear}
        inputProps={{
          ref: input,
          ...(value !== undefined && { value }),
          onChange: (event) => change(event.currentTarget.value),
          onKeyDown: (event) => onKey(event, text, change),
        }}
      />
      {text !== '' && choice?.(leave)}
      {text.trim() !== '' && text !== left && (
        <ErrorBoundary fallback={false}>
          <Suspense>
            <SearchSuggestions
              text={text}
              fields={box.hidden}
              opensNewTab={isElsewhere}
              onFill={(filled) => {
                change(filled);
                input.current?.focus();
              }}
              onLeave={leave}
            />
          </Suspense>
        </ErrorBoundary>
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
    const first = input.closest('[data-search-bar]')?.querySelector<HTMLElement>('[data-suggestion]');
    if (first) event.preventDefault();
    first?.focus();
  }
}
