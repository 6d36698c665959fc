// A whole site comes in while the server stands still: what answers meanwhile says how far it is (closed-server.ts).
import { useEffect, useState } from 'react';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { Spinner } from '../../../../platform/ui/Spinner/Spinner.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { HowFar } from './HowFar.tsx';
import styles from './MovingInPage.module.css';
import { Plate } from './Plate.tsx';

const LOOKED_AT_EVERY_MS = 1000;
/** The server has ended by then. */
const ENDING_MS = 30_000;

interface ClosedProgress {
  phase: string;
  done: number;
  total: number;
  perSecond: number;
  secondsLeft: number | null;
}

export function SiteLanding() {
  const { t } = useTranslator();
  const progress = useClosedProgress();
  const phases: Readonly<Record<string, string>> = {
    checking: t('The file is being checked.'),
    'backing up': t('What is here is being backed up.'),
    rows: t('Records and files are coming in.'),
    files: t('Records and files are coming in.'),
    indexes: t('The last is being put in order. The site starts in a moment.'),
  };
  return (
    <Plate title={t('Landing')} step={3} note={t('If anything fails, the site is as it was.')}>
      <Notice tone="info">
        {t(
          'The site is closed meanwhile. This page comes back by itself; then sign in with an account of the site that came.',
        )}
      </Notice>
      <p className={styles.reading} role="status">
        <Spinner /> {phases[progress?.phase ?? ''] ?? t('It begins in a moment.')}
      </p>
      {progress && progress.total > 0 && <HowFar progress={progress} />}
    </Plate>
  );
}

/** Once the site answers again the page is loaded anew: whoever has no session in it is asked to sign in. */
function useClosedProgress(): ClosedProgress | undefined {
  const [progress, setProgress] = useState<ClosedProgress>();
  useEffect(() => {
    const startedAt = Date.now();
    let wasClosed = false;
    const look = async () => {
      const answer = await fetch('/api/v2/import-runs', { headers: { 'x-requested-with': 'parley' } }).catch(
        () => undefined,
      );
      const body = await answer?.json().catch(() => undefined);
      if (answer === undefined || answer.status >= 500) {
        wasClosed = true;
        if (body?.progress) setProgress(body.progress);
        return;
      }
      const status = body?.wholeSite?.status;
      const isUnderWay = status === 'requested' || status === 'running';
      if (!isUnderWay && (wasClosed || Date.now() - startedAt > ENDING_MS)) location.reload();
    };
    const timer = setInterval(() => void look(), LOOKED_AT_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return progress;
}
