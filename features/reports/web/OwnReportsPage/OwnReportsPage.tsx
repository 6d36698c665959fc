// What I reported, and what came of it.
import { LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { Table, type TableColumn } from '../../../../platform/ui/Table/Table.tsx';
import { Tag } from '../../../../platform/ui/Tag/Tag.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { OwnReport } from '../../reports.contract.ts';
import type { OwnReportsPageProps } from '../../reports.states.ts';
import styles from './OwnReportsPage.module.css';

export function OwnReportsPage({ reports, page, hasMore }: OwnReportsPageProps) {
  const { t } = useTranslator();
  const columns = useColumns();
  const name = t('My reports');
  return (
    <div className={styles.page}>
      <PageHead title={name} />
      {reports.length === 0 ? (
        <Panel>
          <EmptyState icon="flag" title={t('You reported nothing yet')}>
            <p>{t('What you report to moderators stands here, with what came of it.')}</p>
          </EmptyState>
        </Panel>
      ) : (
        <Table
          caption={name}
          isCaptionHidden
          columns={columns}
          rows={reports}
          keyOf={({ reportID }) => reportID}
        />
      )}
      {(page > 1 || hasMore) && (
        <nav className={styles.pager} aria-label={t('Pages')}>
          {page > 1 && (
            <LinkButton href={`/account/reports?page=${page - 1}`}>{t('Previous page')}</LinkButton>
          )}
          {hasMore && <LinkButton href={`/account/reports?page=${page + 1}`}>{t('Next page')}</LinkButton>}
        </nav>
      )}
    </div>
  );
}

function useColumns(): TableColumn<OwnReport>[] {
  const { t } = useTranslator();
  const outcomes = {
    open: t('Waits'),
    upheld: t('Something was done'),
    declined: t('It was looked at, and stays'),
  };
  return [
    {
      id: 'why',
      name: t('Why'),
      isRowHead: true,
      cell: ({ reportReasons, recordUrl }) => {
        const why = reportReasons.map((reason) => t(reason.name)).join(', ');
        return recordUrl ? <a href={recordUrl}>{why}</a> : why;
      },
    },
    {
      id: 'status',
      name: t('What came of it'),
      cell: ({ status }) => (
        <Tag preset={status === 'upheld' ? 'success' : 'greyscale'}>{outcomes[status]}</Tag>
      ),
    },
    { id: 'date', name: t('Reported'), cell: ({ dateInserted }) => <TimeAgo date={dateInserted} /> },
  ];
}
