import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useForm } from '../../../../platform/web/forms/use-form.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { fullReload } from '../../../../platform/web/router/full-reload.ts';
import { EntryCard } from '../../../entry/web/EntryCard/EntryCard.tsx';
import { EmailField, NewPasswordField } from '../../../entry/web/EntryFields/EntryFields.tsx';
import { EntryNote } from '../../../entry/web/EntryNote/EntryNote.tsx';
import type { claimAccount } from '../../claims.contract.ts';
import type { ClaimPasswordFormProps } from '../../claims.states.ts';
import styles from './ClaimPasswordForm.module.css';

/** The last step: what the owner signs in with from now on. */
export function ClaimPasswordForm({ userID, claimCode, account }: ClaimPasswordFormProps) {
  const { t } = useTranslator();
  const form = useForm(
    ['email', 'password'],
    async ({ email = '', password = '' }) => {
      await call<typeof claimAccount>('POST /account-claims', {
        body: { userID, claimCode, email, password },
      });
      // A full reload: what a member may see differs from what a guest may.
      fullReload('/');
    },
    { isLeaving: true },
  );
  if (!account)
    return (
      <EntryNote
        title={t('This link is not valid any more')}
        tone="warning"
        note={t('It was used, it has ended, or the account was claimed by another link.')}
        href="/entry/claim"
        action={t('Ask for a new one')}
      />
    );
  return (
    <EntryCard
      title={t('Take over your account')}
      lead={t('You go on under the name {name}, with all that you wrote.', { name: account.name })}
      problem={form.problem}
    >
      <form className={styles.form} method="post" onSubmit={form.onSubmit}>
        <EmailField
          form={form}
          value={account.email ?? undefined}
          hint={t('Another address than the one that is proved has to be confirmed by mail.')}
        />
        <NewPasswordField form={form} />
        <Button type="submit" kind="primary" isBlock isBusy={form.isBusy}>
          {t('Take over and sign in')}
        </Button>
      </form>
    </EntryCard>
  );
}
