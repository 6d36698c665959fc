import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { ImportRunView } from '../../moving-in.contract.ts';
import styles from './MovingInPage.module.css';
import { DiscardButton } from './run-acts.tsx';

export function EarlierRuns({ runs, onChanged }: { runs: readonly ImportRunView[]; onChanged: () => void }) {
  const { t } = useTranslator();
  const states: Readonly<Record<ImportRunView['status'], string>> = {
    uploading: t('Not uploaded to its end'),
    uploaded: t('Uploaded'),
    inspecting: t('Being read'),
    inspected: t('Not started'),
    refused: t('Refused'),
    importing: t('Landing'),
    stopped: t('Stopped'),
    interrupted: t('Interrupted'),
    failed: t('Failed'),
    done: t('Done'),
  };
  return (
    <section aria-labelledby="earlier-imports">
      <h2 id="earlier-imports" className={styles.title}>
        {t('Earlier exports')}
      </h2>
      <ul className={styles.earlier}>
        {runs.map((run) => (
          <li key={run.importRunID}>
            <span className={styles.fileName}>
              <bdi>{run.fileName}</bdi>
            </span>
            <span className={styles.quiet}>
              {states[run.status]}, <TimeAgo date={run.dateInserted} />
            </span>
            <DiscardButton run={run} onChanged={onChanged} />
          </li>
        ))}
      </ul>
    </section>
  );
}
