import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { ConfirmModal } from '../../../../platform/ui/Modal/Modal.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { invalidateQueries } from '../../../../platform/web/api/use-query.ts';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useNavigate } from '../../../../platform/web/router/screen.tsx';
import { RULES_PATH } from '../../automation.address.ts';
import type { deleteRule } from '../../automation.contract.ts';

export function DeleteRule({ automationRuleID }: { automationRuleID: number }) {
  const { t } = useTranslator();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, run } = useTask('automation');
  const remove = () =>
    run(async () => {
      await call<typeof deleteRule>('DELETE /automation-rules/:automationRuleID', {
        params: { automationRuleID },
      });
      await invalidateQueries('GET /automation-rules/recipes');
      navigate(RULES_PATH);
    }, t('The rule is deleted.'));
  return (
    <>
      <Button kind="text" disabled={isBusy} onClick={() => setAsking(true)}>
        {t('Delete')}
      </Button>
      {isAsking && (
        <ConfirmModal
          title={t('Delete the rule?')}
          confirmLabel={t('Delete')}
          isDangerous
          isBusy={isBusy}
          onConfirm={() => void remove()}
          onCancel={() => setAsking(false)}
        >
          <p>{t('What it did stays, and stays in the log.')}</p>
        </ConfirmModal>
      )}
    </>
  );
}
