// The account box. Who I am arrives behind the shared page; until then the box has its final size and no face.
import { lazy, Suspense } from 'react';
import { Avatar } from '../../../../platform/ui/Avatar/Avatar.tsx';
import { ErrorBoundary } from '../../../../platform/ui/ErrorBoundary/ErrorBoundary.tsx';
import { IconLink } from '../../../../platform/ui/IconButton/IconButton.tsx';
import type { IconName } from '../../../../platform/ui/icons/icon-names.ts';
import { MenuLabel, MenuLink, MenuSeparator } from '../../../../platform/ui/Menu/MenuItem.tsx';
import { Spinner } from '../../../../platform/ui/Spinner/Spinner.tsx';
import { AccountBox } from '../../../../platform/ui/TitleBar/AccountBox.tsx';
import { TitleBarCaption, TitleBarWide } from '../../../../platform/ui/TitleBar/TitleBar.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { loadAdditions } from '../../../../platform/web/nodes/additions.ts';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import { useMe, useViewerState } from '../../../../platform/web/viewer/viewer-state.ts';
import type { ShownAccountGroup, ShownAccountTab } from '../../title-bar.contract.ts';
import styles from './TitleBarWidget.module.css';

const OpenedTab = lazy(() =>
  Promise.all([import('./OpenedTab.tsx'), loadAdditions()]).then(([module]) => module),
);

export interface AccountProps {
  tabs: ShownAccountTab[];
  groups: ShownAccountGroup[];
}

/** In a wide bar beside the box; in a compact one the numbers stand on the tabs. */
export function AccountShortcuts({ tabs }: Pick<AccountProps, 'tabs'>) {
  const { t } = useTranslator();
  const counts = useViewerState('counts');
  return tabs.map(({ id, name, shortcut, countOf = '' }) => {
    const count = counts?.[countOf] ?? 0;
    const label = count > 0 ? t('{name}: {count} unread', { name: t(name), count }) : t(name);
    return (
      shortcut && (
        <TitleBarWide key={id}>
          <IconLink href={shortcut.url} icon={shortcut.icon as IconName} label={label} count={count} />
        </TitleBarWide>
      )
    );
  });
}

export function Account({ tabs, groups }: AccountProps) {
  const { t } = useTranslator();
  const me = useMe();
  const counts = useViewerState('counts');
  return (
    <AccountBox
      label={me ? t('Account: {name}', { name: me.name }) : t('Account')}
      face={
        <>
          <Avatar photoUrl={me?.photoUrl} of={me?.name} size={28} />
          <TitleBarCaption>{t('Account')}</TitleBarCaption>
        </>
      }
      head={me && <Person />}
      tabs={[
        { id: 'me', name: t('Me'), content: <MeTab groups={groups} /> },
        ...tabs.map(({ id, name, countOf = '' }) => ({
          id,
          name: t(name),
          count: counts?.[countOf],
          content: <LaterTab id={id} />,
        })),
      ]}
    />
  );
}

function LaterTab({ id }: { id: string }) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<Spinner />}>
        <OpenedTab id={id} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Person() {
  const { t } = useTranslator();
  const me = useMe();
  return (
    <div className={styles.person}>
      <Avatar photoUrl={me?.photoUrl} of={me?.name} size={40} />
      <div className={styles.personText}>
        <a href={me?.url ?? '/profile'} className={styles.personName}>
          <bdi>{me?.name}</bdi>
        </a>
        <a href="/profile/edit" className={styles.personEdit}>
          {t('Edit profile')}
        </a>
      </div>
    </div>
  );
}

const noteOf = (count?: number, limit = Number.POSITIVE_INFINITY) =>
  count && count > limit ? `${limit}+` : count;

function MeTab({ groups }: { groups: ShownAccountGroup[] }) {
  const { t } = useTranslator();
  const { signOutUrl } = useSite();
  const me = useMe();
  const counts = useViewerState('counts');
  return (
    <div className={styles.account}>
      <MenuLink href={me?.url ?? '/profile'} icon="user">
        {t('My profile')}
      </MenuLink>
      {groups.map((group) => (
        <div key={group.id}>
          {group.name ? <MenuLabel>{t(group.name)}</MenuLabel> : <MenuSeparator />}
          {group.links.map((link) => (
            <MenuLink
              key={link.id}
              href={link.url}
              icon={link.icon as IconName}
              note={link.countOf && noteOf(counts?.[link.countOf], link.countLimit)}
            >
              {t(link.name)}
            </MenuLink>
          ))}
        </div>
      ))}
      <MenuLink href={signOutUrl} icon="log-out">
        {t('Sign Out')}
      </MenuLink>
    </div>
  );
}
