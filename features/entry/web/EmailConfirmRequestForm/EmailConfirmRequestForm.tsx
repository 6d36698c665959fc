import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useForm } from '../../../../platform/web/forms/use-form.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { requestConfirmation } from '../../../users/recovery.contract.ts';
import styles from '../EntryCard/EntryCard.module.css';
import { EntryCard } from '../EntryCard/EntryCard.tsx';
import { EmailField } from '../EntryFields/EntryFields.tsx';
import { EntryNote } from '../EntryNote/EntryNote.tsx';

export interface EmailConfirmRequestFormProps {
  /** The address that waits, of whoever is signed in. */
  own: { email: string; isConfirmed: boolean } | null;
}

export function EmailConfirmRequestForm({ own }: EmailConfirmRequestFormProps) {
  const { t } = useTranslator();
  const [isSent, setSent] = useState(false);
  const form = useForm(['email'], async ({ email }) => {
    await call<typeof requestConfirmation>('POST /users/request-confirmation', { body: { email } });
    setSent(true);
  });
  if (own?.isConfirmed)
    return <EntryNote title={t('All is well')} note={t('Your email address is confirmed.')} />;
  if (isSent) {
    return (
      <EntryNote
        title={t('Look into your mail')}
        note={t('If the address waits to be confirmed, a new link is on its way.')}
      />
    );
  }
  return (
    <EntryCard
      title={t('Resend confirmation email')}
      lead={own ? t('It goes to {email}.', { email: own.email }) : t('To which address?')}
      problem={form.problem}
    >
      <form className={styles.form} method="post" onSubmit={form.onSubmit}>
        {!own && <EmailField form={form} />}
        <Button type="submit" kind="primary" isBlock isBusy={form.isBusy}>
          {t('Send it again')}
        </Button>
      </form>
    </EntryCard>
  );
}
