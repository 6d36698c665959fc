// The state of a comment that is edited: what is written is stored until it is saved, wherever it is gone on with.
import { useRef, useState } from 'react';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { call } from '../../../../platform/web/api/call.ts';
import { isConflict, type KnownRevision, sendFrom } from '../../../../platform/web/api/revision.ts';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import { useUnsavedGuard } from '../../../../platform/web/router/use-unsaved-guard.ts';
import { useMe } from '../../../../platform/web/viewer/viewer-state.ts';
import { noteEditRevision, readEditRevision, revisionOfDraft } from '../../../drafts/web/edit-revision.ts';
import { useServerDraft } from '../../../drafts/web/use-server-draft.ts';
import type { ComposerFormat } from '../../../editor/web/Composer/composer-props.ts';
import { showEditable } from '../../../editor/web/editable-body.ts';
import {
  finishLocalDraft,
  isFollowed,
  localDraftKey,
  readLocalDraft,
  saveLocalDraft,
} from '../../../editor/web/local-draft.ts';
import type { patchComment } from '../../comments.contract.ts';
import { focusComment } from '../comment-focus.ts';
import { placeOfEdit } from '../thread-drafts.ts';
import { noteDiscarded } from '../thread-forms.ts';
import type { CommentEditorProps } from './CommentEditor.tsx';
import type { EditableComment } from './fetch-editable.ts';

export function useCommentEdit(props: CommentEditorProps, editable: EditableComment) {
  const { commentID, onClose } = props;
  const [written, setWritten] = useState(editable.written);
  const [isLeaving, setLeaving] = useState(false);
  const isDirty = written.value !== editable.written.value;
  const guard = useUnsavedGuard(isDirty);
  const draft = useEditDraft(props, written, editable, setWritten);
  const { revalidate } = useRevalidator();
  const close = () => {
    onClose();
    focusComment(commentID);
  };
  const saving = useSaving(commentID, draft.revision, () => {
    guard.letGo();
    draft.discard();
  });
  return {
    ...saving,
    written,
    change: (value: string, format: ComposerFormat) => {
      setWritten({ value, format });
      draft.noteRevision();
    },
    save: async () => {
      if (await saving.save(written)) close();
    },
    /** The draft stays, to be gone on with or thrown away later. */
    takeTheirs: async () => {
      guard.letGo();
      close();
      await revalidate();
    },
    guard,
    isLeaving,
    cancel: () => (isDirty ? setLeaving(true) : close()),
    stay: () => setLeaving(false),
    /** Behind the question nothing takes the focus before it is gone. */
    leave: () => {
      draft.discard();
      onClose();
      setTimeout(() => focusComment(commentID));
    },
    leaveForOther: () => {
      draft.discard();
      guard.leave();
    },
  };
}

/** Answers whether it is saved. */
function useSaving(commentID: number, revision: KnownRevision, onSaved: () => void) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isConflicting, setIsConflicting] = useState(false);
  const save = async ({ value: body, format }: EditableComment['written']): Promise<boolean> => {
    if (isBusy) return false;
    setIsBusy(true);
    setProblem(undefined);
    setIsConflicting(false);
    try {
      const { status } = await sendFrom(revision, (ifMatch) =>
        call<typeof patchComment>('PATCH /comments/:commentID', {
          params: { commentID },
          body: { body, format },
          ifMatch,
        }),
      );
      if (status === 202)
        showToast(t('Your change will be shown once it is approved.'), {
          id: 'comment-held',
          tone: 'warning',
        });
      onSaved();
      await revalidate();
      return true;
    } catch (error) {
      if (isConflict(error)) setIsConflicting(true);
      else setProblem(problemText(error));
      setIsBusy(false);
      return false;
    }
  };
  return { isBusy, problem, isConflicting, save };
}

function useEditDraft(
  { commentID, discussionID }: Pick<CommentEditorProps, 'commentID' | 'discussionID'>,
  { value, format }: EditableComment['written'],
  editable: EditableComment,
  onRestore: (written: EditableComment['written']) => void,
) {
  const userID = useMe()?.userID ?? 0;
  const place = placeOfEdit(commentID);
  const key = localDraftKey(userID, place);
  const [startedFrom] = useState(() =>
    readLocalDraft(key) ? (readEditRevision(userID, place) ?? editable.revision) : editable.revision,
  );
  const revision = useRef(startedFrom);
  const server = useServerDraft({
    place,
    target: {
      recordType: 'comment',
      parentRecordType: 'discussion',
      parentRecordID: discussionID,
      recordID: commentID,
    },
    body: value,
    format,
    draftMeta: { startedFrom: revision.current },
    local: () => readLocalDraft(key),
    isFollowed: (_userID, body) => isFollowed(key, body),
    onRestore: (found) => {
      revision.current = revisionOfDraft(found) ?? revision.current;
      noteEditRevision(userID, place, revision.current);
      showEditable(found, (body, itsFormat) => {
        // Else the copy of this browser, which is older, would be put in front of it.
        saveLocalDraft(key, body, Date.now(), itsFormat);
        onRestore({ value: body, format: itsFormat });
      });
    },
  });
  return {
    revision,
    noteRevision: () => noteEditRevision(userID, place, revision.current),
    discard: () => {
      const draftID = server.draftID();
      if (draftID !== undefined) noteDiscarded(draftID);
      finishLocalDraft(key, value);
      noteEditRevision(userID, place, undefined);
      // It says by itself where that failed; what is saved must not wait for it.
      void server.discard().catch(() => undefined);
    },
  };
}
