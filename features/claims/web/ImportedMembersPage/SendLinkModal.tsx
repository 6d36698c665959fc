import { useId } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { Modal } from '../../../../platform/ui/Modal/Modal.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { call } from '../../../../platform/web/api/call.ts';
import { useForm } from '../../../../platform/web/forms/use-form.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { ImportedMember, sendClaimLink } from '../../claims.contract.ts';

export interface SendLinkModalProps {
  member: ImportedMember;
  onClose: () => void;
}

/** Whoever gets the link gets the account: staff say where it goes. */
export function SendLinkModal({ member: { userID, name, email, hasEmail }, onClose }: SendLinkModalProps) {
  const { t } = useTranslator();
  const formID = useId();
  const form = useForm(['email'], async ({ email: given = '' }) => {
    await call<typeof sendClaimLink>('POST /imported-members/:userID/claim-link', {
      params: { userID },
      body: given === '' ? {} : { email: given },
    });
    showToast(t('The link is on its way.'), { id: 'claim-link', tone: 'success', isAutoDismissed: true });
    onClose();
  });
  return (
    <Modal
      title={t('Send a link to {name}', { name })}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" form={formID} kind="primary" isBusy={form.isBusy}>
            {t('Send the link')}
          </Button>
        </>
      }
    >
      <form id={formID} method="post" onSubmit={form.onSubmit}>
        {form.problem && (
          <Notice tone="error" role="alert">
            {form.problem}
          </Notice>
        )}
        <FormField
          label={t('Email')}
          isRequired={!hasEmail}
          error={form.errorOf('email')}
          hint={t('Whoever opens the link has the account: be sure that the address is its owner’s.')}
        >
          {(control) => (
            <Input {...control} name="email" type="email" defaultValue={email ?? undefined} maxLength={254} />
          )}
        </FormField>
      </form>
    </Modal>
  );
}
