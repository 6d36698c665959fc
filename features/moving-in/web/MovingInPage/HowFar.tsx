import { useUiLanguage } from '../../../../platform/ui/language/language.tsx';
import { Progress } from '../../../../platform/ui/Meter/Meter.tsx';
import { formatFullNumber } from '../../../../platform/ui/ShortNumber/format-number.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useTimeLeft } from '../time-left.ts';
import styles from './MovingInPage.module.css';

interface Props {
  /** In megabytes. */
  progress: { done: number; total: number; perSecond: number; secondsLeft: number | null };
}

/** Of a file that is read from its beginning to its end. */
export function HowFar({ progress: { done, total, perSecond, secondsLeft } }: Props) {
  const { t } = useTranslator();
  const { locale } = useUiLanguage();
  const timeLeft = useTimeLeft();
  const number = (value: number) => formatFullNumber(value, locale);
  return (
    <>
      <p className={styles.landed}>
        <b>{t('{done} MB', { done: number(done) })}</b>
        <span className={styles.quiet}>
          {t('of {total} MB, {rate} MB / s', { total: number(total), rate: number(perSecond) })}
        </span>
        {secondsLeft !== null && <span className={styles.end}>{timeLeft(secondsLeft)}</span>}
      </p>
      <Progress percent={total > 0 ? (100 * done) / total : 0} label={t('What is read of the file')} />
    </>
  );
}
