import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type {
  renewRecoveryCodes,
  setUpTwoFactor,
  TwoFactorSecret,
  TwoFactorState,
  turnOffTwoFactor,
} from '../../../two-factor/two-factor.contract.ts';
import { PasswordModal, type Proof } from '../PasswordModal/PasswordModal.tsx';
import { RecoveryCodes } from '../RecoveryCodes/RecoveryCodes.tsx';
import styles from '../SecuritySection/SecuritySection.module.css';
import { SecuritySection } from '../SecuritySection/SecuritySection.tsx';
import { TwoFactorSetUp } from '../TwoFactorSetUp/TwoFactorSetUp.tsx';

type Step = 'confirm' | 'renew' | 'turnOff' | { secret: TwoFactorSecret } | { codes: string[] };

export function TwoFactorSection({
  initial,
  hasPassword,
}: {
  initial: TwoFactorState;
  hasPassword: boolean;
}) {
  const { t } = useTranslator();
  const [state, setState] = useState(initial);
  const [step, setStep] = useState<Step>();
  const close = () => setStep(undefined);
  const showCodes = (codes: string[]) => {
    setState({ isOn: true, dateOn: state.dateOn, countRecoveryCodes: codes.length });
    setStep({ codes });
  };
  const setUp = async ({ passwordConfirmation }: Proof) => {
    const body = passwordConfirmation === undefined ? {} : { passwordConfirmation };
    const answer = await call<typeof setUpTwoFactor>('POST /two-factor/set-up', { body });
    setStep({ secret: answer.body });
  };
  const renew = async ({ name: _, ...body }: Proof) => {
    const answer = await call<typeof renewRecoveryCodes>('POST /two-factor/recovery-codes', { body });
    showCodes(answer.body.recoveryCodes);
  };
  const turnOff = async ({ name: _, ...body }: Proof) => {
    await call<typeof turnOffTwoFactor>('DELETE /two-factor', { body });
    setState({ isOn: false, dateOn: null, countRecoveryCodes: 0 });
    close();
  };
  return (
    <SecuritySection
      title={t('Two-factor authentication')}
      about={
        state.isOn
          ? t('On: signing in by password asks for a code besides. {count} recovery codes are left.', {
              count: state.countRecoveryCodes,
            })
          : t('Off: your password alone opens your account. An authenticator app makes it two locks.')
      }
    >
      <div className={styles.actions}>
        {state.isOn ? (
          <>
            <Button onClick={() => setStep('renew')}>{t('New recovery codes')}</Button>
            <Button kind="dangerText" onClick={() => setStep('turnOff')}>
              {t('Switch off')}
            </Button>
          </>
        ) : (
          <Button onClick={() => setStep('confirm')}>{t('Set up')}</Button>
        )}
      </div>
      {step === 'confirm' && (
        <PasswordModal
          title={t('Set up two-factor authentication')}
          confirmLabel={t('Continue')}
          hasPassword={hasPassword}
          onConfirm={setUp}
          onClose={close}
        />
      )}
      {(step === 'renew' || step === 'turnOff') && (
        <PasswordModal
          title={step === 'renew' ? t('New recovery codes') : t('Switch two-factor authentication off')}
          confirmLabel={step === 'renew' ? t('Make new codes') : t('Switch off')}
          isDangerous={step === 'turnOff'}
          hasPassword={hasPassword}
          asksCode
          onConfirm={step === 'renew' ? renew : turnOff}
          onClose={close}
        />
      )}
      {typeof step === 'object' && 'secret' in step && (
        <TwoFactorSetUp secret={step.secret} onTurnedOn={showCodes} onClose={close} />
      )}
      {typeof step === 'object' && 'codes' in step && <RecoveryCodes codes={step.codes} onClose={close} />}
    </SecuritySection>
  );
}
