// One setting: its name, a way back to the default, its control, what it is for, and what is wrong with it.
import { type ReactNode, useId } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { FieldError } from '../../../../platform/ui/FormField/FormField.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import styles from './Setting.module.css';

export interface SettingControl {
  id: string;
  'aria-describedby': string;
}

export interface SettingProps {
  label: string;
  hint: ReactNode;
  error?: ReactNode;
  isChanged: boolean;
  /** Absent: nothing is set. */
  onReset?: (() => void) | undefined;
  /** Several controls under one name: the name is a legend of theirs. */
  isGroup?: boolean;
  children: (control: SettingControl) => ReactNode;
}

export function Setting({ label, hint, error, isChanged, onReset, isGroup, children }: SettingProps) {
  const { t } = useTranslator();
  const id = useId();
  return (
    <div className={styles.setting} data-changed={isChanged || undefined}>
      <div className={styles.head}>
        {isGroup ? (
          <span className={styles.label}>{label}</span>
        ) : (
          <label className={styles.label} htmlFor={id}>
            {label}
          </label>
        )}
        {onReset && (
          <Button
            className={styles.reset}
            kind="textPrimary"
            size={24}
            aria-label={t('Reset {name}', { name: label })}
            onClick={onReset}
          >
            {t('Reset')}
          </Button>
        )}
      </div>
      {children({ id, 'aria-describedby': error ? `${id}-error ${id}-hint` : `${id}-hint` })}
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
