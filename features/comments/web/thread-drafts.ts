// The drafts of a thread: those of its open forms, those that this browser has, and those that the site told of.
import type { ViewerState } from '../../../platform/contract/viewer-state.ts';
import { useMe, useViewerState } from '../../../platform/web/viewer/viewer-state.ts';
import { localDraftKey, readLocalDraft } from '../../editor/web/local-draft.ts';
import { useThreadForms } from './thread-forms.ts';

export type ThreadDraft = ViewerState['threadDrafts'][number];

/** Of the site, less what was discarded since the page was loaded. */
export function useThreadDrafts(discussionID: number): readonly ThreadDraft[] {
  const drafts = useViewerState('threadDrafts');
  const discarded = useThreadForms((state) => state.discarded);
  return (drafts ?? []).filter(
    (draft) => draft.discussionID === discussionID && !discarded.includes(draft.draftID),
  );
}

export const placeOfComment = (discussionID: number): string => `comment:${discussionID}`;
export const placeOfReply = (commentID: number): string => `reply:${commentID}`;
export const placeOfEdit = (commentID: number): string => `comment-edit:${commentID}`;

export function placeOfDraft({ discussionID, parentCommentID, commentID }: ThreadDraft): string {
  if (commentID !== null) return placeOfEdit(commentID);
  return parentCommentID === null ? placeOfComment(discussionID) : placeOfReply(parentCommentID);
}

/** Whether something is written there that is not posted, as far as this browser knows. */
export function useIsBegun(discussionID: number, place: string): boolean {
  const me = useMe();
  const isOnSite = useThreadDrafts(discussionID).some((draft) => placeOfDraft(draft) === place);
  const isWritten = useThreadForms(({ forms }) =>
    forms.some((form) => form.place === place && form.isWritten),
  );
  return (
    isOnSite || isWritten || (me != null && readLocalDraft(localDraftKey(me.userID, place)) !== undefined)
  );
}
