import { lazy, Suspense, useState } from 'react';
import { withTarget } from '../../../../platform/contract/entry-address.ts';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { ApiError, call } from '../../../../platform/web/api/call.ts';
import { useForm } from '../../../../platform/web/forms/use-form.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import { fullReload } from '../../../../platform/web/router/full-reload.ts';
import { ProviderButtons } from '../../../authenticators/web/ProviderButtons/ProviderButtons.tsx';
import { PasskeyButton } from '../../../passkeys/web/PasskeyButton/PasskeyButton.tsx';
import type { signIn } from '../../../users/sessions.contract.ts';
import { withBanTerms } from '../ban-terms.ts';
import styles from '../EntryCard/EntryCard.module.css';
import { EntryCard } from '../EntryCard/EntryCard.tsx';

/** Few accounts ask for it: it is loaded when one does. */
const SecondStepForm = lazy(() => import('../SecondStepForm/SecondStepForm.tsx'));

export interface SignInFormProps {
  target: string;
  providers?: readonly { name: string; url: string }[];
  /** What a provider's sign-in came to. */
  connectProblem?: string;
  /** Accounts of another site wait for their owners. */
  hasUnclaimed?: boolean;
}

interface Credentials {
  username: string;
  password: string;
  persist: boolean;
}

export function SignInForm({ target, providers = [], connectProblem, hasUnclaimed }: SignInFormProps) {
  const translator = useTranslator();
  const { t } = translator;
  const { registrationUrl } = useSite();
  const [waiting, setWaiting] = useState<Credentials & { isMailed: boolean }>();
  const [problem, setProblem] = useState(connectProblem && t(connectProblem));
  const send = async (body: Credentials & { code?: string }) => {
    await call<typeof signIn>('POST /sessions', { body });
    // A full reload: what a member may see differs from what a guest may.
    fullReload(target);
  };
  const form = useForm(
    ['username', 'password'],
    async ({ username = '', password = '', persist }) => {
      const credentials = { username, password, persist: persist === 'on' };
      setProblem(undefined);
      try {
        await send(credentials);
      } catch (error) {
        const code = error instanceof ApiError ? error.body.code : undefined;
        if (code !== 'session.secondFactorNeeded' && code !== 'session.mailedCodeNeeded')
          throw withBanTerms(error, translator);
        setWaiting({ ...credentials, isMailed: code === 'session.mailedCodeNeeded' });
      }
    },
    { isLeaving: true },
  );
  if (waiting) {
    const { isMailed, ...credentials } = waiting;
    return (
      <Suspense>
        <SecondStepForm isMailed={isMailed} signIn={(code) => send({ ...credentials, code })} />
      </Suspense>
    );
  }
  const lead = registrationUrl !== '' && (
    <>
      {t('New here?')} <a href={withTarget(registrationUrl, target)}>{t('Register')}</a>
    </>
  );
  return (
    <EntryCard title={t('Welcome back')} lead={lead} problem={form.problem ?? problem}>
      <form className={styles.form} method="post" onSubmit={form.onSubmit}>
        <FormField label={t('Email or username')} isRequired error={form.errorOf('username')}>
          {(control) => <Input {...control} name="username" autoComplete="username" autoCapitalize="none" />}
        </FormField>
        <FormField
          label={t('Password')}
          isRequired
          error={form.errorOf('password')}
          aside={<a href="/entry/passwordrequest">{t('Forgot it?')}</a>}
        >
          {(control) => (
            <Input {...control} name="password" type="password" autoComplete="current-password" />
          )}
        </FormField>
        <Checkbox name="persist" label={t('Keep me signed in')} defaultChecked />
        <Button type="submit" kind="primary" isBlock isBusy={form.isBusy}>
          {t('Sign In')}
        </Button>
      </form>
      <div className={styles.otherWays}>
        <PasskeyButton onSignedIn={() => fullReload(target)} onProblem={setProblem} />
        <ProviderButtons providers={providers} target={target} />
      </div>
      {hasUnclaimed && (
        <p className={styles.lead}>
          {t('Were you a member of the site that was brought along?')}{' '}
          <a href="/entry/claim">{t('Claim your account')}</a>
        </p>
      )}
    </EntryCard>
  );
}
