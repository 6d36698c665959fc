import { EmptyState, ErrorPanel } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { Table, type TableColumn } from '../../../../platform/ui/Table/Table.tsx';
import { useQuery } from '../../../../platform/web/api/use-query.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { listJobs } from '../../jobs.contract.ts';
import { FailedJobs } from './FailedJobs.tsx';
import styles from './Jobs.module.css';

type Tasks = NonNullable<ReturnType<typeof useQuery<typeof listJobs>>['data']>['tasks'];

/** First what failed, then how much there is to do. */
export default function Jobs() {
  const { t } = useTranslator();
  const { data, isError } = useQuery<typeof listJobs>('GET /jobs', {}, { staleTime: 0 });
  if (isError && !data)
    return (
      <ErrorPanel title={t('The jobs did not come.')} headingLevel={2}>
        {t('Reload the page to try again.')}
      </ErrorPanel>
    );
  if (!data) return <PostSkeletons count={2} />;
  return (
    <div className={styles.page}>
      <FailedJobs jobs={data.jobs} />
      <section aria-labelledby="job-tasks">
        <h2 id="job-tasks" className={styles.title}>
          {t('Waiting and running')}
        </h2>
        {data.isMore && <p className={styles.muted}>{t('Counted are the first 10,000 jobs.')}</p>}
        <TaskTable tasks={data.tasks} />
      </section>
    </div>
  );
}

function TaskTable({ tasks }: { tasks: Tasks }) {
  const { t, locale } = useTranslator();
  const queues = {
    internal: t('The site’s own'),
    external: t('Waits for others'),
    bulk: t('Many records'),
    unknown: t('Of no one’s'),
  };
  const count = (
    id: 'waiting' | 'running' | 'retried' | 'failed',
    name: string,
  ): TableColumn<Tasks[number]> => ({
    ...{ id, name, isNumeric: true },
    cell: (row) => row[id].toLocaleString(locale),
  });
  return (
    <Table
      caption={t('Waiting and running')}
      isCaptionHidden
      columns={[
        {
          ...{ id: 'task', name: t('Job'), isRowHead: true },
          cell: ({ task }) => <code className={styles.task}>{task}</code>,
        },
        { id: 'queue', name: t('Queue'), cell: ({ queue }) => queues[queue] },
        count('waiting', t('Waiting')),
        count('running', t('Running now')),
        count('retried', t('Tried again')),
        count('failed', t('Failed')),
      ]}
      rows={tasks}
      keyOf={({ task }) => task}
      empty={<EmptyState title={t('Nothing waits')}>{t('Every job is done.')}</EmptyState>}
    />
  );
}
