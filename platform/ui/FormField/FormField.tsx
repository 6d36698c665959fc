import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { useUiLanguage } from '../language/language.tsx';
import { Notice } from '../Notice/Notice.tsx';
import styles from './FormField.module.css';
import { useFault } from './use-fault.ts';

/** What the field gives its control: spread it. */
export type FieldControl = {
  id: string;
  required?: boolean;
  isInvalid: boolean;
  'aria-describedby'?: string;
};

export type FormFieldProps = {
  label: ReactNode;
  isRequired?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  /** Beside the label, at the far end: "Forgot it?" */
  aside?: ReactNode;
  /** Only where something outside links to the control. */
  id?: string;
  children: (control: FieldControl) => ReactNode;
};

export function FormField({
  label,
  isRequired = false,
  hint,
  aside,
  id,
  children,
  ...given
}: FormFieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const { fault, watch } = useFault();
  const error = fault ?? given.error;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.field} {...watch}>
      <div className={styles.labelLine}>
        <label className={styles.label} htmlFor={controlId}>
          {label}
          {isRequired && <RequiredMark />}
        </label>
        {aside}
      </div>
      {children({
        id: controlId,
        required: isRequired || undefined,
        isInvalid: Boolean(error),
        'aria-describedby': describedBy,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

export function RequiredMark() {
  return (
    <span className={styles.required} aria-hidden>
      *
    </span>
  );
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <Icon name="circle-alert" size="sm" />
      <span>{children}</span>
    </p>
  );
}

export type FormGroupProps = {
  legend: ReactNode;
  isRequired?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  children: ReactNode;
};

/** Several controls under one question. */
export function FormGroup({ legend, isRequired, hint, error, children }: FormGroupProps) {
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>
        {legend}
        {isRequired && <RequiredMark />}
      </legend>
      <div>{children}</div>
      {error && <FieldError>{error}</FieldError>}
      {hint && <p className={styles.hint}>{hint}</p>}
    </fieldset>
  );
}

export type FormErrorsProps = {
  /** `fieldId` makes the message a link to its control. */
  errors: { message: string; fieldId?: string }[];
};

/** The summary above a form; it is announced when it appears. */
export function FormErrors({ errors }: FormErrorsProps) {
  const { translate } = useUiLanguage();
  if (errors.length === 0) return null;
  return (
    <div className={styles.summary} role="alert">
      <Icon name="circle-alert" />
      <ul aria-label={translate('Errors')}>
        {errors.map(({ message, fieldId }) => (
          <li key={`${fieldId ?? ''}${message}`}>
            {fieldId ? <a href={`#${fieldId}`}>{message}</a> : message}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Fields under each other, with the room between them that forms have everywhere. */
export function FormStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}

/** `problem`: what went wrong with the form as a whole, in sight of whoever pressed the button. */
export function FormActions({ problem, children }: { problem?: ReactNode; children: ReactNode }) {
  return (
    <>
      {problem && (
        <Notice tone="error" role="alert">
          {problem}
        </Notice>
      )}
      <div className={styles.actions}>{children}</div>
    </>
  );
}
