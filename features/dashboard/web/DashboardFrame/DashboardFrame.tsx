import { lazy, Suspense, useEffect, useState } from 'react';
import { classNames } from '../../../../platform/ui/class-names.ts';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import type { IconName } from '../../../../platform/ui/icons/icon-names.ts';
import { Kbd } from '../../../../platform/ui/Kbd/Kbd.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useLocation } from '../../../../platform/web/router/screen.tsx';
import { DASHBOARD_PATH } from '../../dashboard.address.ts';
import type { DashboardFrameProps } from '../../dashboard.states.ts';
import styles from './DashboardFrame.module.css';
import { useFindKey } from './use-find-key.ts';

const FindModal = lazy(async () => ({ default: (await import('./FindModal.tsx')).FindModal }));

/** The navigation of the dashboard, and the page beside it; on a phone above it, folded away. */
export function DashboardFrame({ groups, pageID, overview, seenBy, children }: DashboardFrameProps) {
  const { t } = useTranslator();
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const [isFinding, setIsFinding] = useState(false);
  useFindKey(() => setIsFinding(true));
  // Whoever followed a link wants the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: by the address alone
  useEffect(() => setIsOpen(false), [pathname]);
  const current = groups.flatMap(({ pages }) => pages).find(({ id }) => id === pageID);
  return (
    <div className={styles.frame}>
      <div className={styles.side}>
        <button
          type="button"
          className={styles.bar}
          aria-expanded={isOpen}
          aria-controls="dashboard-navigation"
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="menu" size="md" />
          <span className="visuallyHidden">{t('Dashboard')}: </span>
          <span className={styles.where}>{t(current?.title ?? OVERVIEWS[overview ?? ''] ?? 'Overview')}</span>
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
        </button>
        <nav
          id="dashboard-navigation"
          className={classNames(styles.navigation, isOpen && styles.isOpen)}
          aria-label={t('Dashboard')}
        >
          <button type="button" className={styles.find} onClick={() => setIsFinding(true)}>
            <Icon name="search" />
            <span className={styles.label}>{t('Find')}</span>
            <Kbd keys={['Ctrl', 'K']} />
          </button>
          <OverviewLink href={DASHBOARD_PATH} icon="layout-dashboard" isCurrent={overview === 'dashboard'}>
            {t('Overview')}
          </OverviewLink>
          {groups.map((group) => (
            <Group key={group.id} group={group} pageID={pageID} />
          ))}
          <OverviewLink href="/settings" icon="list" isCurrent={overview === 'settings'}>
            {t('All pages')}
          </OverviewLink>
        </nav>
      </div>
      <div className={styles.page}>
        <SeenBy permissions={seenBy} />
        {children}
      </div>
      {isFinding && (
        <Suspense>
          <FindModal onClose={() => setIsFinding(false)} />
        </Suspense>
      )}
    </div>
  );
}

const OVERVIEWS: Readonly<Record<string, string>> = { settings: 'All pages', appearance: 'Appearance' };

/** Above every page, so that nobody wonders who else reads it. */
function SeenBy({ permissions }: { permissions: readonly string[] }) {
  const { t, locale } = useTranslator();
  const either = new Intl.ListFormat(locale, { type: 'disjunction' });
  return (
    <p className={styles.seenBy}>
      <Icon name="eye" />
      {permissions.length === 0
        ? t('Everybody who may open a page of the dashboard sees this one, each with what is theirs.')
        : t('Who may see this page: whoever holds {permissions}.', {
            permissions: either.format(permissions.map((label) => `“${t(label)}”`)),
          })}
    </p>
  );
}

interface OverviewLinkProps {
  href: string;
  icon: IconName;
  isCurrent: boolean;
  children: string;
}

function OverviewLink({ href, icon, isCurrent, children }: OverviewLinkProps) {
  return (
    <a className={styles.link} href={href} aria-current={isCurrent ? 'page' : undefined}>
      <Icon name={icon} />
      {children}
    </a>
  );
}

interface GroupProps {
  group: DashboardFrameProps['groups'][number];
  pageID: string | undefined;
}

/** Open where one of its pages is shown. */
function Group({ group, pageID }: GroupProps) {
  const { t } = useTranslator();
  return (
    <details className={styles.group} open={group.pages.some(({ id }) => id === pageID)}>
      <summary className={styles.link}>
        <Icon name={group.icon as IconName} />
        {t(group.name)}
        <Icon name="chevron-right" isDirectional className={styles.chevron} />
      </summary>
      <ul className={styles.pages}>
        {group.pages.map(({ id, title, url }) => (
          <li key={id}>
            <a className={styles.sub} href={url} aria-current={id === pageID ? 'page' : undefined}>
              {t(title)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
