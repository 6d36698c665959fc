// Records of outside services, made from the menus of posts: one item for each service.
import { lazy } from 'react';
import type { MenuViewer } from '../../platform/web/menus/menu-option.ts';
import type { WebAdditions } from '../../platform/web/nodes/web-place.ts';
import { commentOptions } from '../comments/web/comment-options.ts';
import { discussionOptions } from '../discussions/web/discussion-options.ts';
import type { AttachableType } from './attachments.contract.ts';
import { offeredIntegrations } from './web/offered-integrations.ts';

const AttachToDiscussion = lazy(async () => ({
  default: (await import('./web/AttachItems/AttachItems.tsx')).AttachToDiscussion,
}));
const AttachToComment = lazy(async () => ({
  default: (await import('./web/AttachItems/AttachItems.tsx')).AttachToComment,
}));

const isOffered = ({ site }: MenuViewer, recordType: AttachableType, insertUserID: number) =>
  offeredIntegrations(site, recordType, insertUserID).length > 0;

export const attachmentsAdditions: WebAdditions = {
  additions: [
    discussionOptions.add({
      group: 'attachments',
      position: 10,
      isOffered: ({ discussion }, viewer) => isOffered(viewer, 'discussion', discussion.insertUserID),
      Item: AttachToDiscussion,
    }),
    commentOptions.add({
      group: 'attachments',
      position: 10,
      isOffered: ({ comment }, viewer) =>
        !comment.isTombstone && isOffered(viewer, 'comment', comment.insertUserID),
      Item: AttachToComment,
    }),
  ],
};
