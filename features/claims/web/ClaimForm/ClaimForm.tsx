import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useForm } from '../../../../platform/web/forms/use-form.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { EntryCard } from '../../../entry/web/EntryCard/EntryCard.tsx';
import { EntryNote } from '../../../entry/web/EntryNote/EntryNote.tsx';
import type { ProfileProof, requestClaimLink, startProfileProof } from '../../claims.contract.ts';
import styles from './ClaimForm.module.css';
import { ProfileCheck } from './ProfileCheck.tsx';

/** Whose name stands over posts of another site: by the mail that the old site knew, or by the profile there. */
export function ClaimForm() {
  const { t } = useTranslator();
  const [isSent, setSent] = useState(false);
  const [proof, setProof] = useState<ProfileProof>();
  const form = useForm(['account'], async ({ account = '' }, _data, element) => {
    const way = new FormData(element, chosenButton(element)).get('way');
    const body = { account };
    if (way === 'profile')
      setProof((await call<typeof startProfileProof>('POST /account-claims/profile-proofs', { body })).body);
    else {
      await call<typeof requestClaimLink>('POST /account-claims/links', { body });
      setSent(true);
    }
  });
  if (proof) return <ProfileCheck proof={proof} />;
  if (isSent)
    return (
      <EntryNote
        title={t('Look into your mail')}
        note={t(
          'If the account waits for its owner and the old site knew an address, a link is on its way there. It is good for two days.',
        )}
      />
    );
  return (
    <EntryCard
      title={t('Claim your account')}
      lead={t(
        'Did you write at the site that was brought along here? Your posts are here, and the account is yours.',
      )}
      problem={form.problem}
    >
      <form className={styles.form} method="post" onSubmit={form.onSubmit}>
        <FormField
          label={t('Email or username at the old site')}
          isRequired
          error={form.errorOf('account')}
          hint={t(
            'The link goes to the address that the old site knew. For your profile there, give the username.',
          )}
        >
          {(control) => (
            <Input
              {...control}
              name="account"
              autoComplete="username"
              autoCapitalize="none"
              maxLength={254}
            />
          )}
        </FormField>
        <Button type="submit" name="way" value="mail" kind="primary" isBlock isBusy={form.isBusy}>
          {t('Send a link by mail')}
        </Button>
        <Button type="submit" name="way" value="profile" isBlock disabled={form.isBusy}>
          {t('Prove it by my profile there')}
        </Button>
      </form>
    </EntryCard>
  );
}

/** Two buttons send one form; by Enter it is the first. */
function chosenButton(form: HTMLFormElement): HTMLButtonElement | null {
  const focused = form.ownerDocument.activeElement;
  return focused instanceof HTMLButtonElement && focused.form === form ? focused : null;
}
