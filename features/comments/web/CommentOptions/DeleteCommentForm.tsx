import { useId, useState } from 'react';
import { Radio } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { FormGroup, FormStack } from '../../../../platform/ui/FormField/FormField.tsx';
import { ConfirmModal } from '../../../../platform/ui/Modal/Modal.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { newRunID } from '../../../../platform/web/api/run-id.ts';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { usePermission } from '../../../../platform/web/page/site-context.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import { offerUndo } from '../../../audit-log/web/offer-undo.tsx';
import { WhyField } from '../../../audit-log/web/WhyField/WhyField.tsx';
import type { DeleteMethod } from '../../comments.contract.ts';
import type { CommentFormProps } from '../comment-options.ts';
import { removeComment } from './remove-comment.ts';

type Props = Pick<CommentFormProps, 'comment' | 'discussion' | 'onClose'>;

/** Moderators choose what becomes of the replies; authors take back their own words. */
export default function DeleteCommentForm({ comment, discussion, onClose }: Props) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const mayDelete = useMayChoose(discussion.categoryID);
  const mayChoose = mayDelete && !comment.isTombstone;
  const [why, setWhy] = useState('');
  const [runID] = useState(newRunID);
  const [method, setMethod] = useState<DeleteMethod>(mayChoose ? 'tombstone' : 'full');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const confirm = async () => {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await removeComment(comment.commentID, mayChoose ? method : undefined, { reason: why, runID });
      if (mayDelete) offerUndo(t('Comment deleted.'), runID);
      else showToast(t('Comment deleted.'), { tone: 'success', isAutoDismissed: true });
      await revalidate();
      onClose();
    } catch (error) {
      setProblem(problemText(error));
      setIsBusy(false);
    }
  };
  return (
    <ConfirmModal
      title={t('Delete Comment')}
      confirmLabel={t('Delete')}
      isDangerous
      isBusy={isBusy}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <FormStack>
        {problem && (
          <Notice tone="error" role="alert">
            {problem}
          </Notice>
        )}
        {mayChoose ? (
          <MethodChoice method={method} onChange={setMethod} />
        ) : (
          <p>
            {mayDelete
              ? t('Are you sure you want to delete this comment and the replies to it?')
              : t('Are you sure you want to delete this comment? What others replied stays.')}
          </p>
        )}
        {mayDelete && <WhyField value={why} onChange={setWhy} />}
      </FormStack>
    </ConfirmModal>
  );
}

function MethodChoice({ method, onChange }: { method: DeleteMethod; onChange: (to: DeleteMethod) => void }) {
  const { t } = useTranslator();
  const name = useId();
  const choices: [DeleteMethod, string][] = [
    ['tombstone', t('Tombstone: hides author and text, keeps the replies')],
    ['full', t('Full: removes it and every reply to it')],
  ];
  return (
    <FormGroup legend={t('How shall this comment be deleted?')}>
      {choices.map(([value, label]) => (
        <Radio
          key={value}
          name={name}
          label={label}
          checked={method === value}
          onChange={() => onChange(value)}
        />
      ))}
    </FormGroup>
  );
}

function useMayChoose(categoryID: number): boolean {
  const everywhere = usePermission(['site.manage', 'community.moderate']);
  const here = usePermission('comments.delete', { resourceType: 'category', resourceID: categoryID });
  return everywhere || here;
}
