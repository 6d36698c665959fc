import { useTranslator } from '@parley/addon-api/web';
import type { WarningForm } from '../../user-notes.contract.ts';
import styles from './WarnForm.module.css';

interface PointsThenProps {
  form: WarningForm;
  now: number;
  added: number;
}

/** What counts now, what will, and what follows. */
export function PointsThen({ form: { holdPoints, banPoints }, now, added }: PointsThenProps) {
  const { t } = useTranslator();
  const then = now + added;
  const isBan = banPoints > 0 && then >= banPoints;
  const isHold = holdPoints > 0 && then >= holdPoints;
  return (
    <p className={styles.points} data-severe={isBan || isHold || undefined}>
      {t('{now} points now, {then} then.', { now, then })}{' '}
      {isBan
        ? t('They are banned for as long as these points count.')
        : isHold && t('What they write waits for approval.')}
    </p>
  );
}
