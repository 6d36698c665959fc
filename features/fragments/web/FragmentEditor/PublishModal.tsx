import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { FormField, FormStack } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input, Textarea } from '../../../../platform/ui/Input/Input.tsx';
import { Modal } from '../../../../platform/ui/Modal/Modal.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';

export interface PublishModalProps {
  isBusy: boolean;
  onClose: () => void;
  onPublish: (message: string, description: string) => void;
}

/** What was changed and why, for whoever looks for it later. */
export function PublishModal({ isBusy, onClose, onPublish }: PublishModalProps) {
  const { t } = useTranslator();
  const formID = useId();
  const [error, setError] = useState<string>();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const message = String(data.get('message') ?? '').trim();
    if (message === '') setError(t('Say in a few words what changed.'));
    else onPublish(message, String(data.get('description') ?? '').trim());
  };
  const footer = (
    <>
      <Button kind="text" onClick={onClose}>
        {t('Cancel')}
      </Button>
      <Button type="submit" form={formID} kind="primary" isBusy={isBusy}>
        {t('Publish')}
      </Button>
    </>
  );
  return (
    <Modal title={t('Publish fragment')} onClose={onClose} footer={footer} isGuarded={isBusy}>
      <form id={formID} onSubmit={send} noValidate>
        <FormStack>
          <FormField label={t('What changed')} isRequired error={error}>
            {(control) => <Input {...control} name="message" dir="auto" maxLength={200} />}
          </FormField>
          <FormField label={t('Description')}>
            {(control) => <Textarea {...control} name="description" dir="auto" rows={3} maxLength={2000} />}
          </FormField>
        </FormStack>
      </form>
    </Modal>
  );
}
