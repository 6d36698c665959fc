import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { ApiError, call } from '../../../../platform/web/api/call.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type {
  addPasskey,
  makePasskeyOptions,
  Passkey,
  removePasskey,
  renamePasskey,
} from '../../../passkeys/passkeys.contract.ts';
import { makePasskey } from '../../../passkeys/web/ask-browser.ts';
import { useHasPasskeys } from '../../../passkeys/web/use-has-passkeys.ts';
import { PasswordModal, type Proof } from '../PasswordModal/PasswordModal.tsx';
import { SecurityItem, SecurityList, SecuritySection } from '../SecuritySection/SecuritySection.tsx';

type Step = { does: 'add' } | { does: 'rename' | 'remove'; passkey: Passkey };

export function PasskeysSection({ initial, hasPassword }: { initial: Passkey[]; hasPassword: boolean }) {
  const { t } = useTranslator();
  const isOffered = useHasPasskeys();
  const [passkeys, setPasskeys] = useState(initial);
  const [step, setStep] = useState<Step>();
  const close = () => setStep(undefined);

  const add = async ({ name, passwordConfirmation }: Proof) => {
    const proof = passwordConfirmation === undefined ? {} : { passwordConfirmation };
    const { body: options } = await call<typeof makePasskeyOptions>('POST /passkeys/options', {
      body: proof,
    });
    close();
    try {
      const credential = await makePasskey(options);
      if (!credential) return;
      const { body } = await call<typeof addPasskey>('POST /passkeys', { body: { name, credential } });
      setPasskeys([...passkeys, body]);
    } catch (error) {
      const text = error instanceof ApiError ? error.message : 'The passkey could not be made.';
      showToast(t(text), { id: 'passkey', tone: 'error' });
    }
  };
  const rename =
    (passkey: Passkey) =>
    async ({ name }: Proof) => {
      const params = { passkeyID: passkey.passkeyID };
      const { body } = await call<typeof renamePasskey>('PATCH /passkeys/:passkeyID', {
        params,
        body: { name },
      });
      setPasskeys(passkeys.map((each) => (each.passkeyID === body.passkeyID ? body : each)));
      close();
    };
  const remove =
    (passkey: Passkey) =>
    async ({ passwordConfirmation }: Proof) => {
      const params = { passkeyID: passkey.passkeyID };
      const body = passwordConfirmation === undefined ? {} : { passwordConfirmation };
      await call<typeof removePasskey>('DELETE /passkeys/:passkeyID', { params, body });
      setPasskeys(passkeys.filter((each) => each !== passkey));
      close();
    };
  return (
    <SecuritySection
      title={t('Passkeys')}
      about={t(
        'Sign in by fingerprint, face or PIN of a device of yours. Nothing to remember, nothing to steal.',
      )}
    >
      {passkeys.length > 0 && (
        <SecurityList label={t('Passkeys')}>
          {passkeys.map((passkey) => (
            <SecurityItem
              key={passkey.passkeyID}
              name={<bdi>{passkey.name}</bdi>}
              metas={<Used passkey={passkey} />}
            >
              <Button kind="text" onClick={() => setStep({ does: 'rename', passkey })}>
                {t('Rename')}
              </Button>
              <Button kind="dangerText" onClick={() => setStep({ does: 'remove', passkey })}>
                {t('Remove')}
              </Button>
            </SecurityItem>
          ))}
        </SecurityList>
      )}
      {isOffered ? (
        <Button onClick={() => setStep({ does: 'add' })}>{t('Add a passkey')}</Button>
      ) : (
        <p>
          {t('There can be no passkeys here: the browser knows none, or this site has no name of its own.')}
        </p>
      )}
      {step?.does === 'add' && (
        <PasswordModal
          title={t('Add a passkey')}
          confirmLabel={t('Continue')}
          hasPassword={hasPassword}
          named={{ label: t('Name of the device'), initial: '' }}
          onConfirm={add}
          onClose={close}
        />
      )}
      {step?.does === 'rename' && (
        <PasswordModal
          title={t('Rename')}
          confirmLabel={t('Save')}
          hasPassword={false}
          named={{ label: t('Name of the device'), initial: step.passkey.name }}
          onConfirm={rename(step.passkey)}
          onClose={close}
        />
      )}
      {step?.does === 'remove' && (
        <PasswordModal
          title={t('Remove {name}', { name: step.passkey.name })}
          confirmLabel={t('Remove')}
          isDangerous
          hasPassword={hasPassword}
          onConfirm={remove(step.passkey)}
          onClose={close}
        >
          <p>{t('Nobody signs in by this passkey any more.')}</p>
        </PasswordModal>
      )}
    </SecuritySection>
  );
}

function Used({ passkey: { dateInserted, dateLastUsed } }: { passkey: Passkey }) {
  const { t } = useTranslator();
  return (
    <>
      {dateLastUsed ? t('Last used:') : t('Added:')} <TimeAgo date={dateLastUsed ?? dateInserted} />
    </>
  );
}
