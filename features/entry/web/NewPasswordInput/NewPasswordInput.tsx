// A new password: typed, or made here. What was made can be read, since nobody has seen it yet.
import { useRef, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Input, type InputProps } from '../../../../platform/ui/Input/Input.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { GENERATED_LENGTH, generatePassword } from '../../generate-password.ts';
import styles from './NewPasswordInput.module.css';

export function NewPasswordInput({ minLength = 0, ...control }: InputProps & { minLength?: number }) {
  const { t } = useTranslator();
  const [isShown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const generate = () => {
    const field = input.current;
    if (!field) return;
    field.value = generatePassword(Math.max(GENERATED_LENGTH, minLength));
    // For whoever watches the field for faults.
    field.dispatchEvent(new Event('input', { bubbles: true }));
    setShown(true);
    field.focus();
    field.select();
  };
  return (
    <div className={styles.line}>
      <Input
        {...control}
        ref={input}
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
      />
      <Button icon="key-round" onClick={generate}>
        {t('Generate')}
      </Button>
    </div>
  );
}
