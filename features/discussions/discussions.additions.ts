// What can be done with a discussion by whoever wrote it or looks after it.
import { lazy } from 'react';
import { liveParts } from '../../platform/web/live/live-parts.ts';
import type { WebAdditions } from '../../platform/web/nodes/web-place.ts';
import { selectedOptions } from './web/BulkActions/selected-options.ts';
import {
  BumpItem,
  CloseItem,
  DismissItem,
  EditItem,
  ResolveItem,
  SinkItem,
} from './web/DiscussionOptions/own-items.tsx';
import { discussionOptions } from './web/discussion-options.ts';
import { CopyLinkItem, MailLinkItem } from './web/ShareMenu/own-share-items.tsx';
import { shareItems } from './web/share-items.ts';

const LiveDiscussions = lazy(() => import('./web/LiveDiscussions/LiveDiscussions.tsx'));
const DeleteForm = lazy(() => import('./web/DiscussionOptions/DeleteForm.tsx'));
const MoveForm = lazy(() => import('./web/DiscussionOptions/MoveForm.tsx'));
const ChangeTypeForm = lazy(() => import('./web/DiscussionOptions/ChangeTypeForm.tsx'));
const AnnounceForm = lazy(() => import('./web/DiscussionOptions/AnnounceForm.tsx'));
const ChangeAuthorForm = lazy(() => import('./web/DiscussionOptions/ChangeAuthorForm.tsx'));

export const discussionsAdditions: WebAdditions = {
  additions: [
    liveParts.add(LiveDiscussions),
    shareItems.add({ position: 10, Item: CopyLinkItem }),
    shareItems.add({ position: 20, Item: MailLinkItem }),
    discussionOptions.add({
      group: 'post',
      position: 10,
      isOffered: ({ abilities }) => abilities.canEdit,
      Item: EditItem,
    }),
    discussionOptions.add({
      group: 'post',
      position: 20,
      isOffered: ({ discussion }) => discussion.pinned,
      Item: DismissItem,
    }),
    discussionOptions.add({
      group: 'post',
      position: 30,
      name: 'Delete',
      icon: 'trash-2',
      isDanger: true,
      isOffered: ({ abilities }) => abilities.canDelete,
      Form: DeleteForm,
    }),
    discussionOptions.add({
      group: 'post',
      position: 40,
      name: 'Move Post',
      icon: 'folder-input',
      isOffered: ({ abilities }) => abilities.canMove,
      Form: MoveForm,
    }),
    discussionOptions.add({
      group: 'post',
      position: 50,
      name: 'Change Post Type',
      icon: 'layers',
      isOffered: ({ abilities }) => abilities.canChangeType,
      Form: ChangeTypeForm,
    }),
    discussionOptions.add({
      group: 'post',
      position: 70,
      isOffered: ({ abilities }, { site }) => site.isTriageOn === true && abilities.canResolve,
      Item: ResolveItem,
    }),
    discussionOptions.add({
      group: 'moderation',
      position: 10,
      name: 'Announce',
      icon: 'pin',
      isOffered: ({ abilities }) => abilities.canModerate || abilities.canCurate,
      Form: AnnounceForm,
    }),
    discussionOptions.add({
      group: 'moderation',
      position: 20,
      name: 'Change Author',
      icon: 'user-cog',
      isOffered: ({ abilities }) => abilities.canChangeAuthor,
      Form: ChangeAuthorForm,
    }),
    discussionOptions.add({
      group: 'status',
      position: 10,
      isOffered: ({ abilities }) => abilities.canBump,
      Item: BumpItem,
    }),
    discussionOptions.add({
      group: 'status',
      position: 20,
      isOffered: ({ abilities }) => abilities.canModerate || abilities.canCurate,
      Item: SinkItem,
    }),
    discussionOptions.add({
      group: 'status',
      position: 30,
      isOffered: ({ abilities }) => abilities.canModerate || abilities.canCloseOwn,
      Item: CloseItem,
    }),
    ...selectedOptions,
  ],
};
