import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './Switch.module.css';

export type SwitchProps = { label: ReactNode; isLabelHidden?: boolean } & Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'style' | 'type'
>;

/** For what takes effect at once; a form that is sent uses a Checkbox. */
export function Switch({ label, isLabelHidden = false, ...rest }: SwitchProps) {
  return (
    <label className={styles.row}>
      <span className={styles.switch}>
        {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own state */}
        <input {...rest} type="checkbox" role="switch" />
        <span className={styles.track} />
      </span>
      <span className={isLabelHidden ? 'visuallyHidden' : undefined}>{label}</span>
    </label>
  );
}
