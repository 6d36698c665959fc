import type { ReactNode } from 'react';
import { useTranslator } from '../../i18n/language.tsx';
import { FormModal } from '../FormModal/FormModal.tsx';
import { useSave } from '../use-save.ts';

export interface EditModalProps {
  title: string;
  submitLabel?: string;
  isDisabled?: boolean;
  /** Its problem stays in the form; once it is done the form closes. */
  onSave: () => Promise<unknown>;
  /** Said once it is done. */
  saved?: string;
  onClose: () => void;
  children: ReactNode;
}

/** Where one thing is added or edited: its fields, what went wrong with them, and the way out. */
export function EditModal({ onSave, saved, onClose, ...form }: EditModalProps) {
  const { t } = useTranslator();
  const { isBusy, problem, save } = useSave(onClose);
  return (
    <FormModal
      {...form}
      problem={problem}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={() => void save(onSave, saved ?? t('Saved.'))}
    />
  );
}
