import { useUiLanguage } from '../../../../platform/ui/language/language.tsx';
import { Progress } from '../../../../platform/ui/Meter/Meter.tsx';
import { formatNumber } from '../../../../platform/ui/ShortNumber/format-number.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { Backup } from '../../backups.contract.ts';
import styles from './BackupsPage.module.css';

/** What became of one, in a sentence. */
export function BackupState({ backup: { reason, status, problem, progress, trial } }: { backup: Backup }) {
  const { t } = useTranslator();
  const { locale } = useUiLanguage();
  if (status === 'running') return <Running progress={progress} />;
  if (status === 'interrupted') return t('Interrupted: it is of no use.');
  if (status === 'failed') return <Words text={t('It failed: {problem}', { problem: problem ?? '' })} />;
  if (reason === 'export') return t('All that is here, to take along');
  if (trial === null) return t('Not tried yet');
  if (!trial.isProven) return <Words text={trial.problem ?? ''} />;
  return t('Proven: {rows} rows came back', { rows: formatNumber(trial.rows, locale) });
}

function Words({ text }: { text: string }) {
  return <span className={styles.words}>{text}</span>;
}

function Running({ progress }: Pick<Backup, 'progress'>) {
  const { t } = useTranslator();
  const { locale } = useUiLanguage();
  if (progress === null) return t('It begins in a moment.');
  const { phase, done, total } = progress;
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
    <>
      {words}
      {total > 0 && <Progress percent={(100 * done) / total} label={t('The backup is being made')} />}
    </>
  );
}
