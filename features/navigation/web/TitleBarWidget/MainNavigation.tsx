import { Nav, NavItem } from '../../../../platform/ui/TitleBar/Nav.tsx';
import { type NavLink, NavMenu } from '../../../../platform/ui/TitleBar/NavMenu.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useLocation } from '../../../../platform/web/router/screen.tsx';
import type { ShownItem } from '../../navigation.contract.ts';
import { hrefOf, isCurrent } from './nav-links.ts';

export function MainNavigation({ items, label }: { items: ShownItem[]; label?: string }) {
  const { t } = useTranslator();
  const { pathname } = useLocation();
  const linkOf = ({ id, name, url, badge, children }: ShownItem): NavLink => ({
    id,
    name: t(name),
    ...(url !== undefined && { href: hrefOf(url) }),
    ...(badge && { badge: badge.text }),
    ...(children && { items: children.map(linkOf) }),
  });
  return (
    <Nav label={label ?? t('Main')}>
      {items.map((item) => {
        const { id, name, href, badge, items: below } = linkOf(item);
        const here = isCurrent(pathname, item.url);
        return below ? (
          <NavMenu key={id} name={name} href={href} badge={badge} isCurrent={here} items={below} />
        ) : (
          <NavItem key={id} href={href ?? '/'} badge={badge} isCurrent={here}>
            {name}
          </NavItem>
        );
      })}
    </Nav>
  );
}
