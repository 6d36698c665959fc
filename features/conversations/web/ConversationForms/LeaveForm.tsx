import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Modal } from '../../../../platform/ui/Modal/Modal.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useNavigate } from '../../../../platform/web/router/screen.tsx';
import { INBOX_PATH } from '../../conversation.address.ts';
import type { OpenedConversation } from '../../conversation-pages.contract.ts';
import type { leaveConversation } from '../../conversations.contract.ts';

export default function LeaveForm({ conversationID, onClose }: OpenedConversation & { onClose: () => void }) {
  const { t } = useTranslator();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const leave = async () => {
    setIsBusy(true);
    try {
      await call<typeof leaveConversation>('DELETE /conversations/:conversationID/leave', {
        params: { conversationID },
      });
      onClose();
      navigate(INBOX_PATH);
    } catch (error) {
      setProblem(problemText(error));
      setIsBusy(false);
    }
  };
  return (
    <Modal
      title={t('Leave this conversation?')}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button kind="text" onClick={onClose}>
            {t('Stay')}
          </Button>
          <Button kind="danger" isBusy={isBusy} onClick={() => void leave()}>
            {t('Leave')}
          </Button>
        </>
      }
    >
      {problem && <Notice tone="error">{problem}</Notice>}
      <p>{t('You will get no more of it. The others see that you left. What you wrote stays with them.')}</p>
    </Modal>
  );
}
