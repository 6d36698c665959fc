import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useForm } from '../../../../platform/web/forms/use-form.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import type { confirmEmail } from '../../../users/recovery.contract.ts';
import type { ConfirmationState } from '../../entry.states.ts';
import styles from '../EntryCard/EntryCard.module.css';
import { EntryCard } from '../EntryCard/EntryCard.tsx';
import { EntryNote } from '../EntryNote/EntryNote.tsx';

export interface EmailConfirmFormProps {
  userID: number;
  confirmationCode: string;
  state: ConfirmationState;
}

/** Asked for by a press, not done by the visit: programs that look at mails open every link in them. */
export function EmailConfirmForm({ userID, confirmationCode, state }: EmailConfirmFormProps) {
  const { t } = useTranslator();
  const { isSignedIn, signInUrl } = useSite();
  const [isDone, setDone] = useState(state === 'done');
  const form = useForm([], async () => {
    await call<typeof confirmEmail>('POST /users/:userID/confirm-email', {
      params: { userID },
      body: { confirmationCode },
    });
    setDone(true);
  });
  if (isDone) {
    return (
      <EntryNote
        title={t('Thank you')}
        note={t('Your email address is confirmed.')}
        {...(!isSignedIn && { href: signInUrl, action: t('Sign In') })}
      />
    );
  }
  if (state === 'lapsed') {
    return (
      <EntryNote
        title={t('This link is not valid any more')}
        tone="warning"
        note={t('A newer one may be in your mail.')}
        href="/entry/emailconfirmrequest"
        action={t('Resend confirmation email')}
      />
    );
  }
  return (
    <EntryCard
      title={t('Confirm your email address')}
      lead={t('One press, and it is known to be yours.')}
      problem={form.problem}
    >
      <form className={styles.form} method="post" onSubmit={form.onSubmit}>
        <Button type="submit" kind="primary" isBlock isBusy={form.isBusy}>
          {t('Confirm')}
        </Button>
      </form>
    </EntryCard>
  );
}
