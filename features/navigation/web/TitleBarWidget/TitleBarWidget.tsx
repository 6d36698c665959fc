// The title bar: brand, navigation, search, and the way in or the account.
import { useState } from 'react';
import { LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { Brand } from '../../../../platform/ui/TitleBar/Brand.tsx';
import { TitleBar, TitleBarLabel, TitleBarWide } from '../../../../platform/ui/TitleBar/TitleBar.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { CachedFragment, cachedComponent } from '../../../../platform/web/nodes/CachedFragment.tsx';
import { usePartFrame } from '../../../../platform/web/nodes/part-frames.ts';
import { useEntryLink } from '../../../../platform/web/page/entry-links.ts';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import { ConfirmReminder } from '../../../entry/web/ConfirmReminder/ConfirmReminder.tsx';
import type { HydratedTitleBar } from '../../title-bar.contract.ts';
import { Account, AccountShortcuts } from './Account.tsx';
import { MainNavigation } from './MainNavigation.tsx';
import { SiteNavigation } from './SiteNavigation.tsx';
import { TitleBarSearch } from './TitleBarSearch.tsx';
import styles from './TitleBarWidget.module.css';

const CachedNavigation = cachedComponent('MainNavigation', MainNavigation);

export function TitleBarWidget({ siteName, logo, navigation, canPost, ...bar }: HydratedTitleBar) {
  const { t } = useTranslator();
  const Frame = usePartFrame('TitleBarFragment', TitleBar);
  const [searched, setSearched] = useState('');
  // A layout can fail so early that its bar has no props at all.
  const items = navigation?.items ?? [];
  return (
    <Frame
      data={{ siteName, logo, navigation, ...bar }}
      positioning={bar.positioning}
      borderType={bar.borderType}
      hasLabels={bar.hasLabels}
      styleUrl={bar.styleUrl}
      brandAlignment={logo?.alignment}
      brandAlignmentCompact={logo?.alignmentMobile}
      navAlignment={navigation?.alignment}
      brand={
        <Brand
          name={siteName}
          href={logo?.url}
          logoUrl={logo?.imageUrl}
          mobileLogoUrl={logo?.imageUrlMobile}
          hasNameBesideLogo={logo?.hasNameBesideLogo}
        />
      }
      nav={<CachedNavigation items={items} />}
      search={
        <CachedFragment shown={['TitleBarSearch', bar.searchScopes]}>
          <TitleBarSearch text={searched} onText={setSearched} scopes={bar.searchScopes} />
        </CachedFragment>
      }
      onSearchCancel={() => setSearched('')}
      actions={
        <>
          <Actions canPost={canPost} account={bar.account} />
          <ConfirmReminder />
        </>
      }
      siteNavigationLabel={t('Site Navigation')}
      siteNavigation={<SiteNavigation items={items} canPost={canPost} />}
    />
  );
}

function Actions({ canPost, account }: Pick<HydratedTitleBar, 'canPost' | 'account'>) {
  const { t } = useTranslator();
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
      {account && <AccountShortcuts tabs={account.tabs} />}
      {account ? <Account {...account} /> : <WayIn />}
    </div>
  );
}

function WayIn() {
  const { t } = useTranslator();
  const { signInUrl, registrationUrl } = useSite();
  const entryLink = useEntryLink();
  return (
    <div className={styles.wayIn}>
      <LinkButton href={entryLink(signInUrl)} kind="transparent" size={32} isGuest className={styles.signIn}>
        {t('Sign In')}
      </LinkButton>
      {registrationUrl !== '' && (
        <TitleBarWide>
          <LinkButton href={entryLink(registrationUrl)} kind="translucid" size={32} isGuest>
            {t('Register')}
          </LinkButton>
        </TitleBarWide>
      )}
    </div>
  );
}
