// Where readers hide signatures, and where moderators remove one.
import { lazy } from 'react';
import type { MenuViewer } from '../../platform/web/menus/menu-option.ts';
import type { WebAdditions } from '../../platform/web/nodes/web-place.ts';
import { viewerState } from '../../platform/web/viewer/viewer-state.ts';
import { commentOptions } from '../comments/web/comment-options.ts';
import { discussionOptions } from '../discussions/web/discussion-options.ts';
import { preferencePanels } from '../notifications/web/preference-panels.ts';
import type { UserFragment } from '../users/users.contract.ts';

const SignatureChoice = lazy(async () => ({
  default: (await import('./web/SignatureChoice/SignatureChoice.tsx')).SignatureChoice,
}));
const RemoveFromComment = lazy(async () => ({
  default: (await import('./web/RemoveSignature/RemoveSignatureForm.tsx')).RemoveFromComment,
}));
const RemoveFromDiscussion = lazy(async () => ({
  default: (await import('./web/RemoveSignature/RemoveSignatureForm.tsx')).RemoveFromDiscussion,
}));

const item = { group: 'moderation', position: 60, name: 'Remove signature', icon: 'eraser' } as const;

function isRemovable(author: UserFragment | undefined, { may }: MenuViewer): boolean {
  if (!author?.signature || author.userID === viewerState().me?.userID) return false;
  return may('community.moderate') || may('users.edit');
}

export const signaturesAdditions: WebAdditions = {
  additions: [
    preferencePanels.add({ id: 'signatures', position: 60, Panel: SignatureChoice }),
    discussionOptions.add({
      ...item,
      isOffered: ({ discussion }, viewer) => isRemovable(discussion.insertUser, viewer),
      Form: RemoveFromDiscussion,
    }),
    commentOptions.add({
      ...item,
      isOffered: ({ comment }, viewer) => isRemovable(comment.insertUser, viewer),
      Form: RemoveFromComment,
    }),
  ],
};
