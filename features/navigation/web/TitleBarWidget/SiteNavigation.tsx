// The navigation where the bar is compact: everything one below the other, menus as headings over their links.

import { Fragment } from 'react';
import { SideNav, SideNavItem } from '../../../../platform/ui/SideNav/SideNav.tsx';
import { NavBadge } from '../../../../platform/ui/TitleBar/Nav.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useEntryLink } from '../../../../platform/web/page/entry-links.ts';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import { useLocation } from '../../../../platform/web/router/screen.tsx';
import type { ShownItem } from '../../navigation.contract.ts';
import { hrefOf, isCurrent } from './nav-links.ts';
import styles from './TitleBarWidget.module.css';

export interface SiteNavigationProps {
  items: ShownItem[];
  canPost: boolean;
  label?: string;
}

export function SiteNavigation({ items, canPost, label }: SiteNavigationProps) {
  const { t } = useTranslator();
  const { pathname } = useLocation();
  const { isSignedIn, registrationUrl } = useSite();
  const entryLink = useEntryLink();
  return (
    <SideNav label={label ?? t('Site Navigation')}>
      <SideNavItem href="/" isCurrent={pathname === '/'}>
        {t('Home')}
      </SideNavItem>
      <Entries items={items} />
      {canPost && (
        <SideNavItem href="/post/discussion" icon="plus">
          {t('New post')}
        </SideNavItem>
      )}
      {!isSignedIn && registrationUrl !== '' && (
        <SideNavItem href={entryLink(registrationUrl)}>{t('Register')}</SideNavItem>
      )}
    </SideNav>
  );
}

function Entries({ items }: { items: ShownItem[] }) {
  const { t } = useTranslator();
  const { pathname } = useLocation();
  return items.map(({ id, name, url, badge, children }: ShownItem) => {
    const face = (
      <>
        {t(name)} <NavBadge text={badge?.text} />
      </>
    );
    return (
      <Fragment key={id}>
        {url === undefined ? (
          <li className={styles.heading}>{face}</li>
        ) : (
          <SideNavItem href={hrefOf(url)} isCurrent={isCurrent(pathname, url)}>
            {face}
          </SideNavItem>
        )}
        {children && (
          <li>
            <ul className={styles.nested}>
              <Entries items={children} />
            </ul>
          </li>
        )}
      </Fragment>
    );
  });
}
