// The navigation where the bar is compact: everything one below the other, menus as headings over their links.

import { Fragment } from 'react';
import { SideNav, SideNavItem } from '../../../../platform/ui/SideNav/SideNav.tsx';
import { NavBadge } from '../../../../platform/ui/TitleBar/Nav.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { cachedComponent } from '../../../../platform/web/nodes/CachedFragment.tsx';
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

/** The way in is apart: it leads back to this very address, with all that stands behind its question mark. */
export function SiteNavigation({ items, canPost, label }: SiteNavigationProps) {
  const { t } = useTranslator();
  const { isSignedIn, registrationUrl } = useSite();
  const entryLink = useEntryLink();
  return (
    <SideNav label={label ?? t('Site Navigation')}>
      <CachedLinks items={items} canPost={canPost} />
      {!isSignedIn && registrationUrl !== '' && (
        <SideNavItem href={entryLink(registrationUrl)}>{t('Register')}</SideNavItem>
      )}
    </SideNav>
  );
}

function SiteLinks({ items, canPost }: Pick<SiteNavigationProps, 'items' | 'canPost'>) {
  const { t } = useTranslator();
  const { pathname } = useLocation();
  return (
    <>
      <SideNavItem href="/" isCurrent={pathname === '/'}>
        {t('Home')}
      </SideNavItem>
      <Entries items={items} />
      {canPost && (
        <SideNavItem href="/post/discussion" icon="plus">
          {t('New post')}
        </SideNavItem>
      )}
    </>
  );
}

const CachedLinks = cachedComponent('SiteLinks', SiteLinks);

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
