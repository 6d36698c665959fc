import { useId, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { FormField, FormStack } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { Modal } from '../../../../platform/ui/Modal/Modal.tsx';
import { ApiError, call } from '../../../../platform/web/api/call.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { TwoFactorSecret, turnOnTwoFactor } from '../../../two-factor/two-factor.contract.ts';
import styles from './TwoFactorSetUp.module.css';

export interface TwoFactorSetUpProps {
  secret: TwoFactorSecret;
  onTurnedOn: (recoveryCodes: string[]) => void;
  onClose: () => void;
}

/** The app is shown the secret, and proves by a first code that it has it. */
export function TwoFactorSetUp({ secret, onTurnedOn, onClose }: TwoFactorSetUpProps) {
  const { t } = useTranslator();
  const formID = useId();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async (code: string) => {
    setBusy(true);
    setProblem(undefined);
    try {
      const { body } = await call<typeof turnOnTwoFactor>('POST /two-factor', { body: { code } });
      onTurnedOn(body.recoveryCodes);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(t(error.message));
    } finally {
      setBusy(false);
    }
  };
  const { size, path } = secret.qrCode;
  const footer = (
    <>
      <Button kind="text" onClick={onClose}>
        {t('Cancel')}
      </Button>
      <Button type="submit" form={formID} kind="primary" isBusy={isBusy}>
        {t('Switch on')}
      </Button>
    </>
  );
  return (
    <Modal title={t('Set up an authenticator app')} onClose={onClose} footer={footer}>
      <form
        id={formID}
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          void send(String(new FormData(event.currentTarget).get('code')));
        }}
      >
        <FormStack>
          <p>{t('Scan this with an authenticator app on your phone:')}</p>
          <svg className={styles.qrCode} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('QR code')}>
            <path d={path} />
          </svg>
          <p>
            {t('Or type this key into it:')} <span className={styles.secret}>{secret.secret}</span>
          </p>
          <FormField label={t('Code that the app shows')} isRequired error={problem}>
            {(control) => (
              <Input
                {...control}
                name="code"
                autoComplete="one-time-code"
                inputMode="numeric"
                maxLength={10}
              />
            )}
          </FormField>
        </FormStack>
      </form>
    </Modal>
  );
}
