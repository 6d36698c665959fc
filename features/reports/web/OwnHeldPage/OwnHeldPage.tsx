// What I wrote that is looked at before others see it, and what came of it.
import { StateBadge } from '../../../../platform/ui/Badges/Badges.tsx';
import { LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { Table, type TableColumn } from '../../../../platform/ui/Table/Table.tsx';
import { Tag } from '../../../../platform/ui/Tag/Tag.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { OwnHeldPost } from '../../held-posts.contract.ts';
import type { OwnHeldPageProps } from '../../reports.states.ts';
import styles from './OwnHeldPage.module.css';

const ADDRESS = '/account/posts-in-review';

export function OwnHeldPage({ posts, page, hasMore }: OwnHeldPageProps) {
  const { t } = useTranslator();
  const columns = useColumns();
  const name = t('My posts in review');
  return (
    <div className={styles.page}>
      <PageHead title={name} />
      {posts.length === 0 ? (
        <Panel>
          <EmptyState icon="clock" title={t('Nothing of yours waits')}>
            <p>{t('What moderators look at before others see it stands here, with what came of it.')}</p>
          </EmptyState>
        </Panel>
      ) : (
        <Table caption={name} isCaptionHidden columns={columns} rows={posts} keyOf={({ caseID }) => caseID} />
      )}
      {(page > 1 || hasMore) && (
        <nav className={styles.pager} aria-label={t('Pages')}>
          {page > 1 && <LinkButton href={`${ADDRESS}?page=${page - 1}`}>{t('Previous page')}</LinkButton>}
          {hasMore && <LinkButton href={`${ADDRESS}?page=${page + 1}`}>{t('Next page')}</LinkButton>}
        </nav>
      )}
    </div>
  );
}

function useColumns(): TableColumn<OwnHeldPost>[] {
  const { t } = useTranslator();
  return [
    {
      id: 'post',
      name: t('Post'),
      isRowHead: true,
      cell: ({ recordName, recordUrl }) =>
        recordUrl ? (
          <a href={recordUrl}>
            <bdi>{recordName}</bdi>
          </a>
        ) : (
          <bdi>{recordName}</bdi>
        ),
    },
    {
      id: 'what',
      name: t('What waits'),
      cell: ({ recordTypeName, isUpdate }) => (isUpdate ? t('A new wording') : recordTypeName),
    },
    { id: 'status', name: t('What came of it'), cell: (post) => <Outcome {...post} /> },
    { id: 'date', name: t('Sent'), cell: ({ dateInserted }) => <TimeAgo date={dateInserted} /> },
  ];
}

function Outcome({ status, reason }: OwnHeldPost) {
  const { t } = useTranslator();
  if (status === 'pending') return <StateBadge state="pending">{t('Waits')}</StateBadge>;
  if (status === 'approved') return <Tag preset="success">{t('Approved')}</Tag>;
  return (
    <div className={styles.outcome}>
      <Tag preset="error">{t('Refused')}</Tag>
      {reason && (
        <p className={styles.reason} dir="auto">
          {reason}
        </p>
      )}
    </div>
  );
}
