// Its password is gone then, and has to be given again: so it is asked for first.
import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { ConfirmModal } from '../../../../platform/ui/Modal/Modal.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { deleteMailbox } from '../../mailbox.contract.ts';

export function RemoveMailbox({ onDone }: { onDone: () => void }) {
  const { t } = useTranslator();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, run } = useTask('mailbox');
  const remove = () =>
    run(async () => {
      await call<typeof deleteMailbox>('DELETE /mailbox', {});
      setAsking(false);
      onDone();
    }, t('The mailbox is forgotten; its mails are still there.'));
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('Remove the mailbox')}</Button>
      {isAsking && (
        <ConfirmModal
          title={t('Remove the mailbox?')}
          confirmLabel={t('Remove')}
          isDangerous
          isBusy={isBusy}
          onConfirm={() => void remove()}
          onCancel={() => setAsking(false)}
        >
          <p>
            {t(
              'Answers that come to it are no longer fetched, and its password is forgotten. Its mails stay where they are.',
            )}
          </p>
        </ConfirmModal>
      )}
    </>
  );
}
