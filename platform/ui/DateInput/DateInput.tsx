import { useId } from 'react';
import { classNames } from '../class-names.ts';
import type { FieldControl } from '../FormField/FormField.tsx';
import { inputClass } from '../Input/Input.tsx';
import { useUiLanguage } from '../language/language.tsx';
import styles from './DateInput.module.css';
import { fromLocalMoment, toLocalMoment } from './local-moment.ts';

type Common = Partial<FieldControl> & {
  name?: string;
  disabled?: boolean;
  className?: string;
  'aria-label'?: string;
};

export type DateInputProps = Common & {
  /** 2026-11-21, 14:30, or a moment in ISO 8601; empty: none. */
  value: string;
  onChange: (value: string) => void;
  min?: string;
  max?: string;
};

/** A day. The browser's own picker: it knows the reader's language, calendar and keys. */
export function DateInput(props: DateInputProps) {
  return <MomentInput {...props} type="date" />;
}

/** A time of day. */
export function TimeInput(props: DateInputProps) {
  return <MomentInput {...props} type="time" />;
}

/** A moment: shown and typed in the reader's own time, kept in ISO 8601. */
export function DateTimeInput({ value, onChange, min, max, ...props }: DateInputProps) {
  return (
    <MomentInput
      {...props}
      type="datetime-local"
      value={toLocalMoment(value)}
      min={min && toLocalMoment(min)}
      max={max && toLocalMoment(max)}
      onChange={(text) => onChange(fromLocalMoment(text))}
    />
  );
}

type MomentInputProps = DateInputProps & { type: 'date' | 'time' | 'datetime-local' };

function MomentInput({ isInvalid, onChange, className, ...rest }: MomentInputProps) {
  return (
    <input
      {...rest}
      aria-invalid={isInvalid || undefined}
      className={inputClass({ className: classNames(styles.moment, className) })}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

export type DateRangeProps = {
  legend: string;
  from: string;
  to: string;
  onChange: (range: { from: string; to: string }) => void;
  disabled?: boolean;
};

/** From a day to a day; neither can pass the other. */
export function DateRange({ legend, from, to, onChange, disabled }: DateRangeProps) {
  const { translate } = useUiLanguage();
  const id = useId();
  return (
    <fieldset className={styles.range} disabled={disabled}>
      <legend className={styles.legend}>{legend}</legend>
      <label htmlFor={`${id}-from`}>{translate('From')}</label>
      <DateInput
        id={`${id}-from`}
        value={from}
        max={to || undefined}
        onChange={(next) => onChange({ from: next, to })}
      />
      <label htmlFor={`${id}-to`}>{translate('To')}</label>
      <DateInput
        id={`${id}-to`}
        value={to}
        min={from || undefined}
        onChange={(next) => onChange({ from, to: next })}
      />
    </fieldset>
  );
}
