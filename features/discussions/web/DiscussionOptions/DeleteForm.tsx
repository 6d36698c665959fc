import { useState } from 'react';
import { FormStack } from '../../../../platform/ui/FormField/FormField.tsx';
import { ConfirmModal } from '../../../../platform/ui/Modal/Modal.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { newRunID } from '../../../../platform/web/api/run-id.ts';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useNavigate } from '../../../../platform/web/router/screen.tsx';
import { offerUndo } from '../../../audit-log/web/offer-undo.tsx';
import { WhyField } from '../../../audit-log/web/WhyField/WhyField.tsx';
import type { deleteDiscussion } from '../../discussions.contract.ts';
import type { DiscussionFormProps } from '../discussion-options.ts';

export default function DeleteForm({ discussion, onClose }: DiscussionFormProps) {
  const { t } = useTranslator();
  const navigate = useNavigate();
  const [why, setWhy] = useState('');
  const [runID] = useState(newRunID);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const confirm = async () => {
    setIsBusy(true);
    try {
      await call<typeof deleteDiscussion>('DELETE /discussions/:discussionID', {
        params: { discussionID: discussion.discussionID },
        reason: why,
        runID,
      });
      offerUndo(t('Discussion deleted.'), runID);
      const back = discussion.category ? new URL(discussion.category.url).pathname : '/discussions';
      navigate(back);
    } catch (error) {
      setProblem(problemText(error));
      setIsBusy(false);
    }
  };
  return (
    <ConfirmModal
      title={t('Delete Discussion')}
      confirmLabel={t('Delete')}
      isDangerous
      isBusy={isBusy}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <FormStack>
        {problem && <Notice tone="error">{problem}</Notice>}
        <p>{t('Are you sure you want to delete this discussion?')}</p>
        <WhyField value={why} onChange={setWhy} />
      </FormStack>
    </ConfirmModal>
  );
}
