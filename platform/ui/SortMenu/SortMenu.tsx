import { Icon } from '../Icon/Icon.tsx';
import { useUiLanguage } from '../language/language.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { MenuLink } from '../Menu/MenuItem.tsx';
import { SpareWord } from '../SpareWord/SpareWord.tsx';
import styles from './SortMenu.module.css';

export type SortMenuProps = {
  options: { name: string; href: string; isCurrent?: boolean }[];
  label?: string;
};

/** The current order on its face, the others as links. */
export function SortMenu({ options, label }: SortMenuProps) {
  const { translate } = useUiLanguage();
  const current = options.find((option) => option.isCurrent) ?? options[0];
  const face = (
    <SpareWord word={label ?? translate('Sort')}>
      <b>{current?.name}</b>
      <Icon name="chevron-down" />
    </SpareWord>
  );
  return (
    <Menu face={face} className={styles.menu} faceClassName={styles.sort}>
      {options.map((option) => (
        <MenuLink key={option.href} href={option.href} isCurrent={option.isCurrent} data-replace="">
          {option.name}
        </MenuLink>
      ))}
    </Menu>
  );
}
