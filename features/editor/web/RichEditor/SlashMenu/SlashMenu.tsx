import { Icon } from '../../../../../platform/ui/Icon/Icon.tsx';
import { Kbd } from '../../../../../platform/ui/Kbd/Kbd.tsx';
import { MenuPanel } from '../../../../../platform/ui/Menu/Menu.tsx';
import { itemClass } from '../../../../../platform/ui/Menu/MenuItem.tsx';
import { useTranslator } from '../../../../../platform/web/i18n/language.tsx';
import { FloatingBox } from '../Floating/FloatingBox.tsx';
import styles from './SlashMenu.module.css';
import type { SlashMenuState } from './use-slash-menu.ts';

export function SlashMenu({ id, menu }: { id: string; menu: SlashMenuState }) {
  const { t } = useTranslator();
  return (
    <FloatingBox at={menu.range}>
      <MenuPanel isStatic className={styles.panel}>
        <div id={id} role="listbox" aria-label={t('Blocks')} className={styles.list}>
          {menu.choices.map((choice, index) => (
            <div
              key={choice.id}
              id={`${id}-${choice.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === menu.active}
              className={itemClass({ isActive: index === menu.active })}
              ref={index === menu.active ? intoView : undefined}
              // Pressing must not take the focus from the text.
              onMouseDown={(event) => {
                event.preventDefault();
                menu.choose(choice);
              }}
            >
              <span className={styles.icon}>
                <Icon name={choice.icon} />
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{choice.name}</span>
                <span className="muted small">{choice.hint}</span>
              </span>
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
