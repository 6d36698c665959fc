import { ConfirmModal } from '../../../../platform/ui/Modal/Modal.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import type { deleteReportReason } from '../../report-reasons.contract.ts';
import type { ReasonWithRoles } from '../../reports.states.ts';

export default function RetireReason({ reason, onClose }: { reason: ReasonWithRoles; onClose: () => void }) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useTask('reasons');
  const { reportReasonID } = reason;
  const retire = () =>
    run(async () => {
      await call<typeof deleteReportReason>('DELETE /report-reasons/:reportReasonID', {
        params: { reportReasonID },
      });
      onClose();
      await revalidate();
    }, t('The reason is offered no more.'));
  return (
    <ConfirmModal
      title={t('Retire the reason “{name}”?', { name: t(reason.name) })}
      confirmLabel={t('Retire')}
      isDangerous
      isBusy={isBusy}
      onConfirm={() => void retire()}
      onCancel={onClose}
    >
      {t('Nobody is offered it any more. What was reported for it keeps it.')}
    </ConfirmModal>
  );
}
