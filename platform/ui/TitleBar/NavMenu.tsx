import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './NavMenu.module.css';
import { useNavMenu } from './use-nav-menu.ts';

export type NavMenuProps = {
  name: ReactNode;
  href?: string;
  isCurrent?: boolean;
  items: NavMenuEntry[];
};

export type NavMenuEntry = { name: string; href?: string; items?: { name: string; href: string }[] };

/** A navigation item with children: its panel opens on hover and focus, and without scripts by style alone. */
export function NavMenu({ name, href, isCurrent = false, items }: NavMenuProps) {
  const { group, isOpen, isReady, events } = useNavMenu();
  const face = (
    <>
      {name}
      <Icon name="chevron-down" size="sm" />
    </>
  );
  return (
    <div
      ref={group}
      className={styles.group}
      data-ready={isReady || undefined}
      data-open={isOpen || undefined}
      {...events}
    >
      {href === undefined ? (
        <button type="button" className={styles.item} aria-expanded={isOpen}>
          {face}
        </button>
      ) : (
        <a className={styles.item} href={href} aria-current={isCurrent ? 'page' : undefined}>
          {face}
        </a>
      )}
      <div className={styles.panel}>
        <ul className={styles.list}>
          {items.map((entry) => (
            <NavEntry key={`${entry.href ?? ''}${entry.name}`} {...entry} />
          ))}
        </ul>
      </div>
    </div>
  );
}

function NavEntry({ name, href, items = [] }: NavMenuEntry) {
  return (
    <li>
      {href === undefined ? <span className={styles.title}>{name}</span> : <a href={href}>{name}</a>}
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={`${item.href}${item.name}`}>
              <a href={item.href}>{item.name}</a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
