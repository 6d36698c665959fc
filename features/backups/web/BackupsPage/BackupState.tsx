import { useUiLanguage } from '../../../../platform/ui/language/language.tsx';
import { Progress } from '../../../../platform/ui/Meter/Meter.tsx';
import { formatBytes } from '../../../../platform/ui/ShortNumber/format-bytes.ts';
import { formatNumber } from '../../../../platform/ui/ShortNumber/format-number.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { Backup } from '../../backups.contract.ts';
import styles from './BackupsPage.module.css';

/** What became of one, in a sentence. */
export function BackupState({ backup }: { backup: Backup }) {
  const { reason, status, problem, progress, trial } = backup;
  const { t } = useTranslator();
  const { locale } = useUiLanguage();
  if (status === 'running') return <Running progress={progress} />;
  if (status === 'stopped') return t('Stopped: nothing of it is here.');
  if (status === 'interrupted') return t('Interrupted: it is of no use.');
  if (status === 'failed') return <Words text={t('It failed: {problem}', { problem: problem ?? '' })} />;
  if (reason === 'export') return <Taken backup={backup} />;
  if (trial === null) return t('Not tried yet');
  if (!trial.isProven) return <Words text={trial.problem ?? ''} />;
  return t('Proven: {rows} rows came back', { rows: formatNumber(trial.rows, locale) });
}

/** What is taken along can be compared with what arrived. */
function Taken({ backup: { sha256, dateExpires } }: { backup: Backup }) {
  const { t } = useTranslator();
  const { locale } = useUiLanguage();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  return (
    <span className={styles.lines}>
      {t('All that is here, to take along')}
      {dateExpires && (
        <span className={styles.line}>
          {t('It can be downloaded until {date}.', { date: day.format(new Date(dateExpires)) })}
        </span>
      )}
      {sha256 && (
        <span className={styles.line}>
          {t('SHA-256:')}{' '}
          <code className={styles.words} dir="ltr">
            {sha256}
          </code>
        </span>
      )}
    </span>
  );
}

function Words({ text }: { text: string }) {
  return <span className={styles.words}>{text}</span>;
}

function Running({ progress }: Pick<Backup, 'progress'>) {
  const { t } = useTranslator();
  const { locale } = useUiLanguage();
  if (progress === null) return t('It begins in a moment.');
  const { phase, done, total, bytes, bytesPerSecond } = progress;
  const phases = { rows: t('Rows'), files: t('Files'), storing: t('Storing') };
  const words =
    total > 0
      ? t('{what}: {done} of about {total}', {
          what: phases[phase],
          done: formatNumber(done, locale),
          total: formatNumber(total, locale),
        })
      : t('{what}: {done}', { what: phases[phase], done: formatNumber(done, locale) });
  return (
    <span className={styles.lines}>
      {words}
      {bytes > 0 && (
        <span className={styles.line}>
          {t('{size} written, {rate} in a second', {
            size: formatBytes(bytes, locale),
            rate: formatBytes(bytesPerSecond, locale),
          })}
        </span>
      )}
      {total > 0 && <Progress percent={(100 * done) / total} label={t('The backup is being made')} />}
    </span>
  );
}
