import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useForm } from '../../../../platform/web/forms/use-form.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { requestPassword } from '../../../users/recovery.contract.ts';
import styles from '../EntryCard/EntryCard.module.css';
import { EntryCard } from '../EntryCard/EntryCard.tsx';
import { EntryNote } from '../EntryNote/EntryNote.tsx';

/** A mail with a link. Nobody learns from this page who is a member. */
export function PasswordRequestForm() {
  const { t } = useTranslator();
  const [isSent, setSent] = useState(false);
  const form = useForm(['email'], async ({ email = '' }) => {
    await call<typeof requestPassword>('POST /users/request-password', { body: { email } });
    setSent(true);
  });
  if (isSent) {
    return (
      <EntryNote
        title={t('Look into your mail')}
        note={t(
          'If there is an account, a link that sets a new password is on its way. It is good for one hour.',
        )}
      />
    );
  }
  return (
    <EntryCard
      title={t('Forgot your password?')}
      lead={t('You get a mail with a link that sets a new one.')}
      problem={form.problem}
    >
      <form className={styles.form} method="post" onSubmit={form.onSubmit}>
        <FormField label={t('Email or username')} isRequired error={form.errorOf('email')}>
          {(control) => (
            <Input {...control} name="email" autoComplete="username" autoCapitalize="none" maxLength={254} />
          )}
        </FormField>
        <Button type="submit" kind="primary" isBlock isBusy={form.isBusy}>
          {t('Send the link')}
        </Button>
      </form>
    </EntryCard>
  );
}
