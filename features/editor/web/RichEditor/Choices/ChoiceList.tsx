import type { ReactNode } from 'react';
import { Kbd } from '../../../../../platform/ui/Kbd/Kbd.tsx';
import { MenuPanel } from '../../../../../platform/ui/Menu/Menu.tsx';
import { itemClass } from '../../../../../platform/ui/Menu/MenuItem.tsx';
import { useTranslator } from '../../../../../platform/web/i18n/language.tsx';
import { FloatingBox } from '../Floating/FloatingBox.tsx';
import styles from './ChoiceList.module.css';
import type { Choice, ChoicesState } from './use-choices.ts';

export interface ChoiceListProps<C extends Choice> {
  id: string;
  label: string;
  state: ChoicesState<C>;
  face: (choice: C) => ReactNode;
}

/** The focus stays in the text, which names the active one. */
export function ChoiceList<C extends Choice>({ id, label, state, face }: ChoiceListProps<C>) {
  const { t } = useTranslator();
  return (
    <FloatingBox at={state.range}>
      <MenuPanel isStatic className={styles.panel}>
        <div id={id} role="listbox" aria-label={label} className={styles.list}>
          {state.choices.map((choice, index) => (
            <div
              key={choice.id}
              id={`${id}-${choice.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === state.active}
              className={itemClass({ isActive: index === state.active })}
              ref={index === state.active ? intoView : undefined}
              // Pressing must not take the focus from the text.
              onMouseDown={(event) => {
                event.preventDefault();
                state.choose(choice);
              }}
            >
              {face(choice)}
            </div>
          ))}
        </div>
        <div className={styles.keys} aria-hidden="true">
          <Kbd keys={['Enter']} /> {t('choose')}
          <Kbd keys={['Esc']} /> {t('close')}
        </div>
      </MenuPanel>
    </FloatingBox>
  );
}

function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
