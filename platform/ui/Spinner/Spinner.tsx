import { classNames } from '../class-names.ts';
import { useUiLanguage } from '../language/language.tsx';
import styles from './Spinner.module.css';

export type SpinnerProps = {
  /** Shown at once; otherwise it waits 150 ms, so that quick answers never flash. */
  isImmediate?: boolean;
  /** Announced; inside a busy button the button speaks for itself and no label is given. */
  label?: string;
  size?: 'md' | 'lg';
};

/** The delay is an animation, so it holds before and without scripts. */
export function Spinner({ isImmediate = false, label, size = 'md' }: SpinnerProps) {
  const ring = (
    <span className={classNames(styles.spinner, styles[size], !isImmediate && styles.delayed)} aria-hidden />
  );
  if (!label) return ring;
  return (
    <span role="status" className={styles.status}>
      {ring}
      <span className="visuallyHidden">{label}</span>
    </span>
  );
}

/** Fills the place where content will stand. */
export function Loader({ label }: { label?: string }) {
  const { translate } = useUiLanguage();
  return (
    <div className={styles.loader}>
      <Spinner size="lg" label={label ?? translate('Loading')} />
    </div>
  );
}
