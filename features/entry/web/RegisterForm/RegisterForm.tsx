import { useState } from 'react';
import { Button, LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import { openAnew } from '../../../../platform/web/router/open-anew.ts';
import type { register } from '../../../users/registration.contract.ts';
import styles from '../EntryCard/EntryCard.module.css';
import { EntryCard } from '../EntryCard/EntryCard.tsx';
import { useEntryForm } from '../use-entry-form.ts';

export function RegisterForm({ target }: { target: string }) {
  const { t } = useTranslator();
  const { signInUrl } = useSite();
  const [isWaiting, setWaiting] = useState(false);
  const form = useEntryForm(
    ['name', 'email', 'password'],
    async ({ name = '', email = '', password = '' }) => {
      const { body } = await call<typeof register>('POST /users/register', {
        body: { name, email, password },
      });
      // Registering signs in as well, unless the address or a moderator has the next word.
      if (!body?.userID) return setWaiting(true);
      openAnew(target);
    },
  );
  if (isWaiting) {
    return (
      <EntryCard title={t('Thank you')} lead={t('One more step: look into your mail.')}>
        <LinkButton href="/">{t('Back to Home')}</LinkButton>
      </EntryCard>
    );
  }
  const lead = (
    <>
      {t('A member already?')} <a href={signInUrl}>{t('Sign In')}</a>
    </>
  );
  return (
    <EntryCard title={t('Join the community')} lead={lead} problem={form.problem}>
      <form className={styles.form} method="post" onSubmit={form.onSubmit}>
        <FormField label={t('Username')} isRequired error={form.errorOf('name')}>
          {(control) => <Input {...control} name="name" autoComplete="username" maxLength={50} />}
        </FormField>
        <FormField
          label={t('Email')}
          isRequired
          error={form.errorOf('email')}
          hint={t('Never shown to others.')}
        >
          {(control) => <Input {...control} name="email" type="email" autoComplete="email" />}
        </FormField>
        <FormField
          label={t('Password')}
          isRequired
          error={form.errorOf('password')}
          hint={t('At least 12 characters. A sentence is easy to remember.')}
        >
          {(control) => <Input {...control} name="password" type="password" autoComplete="new-password" />}
        </FormField>
        <Button type="submit" kind="primary" isBlock isBusy={form.isBusy}>
          {t('Register')}
        </Button>
      </form>
    </EntryCard>
  );
}
