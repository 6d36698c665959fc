import { ConfirmModal } from '../../../../platform/ui/Modal/Modal.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import type { BanRule, deleteBanRule } from '../../ban-rules.contract.ts';

export default function LiftBan({ ban, onClose }: { ban: BanRule; onClose: () => void }) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useTask('bans');
  const { banRuleID, addressRange, mailDomain } = ban;
  const lift = () =>
    run(async () => {
      await call<typeof deleteBanRule>('DELETE /ban-rules/:banRuleID', { params: { banRuleID } });
      onClose();
      await revalidate();
    }, t('The ban is lifted.'));
  return (
    <ConfirmModal
      title={t('Lift the ban of {place}?', { place: addressRange ?? mailDomain ?? '' })}
      confirmLabel={t('Lift')}
      isBusy={isBusy}
      onConfirm={() => void lift()}
      onCancel={onClose}
    >
      {t('Whoever comes from there can register and sign in again.')}
    </ConfirmModal>
  );
}
