import { ConfirmModal, call, showToast, useRevalidator, useTask, useTranslator } from '@parley/addon-api/web';
import type { deleteCommunityRule, Rule } from '../../warning-types.contract.ts';

export default function DeleteRule({ rule: { ruleID, name }, onClose }: { rule: Rule; onClose: () => void }) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useTask('rule');
  const remove = () =>
    run(async () => {
      await call<typeof deleteCommunityRule>('DELETE /rules/:ruleID', { params: { ruleID } });
      showToast(t('The rule is deleted.'), { tone: 'success', isAutoDismissed: true });
      onClose();
      await revalidate();
    });
  return (
    <ConfirmModal
      title={t('Delete the rule “{name}”?', { name })}
      confirmLabel={t('Delete')}
      isDangerous
      isBusy={isBusy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {t('Warnings that named it stay.')}
    </ConfirmModal>
  );
}
