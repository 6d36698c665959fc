// A comment, edited in its place. Fetched when somebody edits.
import { useEffect, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { Skeleton } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { UnsavedModal } from '../../../../platform/web/router/UnsavedModal.tsx';
import { Composer } from '../../../editor/web/Composer/Composer.tsx';
import type { NearbyUser } from '../../../editor/web/Composer/composer-props.ts';
import { ConflictNotice } from '../../../editor/web/ConflictNotice/ConflictNotice.tsx';
import { commentPath } from '../../comment.address.ts';
import { placeOfEdit } from '../thread-drafts.ts';
import { type EditableComment, fetchEditable, readSaved } from './fetch-editable.ts';
import { useCommentEdit } from './use-comment-edit.ts';

export interface CommentEditorProps {
  commentID: number;
  discussionID: number;
  categoryID: number;
  nearbyUsers: readonly NearbyUser[];
  onClose: () => void;
}

export default function CommentEditor(props: CommentEditorProps) {
  const { commentID, onClose } = props;
  const [editable, setEditable] = useState<EditableComment>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    fetchEditable(commentID).then(
      (read) => isWanted && setEditable(read),
      (error: unknown) => isWanted && setProblem(problemText(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [commentID]);
  if (editable) return <LoadedEditor {...props} editable={editable} />;
  if (!problem) return <Skeleton />;
  return (
    <>
      <Notice tone="error" role="alert">
        {problem}
      </Notice>
      <CancelButton onCancel={onClose} />
    </>
  );
}

function LoadedEditor({ editable, ...props }: CommentEditorProps & { editable: EditableComment }) {
  const { t } = useTranslator();
  const { commentID, categoryID, nearbyUsers } = props;
  const edit = useCommentEdit(props, editable);
  const { guard } = edit;
  return (
    <>
      {edit.problem && (
        <Notice tone="error" role="alert">
          {t('Your comment was not saved.')} {edit.problem}
        </Notice>
      )}
      {edit.isConflicting && (
        <ConflictNotice
          href={commentPath(commentID)}
          mine={edit.written}
          categoryID={categoryID}
          isBusy={edit.isBusy}
          readTheirs={() => readSaved(commentID)}
          onSaveMine={() => void edit.save()}
          onTakeTheirs={() => void edit.takeTheirs()}
        />
      )}
      <Composer
        {...edit.written}
        categoryID={categoryID}
        onChange={edit.change}
        onSubmit={edit.save}
        label={t('Comment')}
        submitLabel={t('Save')}
        nearbyUsers={nearbyUsers}
        draftKey={placeOfEdit(commentID)}
        isBusy={edit.isBusy}
        hasFocus
        actions={<CancelButton onCancel={edit.cancel} />}
      />
      {edit.isLeaving && <UnsavedModal onStay={edit.stay} onLeave={edit.leave} />}
      {guard.isAsking && <UnsavedModal onStay={guard.stay} onLeave={edit.leaveForOther} />}
    </>
  );
}

function CancelButton({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslator();
  return (
    <Button kind="text" size={32} onClick={onCancel}>
      {t('Cancel')}
    </Button>
  );
}
