import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import styles from './Statistics.module.css';

/** By how much there is more or less than before; nothing where there was nothing before. */
export function useChange(): (now: number, before: number) => string {
  const { locale } = useTranslator();
  const share = new Intl.NumberFormat(locale, {
    ...{ style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' },
  } as Intl.NumberFormatOptions);
  return (now, before) => (before === 0 ? '' : share.format(now / before - 1));
}

export function Change({ now, before }: { now: number; before: number }) {
  const { t, locale } = useTranslator();
  const change = useChange();
  return (
    <span className={styles.muted}>
      <b className={styles.change}>{change(now, before)}</b>{' '}
      {t('from {count}', { count: before.toLocaleString(locale) })}
    </span>
  );
}
