import { type Look, StyleSheetLink } from '../../../../platform/ui/Backdrop/Backdrop.tsx';
import { buttonClass, LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { classNames } from '../../../../platform/ui/class-names.ts';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import type { IconName } from '../../../../platform/ui/icons/icon-names.ts';
import { Menu } from '../../../../platform/ui/Menu/Menu.tsx';
import { MenuLink } from '../../../../platform/ui/Menu/MenuItem.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import styles from './NewPostMenu.module.css';

export interface NewPostItem {
  id: string;
  label: string;
  /** The address of its form. */
  action: string;
  icon: IconName;
  asOwnButton?: boolean;
}

/** One kind of post: one button. Several: a menu, but for those a layout puts on buttons of their own. */
export interface NewPostMenuProps {
  items: NewPostItem[];
  look?: Look;
}

export function NewPostMenu({ items, look }: NewPostMenuProps) {
  const { t } = useTranslator();
  const alone = items.filter((item) => item.asOwnButton);
  const together = items.filter((item) => !item.asOwnButton);
  const [only] = together;
  return (
    <div className={classNames(styles.buttons, look?.className)}>
      <StyleSheetLink look={look} />
      {together.length === 1 && only && (
        <LinkButton kind="primary" icon="plus" isBlock href={only.action}>
          {t(only.label)}
        </LinkButton>
      )}
      {together.length > 1 && (
        <Menu
          className={styles.menu}
          align="start"
          faceClassName={buttonClass({ kind: 'primary', isBlock: true })}
          face={
            <>
              <Icon name="plus" />
              {t('New post')}
              <Icon name="chevron-down" />
            </>
          }
        >
          {together.map((item) => (
            <MenuLink key={item.id} icon={item.icon} href={item.action}>
              {t(item.label)}
            </MenuLink>
          ))}
        </Menu>
      )}
      {alone.map((item) => (
        <LinkButton key={item.id} icon={item.icon} isBlock href={item.action}>
          {t(item.label)}
        </LinkButton>
      ))}
    </div>
  );
}
