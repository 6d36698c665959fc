import { ConfirmModal } from '../../ui/Modal/Modal.tsx';
import { useTranslator } from '../i18n/language.tsx';

/** Asked of whoever leaves, or throws away, what is not saved yet: see use-unsaved-guard.ts. */
export function UnsavedModal({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const { t } = useTranslator();
  return (
    <ConfirmModal
      title={t('Unsaved changes')}
      confirmLabel={t('Continue')}
      onCancel={onStay}
      onConfirm={onLeave}
    >
      <p>
        {t(
          'You have unsaved changes and your work will be lost. Are you sure you want to continue without saving?',
        )}
      </p>
    </ConfirmModal>
  );
}
