import { type InputHTMLAttributes, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Checkbox.module.css';

type Own = {
  /** Left out: the control stands alone and needs an aria-label. */
  label?: ReactNode;
  /** At the far end: how many it would leave. */
  note?: ReactNode;
  className?: string;
};

type Rest = Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'type'>;
export type CheckboxProps = Own & { isIndeterminate?: boolean } & Rest;

export function Checkbox({ isIndeterminate = false, ...props }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);
  return <Check {...props} type="checkbox" inputRef={input} />;
}

export type RadioProps = Own & Rest;

export function Radio(props: RadioProps) {
  return <Check {...props} type="radio" />;
}

type CheckProps = Own & Rest & { type: 'checkbox' | 'radio'; inputRef?: Ref<HTMLInputElement> };

function Check({ label, note, className, inputRef, type, ...rest }: CheckProps) {
  return (
    <label className={classNames(styles.check, label === undefined && styles.bare, className)}>
      <input {...rest} ref={inputRef} type={type} />
      {label !== undefined && <span className={styles.label}>{label}</span>}
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </label>
  );
}
