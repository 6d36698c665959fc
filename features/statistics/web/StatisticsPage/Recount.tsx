import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { ConfirmModal } from '../../../../platform/ui/Modal/Modal.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { recountStatistics } from '../../statistics.contract.ts';

/** After much was moved or deleted: what days had then gives way to what there is of them now. */
export function Recount({ onRecounted }: { onRecounted: () => void }) {
  const { t } = useTranslator();
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, run } = useTask('statistics');
  const recount = () =>
    run(async () => {
      await call<typeof recountStatistics>('POST /statistics/recount', {});
      setIsAsking(false);
      onRecounted();
    });
  return (
    <>
      <Button size={32} onClick={() => setIsAsking(true)}>
        {t('Count all days again')}
      </Button>
      {isAsking && (
        <ConfirmModal
          title={t('Count all days again?')}
          confirmLabel={t('Count again')}
          isBusy={isBusy}
          onConfirm={() => void recount()}
          onCancel={() => setIsAsking(false)}
        >
          {t('What was moved or deleted since is counted where it is now. The site goes on meanwhile.')}
        </ConfirmModal>
      )}
    </>
  );
}
