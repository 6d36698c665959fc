import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { call } from '../../../../platform/web/api/call.ts';
import { useForm } from '../../../../platform/web/forms/use-form.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import type { sendInvite } from '../../invites.contract.ts';
import styles from './InviteForm.module.css';

/** One address at a time; the field is empty again for the next one. */
export function InviteForm() {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const form = useForm(['email'], async ({ email = '' }, _data, element) => {
    await call<typeof sendInvite>('POST /invites', { body: { email } });
    showToast(t('The invitation is on its way.'), { id: 'invite', tone: 'success', isAutoDismissed: true });
    element.reset();
    await revalidate();
  });
  return (
    <form method="post" onSubmit={form.onSubmit} className={styles.form}>
      {form.problem && (
        <Notice tone="error" role="alert">
          {form.problem}
        </Notice>
      )}
      <FormField label={t('Email')} error={form.errorOf('email')}>
        {(control) => <Input {...control} name="email" type="email" maxLength={254} required />}
      </FormField>
      <Button type="submit" isBusy={form.isBusy}>
        {t('Invite')}
      </Button>
    </form>
  );
}
