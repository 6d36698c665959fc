import { type ReactNode, useId } from 'react';
import styles from './RuleForm.module.css';

interface Control {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface Props {
  /** What the row begins with: when, only in, then. It names the control. */
  word: string;
  hint?: string;
  error?: string | undefined;
  /** Behind the control and below it. */
  more?: ReactNode;
  children: (control: Control) => ReactNode;
}

/** One part of the sentence that a rule is. */
export function Row({ word, hint, error, more, children }: Props) {
  const id = useId();
  const noteID = useId();
  const note = error ?? hint;
  return (
    <div className={styles.row}>
      <label className={styles.word} htmlFor={id}>
        {word}
      </label>
      <div className={styles.said}>
        {children({
          id,
          ...(note && { 'aria-describedby': noteID }),
          ...(error && { 'aria-invalid': true as const }),
        })}
        {more}
        {note && (
          <p id={noteID} className={error ? styles.error : styles.hint}>
            {note}
          </p>
        )}
      </div>
    </div>
  );
}
