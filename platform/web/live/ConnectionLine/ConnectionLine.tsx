// Above what one writes in, while the site cannot be reached: it is what one worries about then.
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../ui/Button/Button.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { useTranslator } from '../../i18n/language.tsx';
import { askSiteNow, useConnectionLoss } from '../connection-loss.ts';
import { useLiveLines } from '../use-live-lines.ts';
import styles from './ConnectionLine.module.css';

export function ConnectionLine() {
  const isLost = useConnectionLoss((loss) => loss.isLost);
  const places = useLiveLines(isLost);
  return places.map((place, at) => createPortal(<LostLine />, place, String(at)));
}

function LostLine() {
  const { t } = useTranslator();
  const seconds = useSecondsLeft();
  return (
    <div className={styles.line}>
      <Icon name="unplug" />
      <span className={styles.text}>
        <span role="status">
          <b>{t('No connection.')}</b> {t('What you write is kept.')}
        </span>{' '}
        {seconds === undefined ? t('Trying again …') : t('Again in {seconds} s.', { seconds })}
      </span>
      <Button kind="textPrimary" size={24} disabled={seconds === undefined} onClick={askSiteNow}>
        {t('Try now')}
      </Button>
    </div>
  );
}

/** Undefined: the site is being asked. */
function useSecondsLeft(): number | undefined {
  const nextAt = useConnectionLoss((loss) => loss.nextAt);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return nextAt === undefined ? undefined : Math.max(1, Math.ceil((nextAt - now) / 1000));
}
