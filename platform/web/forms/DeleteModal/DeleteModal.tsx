import type { ReactNode } from 'react';
import { ConfirmModal } from '../../../ui/Modal/Modal.tsx';
import { useTranslator } from '../../i18n/language.tsx';
import { useTask } from '../use-task.ts';

export interface DeleteModalProps {
  title: string;
  confirmLabel?: string;
  onDelete: () => Promise<unknown>;
  /** Said once it is gone. */
  deleted: string;
  onClose: () => void;
  /** What goes with it, and what stays. */
  children: ReactNode;
}

/** The question before one thing is deleted. */
export function DeleteModal({ title, confirmLabel, onDelete, deleted, onClose, children }: DeleteModalProps) {
  const { t } = useTranslator();
  const { isBusy, run } = useTask('delete');
  const confirm = () =>
    run(async () => {
      await onDelete();
      onClose();
    }, deleted);
  return (
    <ConfirmModal
      title={title}
      confirmLabel={confirmLabel ?? t('Delete')}
      isDangerous
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {children}
    </ConfirmModal>
  );
}
