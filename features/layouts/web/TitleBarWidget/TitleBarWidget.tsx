// The title bar: brand, navigation, search, and the way in or the account.

import { LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { SideNav, SideNavItem } from '../../../../platform/ui/SideNav/SideNav.tsx';
import { Brand } from '../../../../platform/ui/TitleBar/Brand.tsx';
import { Nav, NavItem } from '../../../../platform/ui/TitleBar/Nav.tsx';
import { NavMenu } from '../../../../platform/ui/TitleBar/NavMenu.tsx';
import { TitleBar, TitleBarLabel, TitleBarWide } from '../../../../platform/ui/TitleBar/TitleBar.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import { useLocation } from '../../../../platform/web/router/screen.tsx';
import { ConfirmReminder } from '../../../entry/web/ConfirmReminder/ConfirmReminder.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { TitleBarSearch } from './TitleBarSearch.tsx';
import styles from './TitleBarWidget.module.css';

export interface NavigationEntry {
  id: string;
  name: string;
  url?: string;
  children?: NavigationEntry[];
}

export interface TitleBarWidgetProps {
  siteName: string;
  positioning?: 'StickySolid' | 'StickyTransparent' | 'StaticSolid' | 'StaticTransparent';
  borderType?: 'border' | 'shadow' | 'shadowAsBorder' | 'none';
  logo?: { imageUrl?: string; imageUrlMobile?: string; url?: string };
  navigation?: { items: NavigationEntry[] };
  canPost?: boolean;
}

export function TitleBarWidget({
  siteName,
  positioning,
  borderType,
  logo,
  navigation,
  canPost,
}: TitleBarWidgetProps) {
  const { t } = useTranslator();
  const items = navigation?.items ?? [];
  return (
    <TitleBar
      positioning={positioning}
      borderType={borderType}
      brand={
        <Brand
          name={siteName}
          href={logo?.url}
          logoUrl={logo?.imageUrl}
          mobileLogoUrl={logo?.imageUrlMobile}
        />
      }
      nav={<MainNavigation items={items} />}
      search={<TitleBarSearch />}
      actions={
        <>
          <Actions canPost={canPost ?? false} />
          <ConfirmReminder />
        </>
      }
      siteNavigationLabel={t('Site Navigation')}
      siteNavigation={<CompactNavigation items={items} canPost={canPost ?? false} />}
    />
  );
}

function MainNavigation({ items }: { items: NavigationEntry[] }) {
  const { t } = useTranslator();
  const { pathname } = useLocation();
  return (
    <Nav label={t('Main')}>
      {items.map((item) =>
        item.children?.length ? (
          <NavMenu
            key={item.id}
            name={t(item.name)}
            href={item.url}
            items={item.children.map((child) => ({ name: t(child.name), href: child.url }))}
          />
        ) : (
          <NavItem key={item.id} href={item.url ?? '/'} isCurrent={isCurrent(pathname, item.url)}>
            {t(item.name)}
          </NavItem>
        ),
      )}
    </Nav>
  );
}

function CompactNavigation({ items, canPost }: { items: NavigationEntry[]; canPost: boolean }) {
  const { t } = useTranslator();
  const { pathname } = useLocation();
  const all = items.flatMap((item) => [item, ...(item.children ?? [])]);
  return (
    <SideNav label={t('Site Navigation')}>
      <SideNavItem href="/" isCurrent={pathname === '/'}>
        {t('Home')}
      </SideNavItem>
      {all.map((item) => (
        <SideNavItem key={item.id} href={item.url ?? '/'} isCurrent={isCurrent(pathname, item.url)}>
          {t(item.name)}
        </SideNavItem>
      ))}
      {canPost && (
        <SideNavItem href="/post/discussion" icon="plus">
          {t('New post')}
        </SideNavItem>
      )}
    </SideNav>
  );
}

/** A thread belongs to Posts, a category page to Categories. */
function isCurrent(pathname: string, url: string | undefined): boolean {
  if (url === undefined) return false;
  const section = pathname.startsWith('/discussion/') ? '/discussions' : pathname;
  return section === url || section.startsWith(`${url}/`);
}

function Actions({ canPost }: { canPost: boolean }) {
  const { t } = useTranslator();
  const { isSignedIn } = useSite();
  return (
    <div className={styles.actions}>
      {canPost && (
        <TitleBarWide>
          <LinkButton
            href="/post/discussion"
            kind="primary"
            size={32}
            icon="plus"
            aria-label={t('New post')}
            className={styles.newPost}
          >
            <TitleBarLabel>{t('New post')}</TitleBarLabel>
          </LinkButton>
        </TitleBarWide>
      )}
      {isSignedIn ? <AccountMenu /> : <WayIn />}
    </div>
  );
}

function WayIn() {
  const { t } = useTranslator();
  const { signInUrl, registrationUrl } = useSite();
  const { pathname, search } = useLocation();
  const target =
    pathname === '/' || pathname.startsWith('/entry/')
      ? ''
      : `?Target=${encodeURIComponent(pathname + search)}`;
  return (
    <>
      <LinkButton href={signInUrl + target} kind="text" size={32} isGuest>
        {t('Sign In')}
      </LinkButton>
      {registrationUrl !== '' && (
        <TitleBarWide>
          <LinkButton href={registrationUrl + target} kind="primary" size={32} isGuest>
            {t('Register')}
          </LinkButton>
        </TitleBarWide>
      )}
    </>
  );
}
