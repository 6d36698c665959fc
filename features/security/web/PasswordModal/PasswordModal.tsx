import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { FormField, FormStack } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { Modal } from '../../../../platform/ui/Modal/Modal.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { ApiError } from '../../../../platform/web/api/call.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';

export interface Proof {
  passwordConfirmation?: string;
  /** Empty where none was asked for. */
  code: string;
  name: string;
}

export interface PasswordModalProps {
  title: string;
  confirmLabel: string;
  hasPassword: boolean;
  /** Whether the second factor is asked for as well. */
  asksCode?: boolean;
  /** A name to be given to what is made; its label and what it begins as. */
  named?: { label: string; initial: string };
  isDangerous?: boolean;
  onConfirm: (proof: Proof) => Promise<void>;
  onClose: () => void;
  children?: ReactNode;
}

/** Before something that matters is changed: is it really you? */
export function PasswordModal({ hasPassword, asksCode, named, onConfirm, ...props }: PasswordModalProps) {
  const { t } = useTranslator();
  const formID = useId();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const errors = error?.fieldErrors ?? {};
  const send = async (data: FormData) => {
    setBusy(true);
    setError(undefined);
    const text = (name: string) => String(data.get(name) ?? '');
    try {
      await onConfirm({
        ...(hasPassword && { passwordConfirmation: text('password') }),
        code: text('code'),
        name: text('name'),
      });
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      setError(thrown);
    } finally {
      setBusy(false);
    }
  };
  const footer = (
    <>
      <Button kind="text" onClick={props.onClose}>
        {t('Cancel')}
      </Button>
      <Button type="submit" form={formID} kind={props.isDangerous ? 'danger' : 'primary'} isBusy={isBusy}>
        {props.confirmLabel}
      </Button>
    </>
  );
  return (
    <Modal title={props.title} onClose={props.onClose} footer={footer}>
      <form
        id={formID}
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          void send(new FormData(event.currentTarget));
        }}
      >
        <FormStack>
          {props.children}
          {error && Object.keys(errors).length === 0 && (
            <Notice tone="error" role="alert">
              {t(error.message)}
            </Notice>
          )}
          {named && (
            <FormField label={named.label} isRequired error={errors.name}>
              {(control) => <Input {...control} name="name" defaultValue={named.initial} maxLength={100} />}
            </FormField>
          )}
          {hasPassword && (
            <FormField label={t('Your password')} isRequired error={errors.passwordConfirmation}>
              {(control) => (
                <Input {...control} name="password" type="password" autoComplete="current-password" />
              )}
            </FormField>
          )}
          {asksCode && (
            <FormField
              label={t('Code')}
              isRequired
              hint={t('Of your authenticator app, or a recovery code.')}
            >
              {(control) => (
                <Input {...control} name="code" autoComplete="one-time-code" autoCapitalize="none" />
              )}
            </FormField>
          )}
        </FormStack>
      </form>
    </Modal>
  );
}
