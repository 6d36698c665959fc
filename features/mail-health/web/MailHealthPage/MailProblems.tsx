import { Table, type TableColumn } from '../../../../platform/ui/Table/Table.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { MailHealth } from '../../mail-health.contract.ts';
import styles from './MailHealth.module.css';

type Problem = MailHealth['problems'][number];

export function MailProblems({ problems }: { problems: readonly Problem[] }) {
  const { t } = useTranslator();
  const outcomes: Record<string, string> = {
    failed: t('Failed, tried again'),
    refused: t('Refused'),
    bounced: t('Sent back'),
    complained: t('Reported as unwanted'),
    suppressed: t('Not sent'),
  };
  const columns: TableColumn<Problem>[] = [
    { id: 'address', name: t('To'), isRowHead: true, cell: ({ address }) => <bdi>{address}</bdi> },
    { id: 'kind', name: t('Kind'), cell: ({ kind }) => kind },
    { id: 'outcome', name: t('What happened'), cell: ({ outcome }) => outcomes[outcome] ?? outcome },
    {
      id: 'problem',
      name: t('What was said'),
      cell: ({ problem }) => (
        <bdi dir="ltr" className={styles.words}>
          {problem}
        </bdi>
      ),
    },
    { id: 'date', name: t('When'), cell: ({ dateInserted }) => <TimeAgo date={dateInserted} /> },
  ];
  return (
    <section aria-labelledby="mail-problems">
      <h2 id="mail-problems" className={styles.title}>
        {t('Latest errors')}
      </h2>
      <Table
        caption={t('Latest errors')}
        isCaptionHidden
        columns={columns}
        rows={problems.map((each, at) => ({ ...each, at }))}
        keyOf={(row) => (row as Problem & { at: number }).at}
        empty={t('Every mail of the last month left.')}
      />
    </section>
  );
}
