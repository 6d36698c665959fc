import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { ConfirmModal } from '../../../../platform/ui/Modal/Modal.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { invalidateQueries } from '../../../../platform/web/api/use-query.ts';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { discardFailedJobs, FailingJob, retryJobs } from '../../jobs.contract.ts';
import styles from './Jobs.module.css';

/** Each with what it failed at; run again, one or all, or given up after a question. */
export function FailedJobs({ jobs }: { jobs: readonly FailingJob[] }) {
  const { t } = useTranslator();
  const { isBusy, run } = useTask('jobs');
  const [discarded, setDiscarded] = useState<FailingJob>();
  const retry = (jobIDs: string[]) =>
    run(async () => {
      await call<typeof retryJobs>('POST /jobs/retry', { body: { jobIDs } });
      await invalidateQueries('GET /jobs');
    }, t('Runs again.'));
  const discard = ({ jobID }: FailingJob) =>
    run(async () => {
      await call<typeof discardFailedJobs>('POST /jobs/discard', { body: { jobIDs: [jobID] } });
      setDiscarded(undefined);
      await invalidateQueries('GET /jobs');
    }, t('Discarded.'));
  return (
    <section aria-labelledby="failed-jobs">
      <div className={styles.head}>
        <h2 id="failed-jobs" className={styles.title}>
          {t('Failed')}
        </h2>
        {jobs.length > 1 && (
          <Button size={32} isBusy={isBusy} onClick={() => retry(jobs.map(({ jobID }) => jobID))}>
            {t('Run all again')}
          </Button>
        )}
      </div>
      <Panel>
        {jobs.length === 0 && (
          <EmptyState title={t('No job failed')}>
            {t('What fails is tried again, and stands here meanwhile.')}
          </EmptyState>
        )}
        <ul>
          {jobs.map((job) => (
            <FailedJob
              key={job.jobID}
              job={job}
              isBusy={isBusy}
              onRetry={() => retry([job.jobID])}
              onDiscard={() => setDiscarded(job)}
            />
          ))}
        </ul>
      </Panel>
      {discarded && (
        <ConfirmModal
          title={t('Discard this job?')}
          confirmLabel={t('Discard')}
          isDangerous
          isBusy={isBusy}
          onConfirm={() => discard(discarded)}
          onCancel={() => setDiscarded(undefined)}
        >
          {t('What it should have done does not happen. This cannot be undone.')}
        </ConfirmModal>
      )}
    </section>
  );
}

interface FailedJobProps {
  job: FailingJob;
  isBusy: boolean;
  onRetry: () => void;
  onDiscard: () => void;
}

function FailedJob({ job, isBusy, onRetry, onDiscard }: FailedJobProps) {
  const { t } = useTranslator();
  const { jobID, task, state, attempts, maxAttempts, error, dateFailed, dateRun } = job;
  return (
    <li className={styles.job}>
      <div className={styles.words}>
        <h3 className={styles.task}>
          <code>{task}</code>
        </h3>
        <p className={styles.error}>{error}</p>
        <p className={styles.muted}>
          {state === 'failed' ? t('Failed for good') : t('Tried again')}
          {' · '}
          {t('{count} of {most} attempts', { count: attempts, most: maxAttempts })}
          {' · '}
          <TimeAgo date={state === 'failed' ? dateFailed : dateRun} />
        </p>
      </div>
      <div className={styles.acts}>
        <Button
          size={32}
          disabled={isBusy}
          aria-label={t('Run again {name}, job {number}', { name: task, number: jobID })}
          onClick={onRetry}
        >
          {t('Run again')}
        </Button>
        <Button
          size={32}
          kind="dangerText"
          disabled={isBusy}
          aria-label={t('Discard {name}, job {number}', { name: task, number: jobID })}
          onClick={onDiscard}
        >
          {t('Discard')}
        </Button>
      </div>
    </li>
  );
}
