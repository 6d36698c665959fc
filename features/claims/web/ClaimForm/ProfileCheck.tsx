import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useForm } from '../../../../platform/web/forms/use-form.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { EntryCard } from '../../../entry/web/EntryCard/EntryCard.tsx';
import type { checkProfileProof, ProfileProof } from '../../claims.contract.ts';
import { ClaimPasswordForm } from '../ClaimPasswordForm/ClaimPasswordForm.tsx';
import styles from './ClaimForm.module.css';

/** A code on the page about them at the old site; then the password of the account here. */
export function ProfileCheck({ proof: { name, profileUrl, code, proof } }: { proof: ProfileProof }) {
  const { t } = useTranslator();
  const [proved, setProved] = useState<{ userID: number; claimCode: string }>();
  const form = useForm([], async () => {
    const path = 'POST /account-claims/profile-proofs/check';
    setProved((await call<typeof checkProfileProof>(path, { body: { proof } })).body);
  });
  if (proved) return <ClaimPasswordForm {...proved} account={{ name, email: null }} />;
  return (
    <EntryCard title={t('Show that the profile is yours')} problem={form.problem}>
      <form className={styles.form} method="post" onSubmit={form.onSubmit}>
        <ol className={styles.steps}>
          <li>
            {t('Open your profile at the old site and sign in there:')}{' '}
            <a className={styles.address} href={profileUrl} target="_blank" rel="noopener noreferrer">
              <bdi>{profileUrl}</bdi>
            </a>
          </li>
          <li>
            {t('Write this code into what it says about you, and save:')}
            <code className={styles.code} dir="ltr">
              {code}
            </code>
          </li>
          <li>{t('Come back to this page and let it look. Afterwards you can take the code out again.')}</li>
        </ol>
        <Button type="submit" kind="primary" isBlock isBusy={form.isBusy}>
          {t('Check the profile')}
        </Button>
      </form>
    </EntryCard>
  );
}
