// What can be done with a comment by whoever wrote it, looks after it, or reads it.
import { lazy } from 'react';
import { liveParts } from '../../platform/web/live/live-parts.ts';
import type { WebAdditions } from '../../platform/web/nodes/web-place.ts';
import { bulkOptions, whyNotManaged } from '../discussions/web/bulk-options.ts';
import { discussionOptions } from '../discussions/web/discussion-options.ts';
import { CopyLinkItem, EditItem, MailLinkItem, QuoteItem } from './web/CommentOptions/own-items.tsx';
import { commentBulkOptions, mayDeleteComments, maySplit } from './web/comment-bulk-options.ts';
import { commentOptions } from './web/comment-options.ts';

const LiveReplies = lazy(() => import('./web/LiveReplies/LiveReplies.tsx'));
const BulkMergeForm = lazy(() => import('./web/BulkMergeForm/BulkMergeForm.tsx'));
const SelectComments = lazy(() => import('./web/SelectComments/SelectComments.tsx'));
const DeleteSelectedForm = lazy(() => import('./web/SelectComments/DeleteSelectedForm.tsx'));
const MoveForm = lazy(() => import('./web/SelectComments/MoveForm.tsx'));
const SplitForm = lazy(() => import('./web/SelectComments/SplitForm.tsx'));
const DeleteCommentForm = lazy(() => import('./web/CommentOptions/DeleteCommentForm.tsx'));

export const commentsAdditions: WebAdditions = {
  additions: [
    liveParts.add(LiveReplies),
    commentOptions.add({
      group: 'post',
      position: 10,
      isOffered: ({ abilities }) => abilities.canEdit,
      Item: EditItem,
    }),
    commentOptions.add({
      group: 'post',
      position: 20,
      name: 'Delete',
      icon: 'trash-2',
      isDanger: true,
      isOffered: ({ abilities }) => abilities.canDelete,
      Form: DeleteCommentForm,
    }),
    commentOptions.add({
      group: 'sharing',
      position: 10,
      isOffered: ({ abilities }) => abilities.canQuote,
      Item: QuoteItem,
    }),
    commentOptions.add({ group: 'sharing', position: 20, isOffered: () => true, Item: CopyLinkItem }),
    commentOptions.add({ group: 'sharing', position: 30, isOffered: () => true, Item: MailLinkItem }),
    discussionOptions.add({
      group: 'moderation',
      position: 50,
      name: 'Select Comments',
      icon: 'list-checks',
      isOffered: ({ discussion, abilities }, { may }) =>
        discussion.countComments > 0 &&
        (abilities.canSeeHistory || abilities.canChangeType || may('curation.manage')),
      Form: SelectComments,
    }),
    commentBulkOptions.add({
      position: 10,
      name: 'Split',
      icon: 'split',
      isOffered: ({ permissions, discussion }) => maySplit(permissions, discussion.categoryID),
      Form: SplitForm,
    }),
    commentBulkOptions.add({
      position: 20,
      name: 'Move',
      icon: 'folder-input',
      isOffered: ({ permissions, discussion }) => maySplit(permissions, discussion.categoryID),
      Form: MoveForm,
    }),
    commentBulkOptions.add({
      position: 30,
      name: 'Delete',
      icon: 'trash-2',
      isDanger: true,
      isOffered: ({ permissions, discussion }) => mayDeleteComments(permissions, discussion.categoryID),
      Form: DeleteSelectedForm,
    }),
    // Discussions that are merged become comments.
    bulkOptions.add({
      position: 20,
      name: 'Merge',
      icon: 'merge',
      whyNot: (subject) =>
        whyNotManaged(
          subject,
          subject.t('You don’t have the edit permission on the following discussions:'),
        ) ??
        (subject.selected.length < 2
          ? subject.t('You must select at least 2 discussions to merge.')
          : undefined),
      Form: BulkMergeForm,
    }),
  ],
};
