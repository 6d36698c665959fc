import { type ReactNode, useId } from 'react';
import { Button } from '../../../ui/Button/Button.tsx';
import { FormStack } from '../../../ui/FormField/FormField.tsx';
import { Modal } from '../../../ui/Modal/Modal.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { useTranslator } from '../../i18n/language.tsx';

export interface FormModalProps {
  title: string;
  submitLabel?: string;
  problem?: string;
  isBusy: boolean;
  isDisabled?: boolean;
  onClose: () => void;
  onSubmit: () => void;
  children: ReactNode;
}

export function FormModal(props: FormModalProps) {
  const { t } = useTranslator();
  const formID = useId();
  const footer = (
    <>
      <Button kind="text" onClick={props.onClose}>
        {t('Cancel')}
      </Button>
      <Button kind="primary" type="submit" form={formID} isBusy={props.isBusy} disabled={props.isDisabled}>
        {props.submitLabel ?? t('Save')}
      </Button>
    </>
  );
  return (
    <Modal title={props.title} onClose={props.onClose} footer={footer}>
      <form
        id={formID}
        onSubmit={(event) => {
          event.preventDefault();
          props.onSubmit();
        }}
      >
        <FormStack>
          {props.problem && <Notice tone="error">{props.problem}</Notice>}
          {props.children}
        </FormStack>
      </form>
    </Modal>
  );
}
