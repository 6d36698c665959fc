import { ConfirmModal, call, showToast, useRevalidator, useTranslator } from '@parley/addon-api/web';
import { useState } from 'react';
import type { deleteNote } from '../../user-notes.contract.ts';
import { Act } from '../NoteList/NoteList.tsx';

export function DeleteNote({ userNoteID }: { userNoteID: number }) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const remove = async () => {
    setIsBusy(true);
    try {
      await call<typeof deleteNote>('DELETE /user-notes/notes/:userNoteID', { params: { userNoteID } });
      setIsOpen(false);
      await revalidate();
    } catch (error) {
      showToast((error as Error).message, { id: 'note', tone: 'error' });
    }
    setIsBusy(false);
  };
  return (
    <>
      <Act name={t('Delete')} onPress={() => setIsOpen(true)} />
      {isOpen && (
        <ConfirmModal
          title={t('Delete this note?')}
          confirmLabel={t('Delete')}
          isDangerous
          isBusy={isBusy}
          onConfirm={() => void remove()}
          onCancel={() => setIsOpen(false)}
        >
          {t('It cannot be brought back.')}
        </ConfirmModal>
      )}
    </>
  );
}
