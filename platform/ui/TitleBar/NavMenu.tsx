import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { NavBadge, navItemClass } from './Nav.tsx';
import styles from './NavMenu.module.css';
import { useNavMenu } from './use-nav-menu.ts';

export type NavLink = { id: string; name: string; href?: string; badge?: string; items?: NavLink[] };

export type NavMenuProps = {
  name: ReactNode;
  href?: string;
  badge?: string;
  isCurrent?: boolean;
  items: NavLink[];
};

/** An item of the navigation with children. Without scripts its panel opens by style alone, on hover and focus. */
export function NavMenu({ name, href, badge, isCurrent = false, items }: NavMenuProps) {
  const { group, isOpen, isReady } = useNavMenu();
  const Opener = href === undefined ? 'button' : 'a';
  return (
    <div ref={group} className={styles.group} data-ready={isReady || undefined}>
      <Opener
        className={navItemClass()}
        {...(href === undefined ? { type: 'button' as const } : { href })}
        aria-expanded={isOpen}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {name}
        <NavBadge text={badge} />
        <Icon name="chevron-down" size="sm" />
      </Opener>
      <div className={styles.panel}>
        <NavList items={items} className={items.length > 1 ? styles.list : styles.single} />
      </div>
    </div>
  );
}

export function NavList({ items, className }: { items: NavLink[]; className?: string }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item.id}>
          <NavEntry {...item} />
          {item.items && item.items.length > 0 && <NavList items={item.items} />}
        </li>
      ))}
    </ul>
  );
}

function NavEntry({ name, href, badge }: NavLink) {
  const face = (
    <>
      {name}
      <NavBadge text={badge} />
    </>
  );
  return href === undefined ? <span className={styles.title}>{face}</span> : <a href={href}>{face}</a>;
}
