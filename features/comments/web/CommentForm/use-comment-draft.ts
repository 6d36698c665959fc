// The draft of a comment on the site, beside the copy in this browser.
import { useMe } from '../../../../platform/web/viewer/viewer-state.ts';
import type { DraftTarget } from '../../../drafts/web/draft-sync.ts';
import { type ServerDraft, useServerDraft } from '../../../drafts/web/use-server-draft.ts';
import type { ComposerFormat } from '../../../editor/web/Composer/composer-props.ts';
import { showEditable } from '../../../editor/web/editable-body.ts';
import {
  isFollowed,
  localDraftKey,
  readLocalDraft,
  saveLocalDraft,
} from '../../../editor/web/local-draft.ts';
import { useThreadDrafts } from '../thread-drafts.ts';

interface Where {
  discussionID: number;
  parentCommentID: number | undefined;
  place: string;
}

interface Writing {
  value: string;
  format: ComposerFormat;
}

export function useCommentDraft(
  { discussionID, parentCommentID, place }: Where,
  { value, format }: Writing,
  onRestore: (value: string, format: ComposerFormat) => void,
): ServerDraft {
  const me = useMe();
  const known = useThreadDrafts(discussionID).find(
    (each) => each.commentID === null && each.parentCommentID === (parentCommentID ?? null),
  );
  return useServerDraft({
    place,
    target: targetOf(discussionID, parentCommentID),
    body: value,
    format,
    knownID: known?.draftID,
    local: (userID) => readLocalDraft(localDraftKey(userID, place)),
    isFollowed: (userID, body) => isFollowed(localDraftKey(userID, place), body),
    onRestore: (found) =>
      showEditable(found, (body, itsFormat) => {
        // Else the copy of this browser, which is older, would be put in front of it.
        if (me) saveLocalDraft(localDraftKey(me.userID, place), body, Date.now(), itsFormat);
        onRestore(body, itsFormat);
      }),
  });
}

function targetOf(discussionID: number, parentCommentID: number | undefined): DraftTarget {
  const reply = { commentPath: String(parentCommentID), commentParentID: parentCommentID };
  return {
    recordType: 'comment',
    parentRecordType: 'discussion',
    parentRecordID: discussionID,
    ...(parentCommentID !== undefined && { draftMeta: reply }),
  };
}
