// A comment, edited in its place. Fetched when somebody edits.
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { Skeleton } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { isConflict, sendFrom } from '../../../../platform/web/api/revision.ts';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import { UnsavedModal } from '../../../../platform/web/router/UnsavedModal.tsx';
import { useUnsavedGuard } from '../../../../platform/web/router/use-unsaved-guard.ts';
import { Composer } from '../../../editor/web/Composer/Composer.tsx';
import type { NearbyUser } from '../../../editor/web/Composer/composer-props.ts';
import { ConflictNotice } from '../../../editor/web/ConflictNotice/ConflictNotice.tsx';
import type { EditableBody } from '../../../editor/web/editable-body.ts';
import { commentPath } from '../../comment.address.ts';
import type { patchComment } from '../../comments.contract.ts';
import { focusComment } from '../comment-focus.ts';
import { fetchEditable } from './fetch-editable.ts';

export interface CommentEditorProps {
  commentID: number;
  categoryID: number;
  nearbyUsers: readonly NearbyUser[];
  onClose: () => void;
}

export default function CommentEditor({ commentID, categoryID, nearbyUsers, onClose }: CommentEditorProps) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const [written, setWritten] = useState<EditableBody>();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isConflicting, setIsConflicting] = useState(false);
  const revision = useRef<string>(undefined);
  /** As it was when editing began. */
  const before = useRef<EditableBody['value']>(undefined);
  const [isDirty, setDirty] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const guard = useUnsavedGuard(isDirty);

  useEffect(() => {
    let isWanted = true;
    fetchEditable(commentID).then(
      (editable) => {
        if (!isWanted) return;
        revision.current = editable.revision;
        before.current = editable.written.value;
        setWritten(editable.written);
      },
      (error: unknown) => isWanted && setProblem(problemText(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [commentID]);

  const close = () => {
    onClose();
    focusComment(commentID);
  };
  /** Behind the question nothing takes the focus before it is gone. */
  const leave = () => {
    onClose();
    setTimeout(() => focusComment(commentID));
  };
  const save = async () => {
    if (!written || isBusy) return;
    setIsBusy(true);
    setProblem(undefined);
    setIsConflicting(false);
    try {
      await sendFrom(revision, (ifMatch) =>
        call<typeof patchComment>('PATCH /comments/:commentID', {
          params: { commentID },
          body: { body: written.value, format: written.format },
          ifMatch,
        }),
      );
      guard.letGo();
      await revalidate();
      close();
    } catch (error) {
      if (isConflict(error)) setIsConflicting(true);
      else setProblem(problemText(error));
      setIsBusy(false);
    }
  };
  return (
    <>
      {problem && (
        <Notice tone="error" role="alert">
          {t('Your comment was not saved.')} {problem}
        </Notice>
      )}
      {isConflicting && <ConflictNotice href={commentPath(commentID)} />}
      {written ? (
        <Composer
          {...written}
          categoryID={categoryID}
          onChange={(value, format) => {
            setWritten({ value, format });
            setDirty(value !== before.current);
          }}
          onSubmit={save}
          label={t('Comment')}
          submitLabel={t('Save')}
          nearbyUsers={nearbyUsers}
          isBusy={isBusy}
          hasFocus
          actions={<CancelButton onCancel={() => (isDirty ? setLeaving(true) : close())} />}
        />
      ) : problem ? (
        <CancelButton onCancel={close} />
      ) : (
        <Skeleton />
      )}
      {isLeaving && <UnsavedModal onStay={() => setLeaving(false)} onLeave={leave} />}
      {guard.isAsking && <UnsavedModal onStay={guard.stay} onLeave={guard.leave} />}
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
