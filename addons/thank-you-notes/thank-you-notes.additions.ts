// Where staff thank somebody: at a member, and at what they wrote. The forms are fetched when they open.
import {
  commentOptions,
  discussionOptions,
  type MenuViewer,
  memberActions,
  type WebAdditions,
} from '@parley/addon-api/web';
import { lazy } from 'react';

const may = (viewer: MenuViewer) => viewer.may('thankYouNotes.send');
const thank = { name: 'Send a thank-you note', icon: 'star', position: 95, group: 'post' } as const;

export const thankYouNotesAdditions: WebAdditions = {
  addon: 'thank-you-notes',
  additions: [
    memberActions.add({ position: 105, Action: lazy(() => import('./web/ThankMember/ThankMember.tsx')) }),
    discussionOptions.add({
      ...thank,
      isOffered: ({ discussion }, viewer) => may(viewer) && discussion.insertUserID > 0,
      Form: lazy(() => import('./web/SendNoteForm/ThankForDiscussion.tsx')),
    }),
    commentOptions.add({
      ...thank,
      isOffered: ({ comment }, viewer) => may(viewer) && !comment.isTombstone && comment.insertUserID > 0,
      Form: lazy(() => import('./web/SendNoteForm/ThankForComment.tsx')),
    }),
  ],
};
