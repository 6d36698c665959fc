import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { ConfirmModal } from '../../../../platform/ui/Modal/Modal.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useNavigate } from '../../../../platform/web/router/screen.tsx';
import type { restorePostRevision } from '../../post-history.contract.ts';

export interface RestoreRevisionProps {
  postRevisionID: number;
  recordType: 'discussion' | 'comment';
  /** Where it stands then. */
  url: string;
}

export function RestoreRevision({ postRevisionID, url }: RestoreRevisionProps) {
  const { t } = useTranslator();
  const navigate = useNavigate();
  const task = useTask('revision');
  const [isAsking, setAsking] = useState(false);
  const restore = () =>
    task.run(async () => {
      await call<typeof restorePostRevision>('PATCH /post-revisions/:postRevisionID/restore', {
        params: { postRevisionID },
      });
      setAsking(false);
      navigate(url);
    }, t('This wording is restored.'));
  return (
    <>
      <Button size={32} icon="rotate-ccw" onClick={() => setAsking(true)}>
        {t('Restore')}
      </Button>
      {isAsking && (
        <ConfirmModal
          title={t('Restore this wording')}
          confirmLabel={t('Restore')}
          isBusy={task.isBusy}
          onConfirm={restore}
          onCancel={() => setAsking(false)}
        >
          <p>{t('The post says this again. What it says now stays in its history.')}</p>
        </ConfirmModal>
      )}
    </>
  );
}
