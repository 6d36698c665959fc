// All that one began, on every device, in one list; with what goes out by itself, and what could not.
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { Pager } from '../../../../platform/ui/Pager/Pager.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { type TabItem, Tabs } from '../../../../platform/ui/Tabs/Tabs.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { DraftsPageProps, DraftTab } from '../../drafts.states.ts';
import { DraftList } from './DraftList.tsx';
import styles from './DraftsPage.module.css';

const addressOf = (tab: DraftTab, page = 1): string => {
  const query = new URLSearchParams({ ...(tab && { tab }), ...(page > 1 && { page: String(page) }) });
  return query.size > 0 ? `/drafts?${query}` : '/drafts';
};

export function DraftsPage({ tab, page, limit, failed, scheduled, plain, maySchedule }: DraftsPageProps) {
  const { t } = useTranslator();
  const parts = { '': plain, schedule: scheduled, errors: failed };
  const shown = parts[tab];
  const hasTabs = maySchedule || scheduled.total + failed.total > 0 || tab !== '';
  return (
    <div className={styles.page}>
      <div>
        <PageHead title={maySchedule ? t('Drafts and Schedule') : t('Drafts')} />
        <p className={styles.note}>
          {t('All you began, on every device, in one list. Stored here and on the device until posted.')}
        </p>
      </div>
      {hasTabs && <DraftTabs tab={tab} failed={failed} scheduled={scheduled} plain={plain} />}
      {tab === '' && failed.total > 0 && <DraftList kind="errors" {...failed} />}
      {shown.drafts.length === 0 ? (
        <Panel>
          <NothingHere tab={tab} />
        </Panel>
      ) : (
        <DraftList kind={tab} {...shown} />
      )}
      {shown.total > limit && (
        <Pager page={page} limit={limit} total={shown.total} hrefOf={(next) => addressOf(tab, next)} />
      )}
    </div>
  );
}

type Parts = Pick<DraftsPageProps, 'tab' | 'failed' | 'scheduled' | 'plain'>;

function DraftTabs({ tab, failed, scheduled, plain }: Parts) {
  const { t } = useTranslator();
  const item = (name: string, of: DraftTab, { total }: { total: number }): TabItem => ({
    name,
    href: addressOf(of),
    count: total,
    isCurrent: tab === of,
  });
  const items = [
    item(t('Drafts'), '', plain),
    item(t('Scheduled'), 'schedule', scheduled),
    item(t('Could not be posted'), 'errors', failed),
  ];
  return <Tabs label={t('Drafts')} items={items} />;
}

function NothingHere({ tab }: { tab: DraftTab }) {
  const { t } = useTranslator();
  if (tab === 'errors')
    return (
      <EmptyState icon="circle-check" title={t('All scheduled posts went out')}>
        <p>{t('What cannot be posted at its time is stored here, with the reason.')}</p>
      </EmptyState>
    );
  if (tab === 'schedule')
    return (
      <EmptyState icon="calendar-clock" title={t('Nothing is scheduled')}>
        <p>{t('Posts that shall go out at a chosen time wait here.')}</p>
      </EmptyState>
    );
  return (
    <EmptyState icon="file-pen-line" title={t('No drafts')}>
      <p>{t('What you begin to write is stored while you write, and waits here until you post it.')}</p>
    </EmptyState>
  );
}
