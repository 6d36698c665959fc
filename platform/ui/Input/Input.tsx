import type { InputHTMLAttributes, Ref, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Input.module.css';

type InputStyle = {
  /** Height in px at normal text size. */
  controlSize?: 32 | 36 | 48 | 82;
  isInvalid?: boolean;
  className?: string;
};

export type InputProps = InputStyle & { ref?: Ref<HTMLInputElement> } & Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'style'
  >;

export function Input({ controlSize, isInvalid, className, ...rest }: InputProps) {
  return (
    <input
      {...rest}
      aria-invalid={isInvalid || undefined}
      className={inputClass({ controlSize, className })}
    />
  );
}

type OwnTextarea = Pick<InputStyle, 'isInvalid' | 'className'> & { ref?: Ref<HTMLTextAreaElement> };
export type TextareaProps = OwnTextarea & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'style'>;

export function Textarea({ isInvalid, className, ...rest }: TextareaProps) {
  const classes = inputClass({ className: classNames(styles.textarea, className) });
  return <textarea {...rest} aria-invalid={isInvalid || undefined} className={classes} />;
}

export type SelectProps = InputStyle & { ref?: Ref<HTMLSelectElement> } & Omit<
    SelectHTMLAttributes<HTMLSelectElement>,
    'style'
  >;

export function Select({ controlSize, isInvalid, className, ...rest }: SelectProps) {
  const classes = inputClass({ controlSize, className: classNames(styles.select, className) });
  return <select {...rest} aria-invalid={isInvalid || undefined} className={classes} />;
}

export function inputClass({ controlSize = 36, className }: InputStyle): string {
  return classNames(styles.input, styles[`size${controlSize}`], className);
}
