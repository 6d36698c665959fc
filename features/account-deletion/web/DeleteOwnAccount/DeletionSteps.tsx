import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Radio } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { FormGroup } from '../../../../platform/ui/FormField/FormField.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useQuery } from '../../../../platform/web/api/use-query.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useMe } from '../../../../platform/web/viewer/viewer-state.ts';
import { PasswordModal } from '../../../security/web/PasswordModal/PasswordModal.tsx';
import type { deleteOwnAccount, getErasure } from '../../erasure.contract.ts';
import { ErasurePreview } from '../ErasurePreview/ErasurePreview.tsx';
import styles from './DeleteOwnAccount.module.css';

/** What goes, then the password, then nobody is signed in any more. */
export default function DeletionSteps() {
  const { t } = useTranslator();
  const userID = useMe()?.userID ?? 0;
  const [deleteMethod, setMethod] = useState<'keep' | 'wipe'>('keep');
  const [step, setStep] = useState<'preview' | 'confirm'>('preview');
  const { data } = useQuery<typeof getErasure>('GET /users/:userID/erasure', {
    params: { userID },
    query: { deleteMethod },
  });
  const remove = async ({ passwordConfirmation }: { passwordConfirmation?: string }) => {
    await call<typeof deleteOwnAccount>('POST /users/me/deletion', {
      body: { deleteMethod, ...(passwordConfirmation !== undefined && { passwordConfirmation }) },
    });
    // Nobody is signed in any more: the whole page is another one.
    location.assign('/');
  };
  return (
    <div className={styles.account}>
      <FormGroup legend={t('What becomes of what you wrote?')}>
        <Radio
          name="deleteMethod"
          label={t('Posts stay, by “User Deleted”')}
          checked={deleteMethod === 'keep'}
          onChange={() => setMethod('keep')}
        />
        <Radio
          name="deleteMethod"
          label={t('Posts stay without their text')}
          checked={deleteMethod === 'wipe'}
          onChange={() => setMethod('wipe')}
        />
      </FormGroup>
      <ErasurePreview key={deleteMethod} userID={userID} deleteMethod={deleteMethod} />
      <p>{t('All else that is stored for you alone goes too.')}</p>
      {data?.own?.isOffered === false ? (
        <p>{t('Ask the administrators of this site to delete your account.')}</p>
      ) : (
        <Button kind="danger" disabled={!data} onClick={() => setStep('confirm')}>
          {t('Delete my account')}
        </Button>
      )}
      {step === 'confirm' && (
        <PasswordModal
          title={t('Delete my account')}
          confirmLabel={t('Delete for good')}
          hasPassword={data?.own?.hasPassword === true}
          isDangerous
          onConfirm={remove}
          onClose={() => setStep('preview')}
        >
          <p>{t('This cannot be undone.')}</p>
        </PasswordModal>
      )}
    </div>
  );
}
