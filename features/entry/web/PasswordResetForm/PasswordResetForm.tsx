import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useForm } from '../../../../platform/web/forms/use-form.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import type { resetPassword } from '../../../users/recovery.contract.ts';
import styles from '../EntryCard/EntryCard.module.css';
import { EntryCard } from '../EntryCard/EntryCard.tsx';
import { NewPasswordField } from '../EntryFields/EntryFields.tsx';
import { EntryNote } from '../EntryNote/EntryNote.tsx';

export interface PasswordResetFormProps {
  userID: number;
  resetCode: string;
  isGood: boolean;
}

export function PasswordResetForm({ userID, resetCode, isGood }: PasswordResetFormProps) {
  const { t } = useTranslator();
  const { signInUrl } = useSite();
  const [left, setLeft] = useState<number>();
  const form = useForm(['password'], async ({ password = '', endsAccessTokens }) => {
    const { body } = await call<typeof resetPassword>('POST /users/:userID/reset-password', {
      params: { userID },
      body: { resetCode, password, endsAccessTokens: endsAccessTokens === 'on' },
    });
    setLeft(body.countAccessTokens);
  });
  if (left !== undefined) {
    return (
      <EntryNote
        title={t('Your password was changed')}
        note={
          left === 0
            ? t('You were signed out on all devices. Sign in with the new one.')
            : t('You were signed out on all devices. Access tokens of programs still work: {count}.', {
                count: left,
              })
        }
        tone={left === 0 ? 'success' : 'warning'}
        href={signInUrl}
        action={t('Sign In')}
      />
    );
  }
  if (!isGood) {
    return (
      <EntryNote
        title={t('This link is not valid any more')}
        tone="warning"
        note={t('It was used, or it is older than an hour.')}
        href="/entry/passwordrequest"
        action={t('Ask for a new one')}
      />
    );
  }
  return (
    <EntryCard title={t('Choose a new password')} problem={form.problem}>
      <form className={styles.form} method="post" onSubmit={form.onSubmit}>
        <NewPasswordField form={form} label={t('New password')} />
        <Checkbox name="endsAccessTokens" label={t('Revoke the access tokens of programs, too')} />
        <Button type="submit" kind="primary" isBlock isBusy={form.isBusy}>
          {t('Change password')}
        </Button>
      </form>
    </EntryCard>
  );
}
