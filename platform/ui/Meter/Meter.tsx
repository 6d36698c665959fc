import styles from './Meter.module.css';

/** A share of a whole beside its number, which says it in words. */
export function Meter({ percent }: { percent: number }) {
  const share = Math.min(Math.max(percent, 0), 100);
  return (
    <svg className={styles.meter} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.whole} width="100" height="6" />
      <rect className={styles.share} width={share} height="6" />
    </svg>
  );
}

/** Work that runs: announced as progress. */
export function Progress({ percent, label }: { percent: number; label: string }) {
  const share = Math.round(Math.min(Math.max(percent, 0), 100));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share}
      className={styles.progress}
    >
      <Meter percent={share} />
    </div>
  );
}
