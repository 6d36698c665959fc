import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { useForm } from '../../../../platform/web/forms/use-form.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import styles from '../EntryCard/EntryCard.module.css';
import { EntryCard } from '../EntryCard/EntryCard.tsx';

export interface SecondStepFormProps {
  /** The code went to the address of the account. */
  isMailed: boolean;
  signIn: (code: string) => Promise<void>;
}

/** The password was right; the account asks for a code besides. */
export default function SecondStepForm({ isMailed, signIn }: SecondStepFormProps) {
  const { t } = useTranslator();
  const form = useForm(['code'], async ({ code = '' }) => signIn(code), { isLeaving: true });
  return (
    <EntryCard
      title={t('One more step')}
      lead={
        isMailed
          ? t(
              'Many wrong passwords were tried for this account. Enter the code that was mailed to its address.',
            )
          : t('Enter the code of your authenticator app, or one of your recovery codes.')
      }
      problem={form.problem}
    >
      <form className={styles.form} method="post" onSubmit={form.onSubmit}>
        <FormField label={t('Code')} isRequired error={form.errorOf('code')}>
          {(control) => (
            <Input {...control} name="code" autoComplete="one-time-code" autoCapitalize="none" autoFocus />
          )}
        </FormField>
        <Button type="submit" kind="primary" isBlock isBusy={form.isBusy}>
          {t('Sign In')}
        </Button>
      </form>
    </EntryCard>
  );
}
