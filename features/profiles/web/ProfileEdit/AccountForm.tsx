import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { FormActions, FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useForm } from '../../../../platform/web/forms/use-form.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import { NewPasswordInput } from '../../../entry/web/NewPasswordInput/NewPasswordInput.tsx';
import type { editUser } from '../../../users/users.contract.ts';
import type { ProfileEditProps } from '../../profile-edit.contract.ts';
import { announceSaved, warnOfTokensLeft } from './announce-saved.ts';
import { EditSection } from './EditSection.tsx';
import styles from './ProfileEdit.module.css';
import type { FormWatch } from './ProfileEditForms.tsx';

const FIELDS = ['name', 'email', 'password', 'passwordConfirmation'];

/** What I sign in with: changed with the password alone. */
export function AccountForm({ person, account, onTyped, onSaved }: ProfileEditProps & FormWatch) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const form = useForm(FIELDS, async (values, _data, element) => {
    const given = FIELDS.map((name) => [name, values[name] ?? ''] as const);
    const body = Object.fromEntries(given.filter(([, value]) => value !== ''));
    const saved = await call<typeof editUser>('PATCH /users/:userID', {
      params: { userID: person.userID },
      body: { ...body, ...(values.endsAccessTokens === 'on' && { endsAccessTokens: true }) },
    });
    onSaved();
    announceSaved(t);
    warnOfTokensLeft(t, saved.body.countAccessTokens ?? 0);
    // Who I am stands all over the page; then the form shows what is stored of me, and no password.
    const { name = person.name, email = account.email } = values;
    if (name !== person.name || email !== account.email) await revalidate();
    element.reset();
  });
  const waiting =
    account.pendingEmail &&
    t('{email} waits for you to follow the link that was sent to it.', { email: account.pendingEmail });
  return (
    <EditSection title={t('Account')}>
      <form onSubmit={form.onSubmit} onChange={onTyped} className={styles.form}>
        {account.mayRename && (
          <FormField label={t('Username')} error={form.errorOf('name')}>
            {(control) => (
              <Input {...control} name="name" defaultValue={person.name} autoComplete="username" />
            )}
          </FormField>
        )}
        {account.mayChangeEmail && (
          <FormField label={t('Email')} error={form.errorOf('email')} hint={waiting || undefined}>
            {(control) => (
              <Input
                {...control}
                name="email"
                type="email"
                defaultValue={account.email}
                autoComplete="email"
              />
            )}
          </FormField>
        )}
        <FormField
          label={t('New password')}
          error={form.errorOf('password')}
          hint={t('At least {count} characters. Leave it empty to keep the one you have.', {
            count: account.passwordMinLength,
          })}
        >
          {(control) => <NewPasswordInput {...control} minLength={account.passwordMinLength} />}
        </FormField>
        <Checkbox
          name="endsAccessTokens"
          label={t('With a new password: revoke the access tokens of programs, too')}
        />
        {account.hasPassword && (
          <FormField
            label={t('Current password')}
            isRequired
            error={form.errorOf('passwordConfirmation')}
            hint={t('Needed for each of these changes.')}
          >
            {(control) => (
              <Input
                {...control}
                name="passwordConfirmation"
                type="password"
                autoComplete="current-password"
              />
            )}
          </FormField>
        )}
        <FormActions problem={form.problem}>
          <Button type="submit" kind="primary" isBusy={form.isBusy}>
            {t('Save')}
          </Button>
        </FormActions>
      </form>
    </EditSection>
  );
}
