import { ConfirmModal, call, showToast, useRevalidator, useTranslator } from '@parley/addon-api/web';
import { useState } from 'react';
import type { patchWarning } from '../../user-notes.contract.ts';
import { Act } from './NoteList.tsx';

export function ReverseWarning({ userNoteID, name }: { userNoteID: number; name: string }) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const reverse = async () => {
    setIsBusy(true);
    try {
      await call<typeof patchWarning>('PATCH /user-notes/warnings/:userNoteID', {
        params: { userNoteID },
        body: { reversed: true },
      });
      showToast(t('The warning is taken back.'), { tone: 'success', isAutoDismissed: true });
      setIsOpen(false);
      await revalidate();
    } catch (error) {
      showToast((error as Error).message, { id: 'warning', tone: 'error' });
    }
    setIsBusy(false);
  };
  return (
    <>
      <Act name={t('Take back')} onPress={() => setIsOpen(true)} />
      {isOpen && (
        <ConfirmModal
          title={t('Take back the warning of {name}?', { name })}
          confirmLabel={t('Take back')}
          isBusy={isBusy}
          onConfirm={() => void reverse()}
          onCancel={() => setIsOpen(false)}
        >
          {t('Its points count no more, and what followed of them ends. The member is told.')}
        </ConfirmModal>
      )}
    </>
  );
}
