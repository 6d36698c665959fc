// The fields that several entry forms ask for, each with the same words and rules.
import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { FieldError, FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { useFault } from '../../../../platform/ui/FormField/use-fault.ts';
import { Input, Textarea } from '../../../../platform/ui/Input/Input.tsx';
import type { Form } from '../../../../platform/web/forms/use-form.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import { DISCOVERY_TEXT_MAX_LENGTH, NAME_LENGTH } from '../../../users/users.limits.ts';
import { NewPasswordInput } from '../NewPasswordInput/NewPasswordInput.tsx';

export interface EntryFieldProps {
  form: Form;
  label?: string;
  hint?: string;
}

export function NameField({ form, label, hint }: EntryFieldProps) {
  const { t } = useTranslator();
  const { nameMaxLength = NAME_LENGTH.max } = useSite();
  return (
    <FormField label={label ?? t('Username')} isRequired error={form.errorOf('name')} hint={hint}>
      {(control) => (
        <Input
          {...control}
          name="name"
          autoComplete="username"
          autoCapitalize="none"
          maxLength={nameMaxLength}
        />
      )}
    </FormField>
  );
}

export function EmailField({ form, label, hint, value }: EntryFieldProps & { value?: string }) {
  const { t } = useTranslator();
  return (
    <FormField label={label ?? t('Email')} isRequired error={form.errorOf('email')} hint={hint}>
      {(control) => (
        <Input
          {...control}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={value}
          maxLength={254}
        />
      )}
    </FormField>
  );
}

export function NewPasswordField({ form, label }: EntryFieldProps) {
  const { t } = useTranslator();
  const { passwordMinLength = 12 } = useSite();
  return (
    <FormField
      label={label ?? t('Password')}
      isRequired
      error={form.errorOf('password')}
      hint={t('At least {count} characters. A sentence is easy to remember.', { count: passwordMinLength })}
    >
      {(control) => <NewPasswordInput {...control} minLength={passwordMinLength} />}
    </FormField>
  );
}

export function ReasonField({ form }: EntryFieldProps) {
  const { t } = useTranslator();
  return (
    <FormField
      label={t('Why would you like to join?')}
      isRequired
      error={form.errorOf('discoveryText')}
      hint={t('Read by whoever decides, by nobody else.')}
    >
      {(control) => (
        <Textarea {...control} name="discoveryText" rows={4} maxLength={DISCOVERY_TEXT_MAX_LENGTH} />
      )}
    </FormField>
  );
}

/** Nothing where the site has no terms that one must agree to. */
export function TermsField({ form }: EntryFieldProps) {
  const { t } = useTranslator();
  const { isTermsOfServiceRequired, termsOfServiceUrl = '' } = useSite();
  const { fault, watch } = useFault();
  if (!isTermsOfServiceRequired) return null;
  const terms = t('terms of service');
  const error = fault ?? form.errorOf('termsOfService');
  return (
    <div {...watch}>
      <Checkbox
        name="termsOfService"
        required
        aria-invalid={error ? true : undefined}
        label={
          <>
            {t('I agree to the')}{' '}
            {termsOfServiceUrl === '' ? (
              terms
            ) : (
              <a href={termsOfServiceUrl} target="_blank" rel="noopener">
                {terms}
              </a>
            )}
          </>
        }
      />
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}
