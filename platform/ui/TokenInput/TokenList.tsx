import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useUiLanguage } from '../language/language.tsx';
import { MenuPanel } from '../Menu/Menu.tsx';
import { ItemFace, itemClass } from '../Menu/MenuItem.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { keepOverDialog } from './keep-over-dialog.ts';
import styles from './TokenInput.module.css';
import type { Token } from './token.ts';
import type { Found } from './use-token-search.ts';

export type TokenListProps<T extends Token> = {
  id: string;
  label: string;
  status: Found<T>['status'];
  choices: readonly T[];
  active: number;
  /** Another text than the name: of what is new. */
  faceOf?: (token: T) => ReactNode;
  onChoose: (token: T) => void;
};

export function TokenList<T extends Token>({
  id,
  label,
  status,
  choices,
  active,
  faceOf,
  onChoose,
}: TokenListProps<T>) {
  const { translate } = useUiLanguage();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  const place = useRef<HTMLDivElement>(null);
  // At each rendering: what is chosen makes the field higher.
  useLayoutEffect(() => (place.current ? keepOverDialog(place.current) : undefined));
  return (
    <div ref={place} className={styles.list}>
      <MenuPanel isStatic width="lg" className={styles.panel}>
        <div ref={list} id={id} role="listbox" aria-label={label}>
          {choices.map((token, index) => (
            <div
              key={token.id}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={itemClass({ isActive: index === active })}
              // Pressing must not take the focus from what is typed.
              onMouseDown={(event) => {
                event.preventDefault();
                onChoose(token);
              }}
            >
              {token.lead}
              <ItemFace note={token.note}>{faceOf?.(token) ?? <bdi>{token.name}</bdi>}</ItemFace>
            </div>
          ))}
        </div>
        {status === 'loading' && (
          <p className={styles.note}>
            <Spinner />
            {translate('Loading')}
          </p>
        )}
        {status === 'success' && choices.length === 0 && (
          <p className={styles.note}>{translate('No results found.')}</p>
        )}
        {status === 'error' && choices.length === 0 && (
          <p className={styles.note}>{translate('Something went wrong.')}</p>
        )}
      </MenuPanel>
    </div>
  );
}
