import type { ReactNode } from 'react';
import { ConfirmModal } from '../../ui/Modal/Modal.tsx';
import { useTranslator } from '../i18n/language.tsx';

export interface RestoreModalProps {
  /** The revision, as its list calls it. */
  name: string;
  /** Where it is no revision that comes back. */
  instead?: { title: string; description: string } | undefined;
  /** Readers see what is restored. */
  isLive: boolean;
  isBusy: boolean;
  onCancel: () => void;
  onRestore: () => void;
  /** What is lost by it. */
  children?: ReactNode;
}

/** Asks before a revision comes back, in the same words wherever there are any. */
export function RestoreModal({
  name,
  instead,
  isLive,
  isBusy,
  onCancel,
  onRestore,
  children,
}: RestoreModalProps) {
  const { t } = useTranslator();
  return (
    <ConfirmModal
      title={instead?.title ?? t('Restore revision')}
      confirmLabel={t('Restore')}
      isBusy={isBusy}
      onCancel={onCancel}
      onConfirm={onRestore}
    >
      <p>
        {instead?.description ?? t('{name} comes back as the newest revision.', { name })}{' '}
        {isLive
          ? t('Everybody sees it from the next page on. The newer revisions stay in this list.')
          : t('The newer revisions stay in this list.')}
      </p>
      {children}
    </ConfirmModal>
  );
}
