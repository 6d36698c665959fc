import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { ApiError, call } from '../../../../platform/web/api/call.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { passkeySignInOptions, signInByPasskey } from '../../passkeys.contract.ts';
import { askForPasskey } from '../ask-browser.ts';
import type { PasskeyButtonProps } from './PasskeyButton.tsx';

export default function PasskeySignIn({ onSignedIn, onProblem }: PasskeyButtonProps) {
  const { t } = useTranslator();
  const [isBusy, setBusy] = useState(false);
  const signIn = async () => {
    setBusy(true);
    try {
      const { body: options } = await call<typeof passkeySignInOptions>('POST /sessions/passkey/options');
      const credential = await askForPasskey(options);
      if (!credential) return;
      await call<typeof signInByPasskey>('POST /sessions/passkey', { body: { credential, persist: true } });
      onSignedIn();
    } catch (error) {
      onProblem(error instanceof ApiError ? t(error.message) : t('The passkey could not be used.'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon="key-round" isBlock isBusy={isBusy} onClick={signIn}>
      {t('Sign in with a passkey')}
    </Button>
  );
}
