// For moderators: the signature goes, what stands above it stays.
import { useState } from 'react';
import { ConfirmModal } from '../../../../platform/ui/Modal/Modal.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { call } from '../../../../platform/web/api/call.ts';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import type { UserFragment } from '../../../users/users.contract.ts';
import type { deleteSignature } from '../../signatures.contract.ts';

interface Props {
  author: UserFragment | undefined;
  onClose: () => void;
}

function RemoveSignatureForm({ author, onClose }: Props) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  if (!author) return null;
  const remove = async () => {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await call<typeof deleteSignature>('DELETE /users/:userID/signature', {
        params: { userID: author.userID },
      });
      showToast(t('The signature is removed.'), { tone: 'success', isAutoDismissed: true });
      await revalidate();
      onClose();
    } catch (error) {
      setProblem(problemText(error));
      setIsBusy(false);
    }
  };
  return (
    <ConfirmModal
      title={t('Remove signature')}
      confirmLabel={t('Remove')}
      isDangerous
      isBusy={isBusy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {problem && (
        <Notice tone="error" role="alert">
          {problem}
        </Notice>
      )}
      <p>
        {t('The signature of {name} is removed below everything they wrote. They can write another one.', {
          name: author.name,
        })}
      </p>
    </ConfirmModal>
  );
}

type OfComment = { comment: { insertUser?: UserFragment | undefined }; onClose: () => void };

export function RemoveFromComment({ comment, onClose }: OfComment) {
  return <RemoveSignatureForm author={comment.insertUser} onClose={onClose} />;
}

type OfDiscussion = { discussion: { insertUser?: UserFragment | undefined }; onClose: () => void };

export function RemoveFromDiscussion({ discussion, onClose }: OfDiscussion) {
  return <RemoveSignatureForm author={discussion.insertUser} onClose={onClose} />;
}
