import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import { openAnew } from '../../../../platform/web/router/open-anew.ts';
import type { signIn } from '../../../users/sessions.contract.ts';
import styles from '../EntryCard/EntryCard.module.css';
import { EntryCard } from '../EntryCard/EntryCard.tsx';
import { useEntryForm } from '../use-entry-form.ts';

export function SignInForm({ target }: { target: string }) {
  const { t } = useTranslator();
  const { registrationUrl } = useSite();
  const form = useEntryForm(['username', 'password'], async ({ username = '', password = '', persist }) => {
    await call<typeof signIn>('POST /sessions', { body: { username, password, persist: persist === 'on' } });
    // The whole page is made anew: what a member may see differs from what a guest may.
    openAnew(target);
  });
  const lead = registrationUrl !== '' && (
    <>
      {t('New here?')} <a href={`${registrationUrl}?Target=${encodeURIComponent(target)}`}>{t('Register')}</a>
    </>
  );
  return (
    <EntryCard title={t('Welcome back')} lead={lead} problem={form.problem}>
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
    </EntryCard>
  );
}
