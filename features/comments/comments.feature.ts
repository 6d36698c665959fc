import { transactionHook } from '../../platform/server/events/events.ts';
import type { Feature } from '../../platform/server/feature/feature.ts';
import { liveTopics } from '../../platform/server/live/live-topic.ts';
import { reportKinds } from '../../platform/server/places/report-kinds.ts';
import { staffActs } from '../../platform/server/places/staff-acts.ts';
import { undoableActs } from '../../platform/server/places/undoable-acts.ts';
import { mergedDiscussionsExpiry } from '../discussions/server/undoing/merged-discussion.ts';
import { forgetHeldEdits } from '../discussions/server/writing/held-edits.ts';
import { commentsApi } from './comments.api.ts';
import { commentDeleted } from './comments.events.ts';
import { commentPermissions } from './comments.permissions.ts';
import { commentRateLimits } from './comments.rate-limits.ts';
import { branchOperation, unfinishedActs } from './server/branches/branch-operation.ts';
import { commentStaffActs } from './server/comment.acts.ts';
import { commentAutomation, commentAutomationListeners } from './server/comment.automation.ts';
import { commentAwardSource } from './server/comment.awards.ts';
import { commentConfig } from './server/comment.config.ts';
import { commentDailyCounts, commentsSeries, firstReplyDailyCounts } from './server/comment.daily-counts.ts';
import { commentExplanations } from './server/comment.explanations.ts';
import { commentsFigure } from './server/comment.figure.ts';
import { commentLayoutRecords } from './server/comment.layout-records.ts';
import {
  commentNotificationExtensions,
  commentNotificationListeners,
} from './server/comment.notifications.ts';
import { commentRecounts } from './server/comment.recounts.ts';
import { commentReportKind } from './server/comment.report-kind.ts';
import { commentRoutes } from './server/comment.routes.ts';
import { commentSiteMeta } from './server/comment.site-meta.ts';
import { commentTotals } from './server/comment.totals.ts';
import { commentViews } from './server/comment.views.ts';
import { commentWidgets } from './server/comment.widgets.ts';
import { commentEmbed } from './server/comment-embed.ts';
import { commentWritingRoute } from './server/comment-writing.routes.ts';
import { commentsOwnData } from './server/comments.own-data.ts';
import { deleteCommentsOperation } from './server/deleting/delete-comments.ts';
import { deletedCommentsExpiry } from './server/deleting/deleted-comments.expiry.ts';
import { removeCommentOperation, unfinishedBranches } from './server/deleting/remove-branch.ts';
import { discussionTopic } from './server/live-replies.ts';
import { goOnMergingRun, mergeDiscussionsOperation } from './server/merging/merge-discussions.ts';
import { unfinishedMerges } from './server/merging/unfinished-merges.ts';
import { commentParents, discussionAsParent } from './server/parent-discussion.ts';
import { readingDocuments } from './server/reading.documents.ts';
import { moveCommentsOperation } from './server/splitting/move-comments.ts';
import { splitDiscussionOperation } from './server/splitting/split-discussion.ts';
import { movedCommentsExpiry } from './server/undoing/moved-comments.ts';
import { undoableMerge } from './server/undoing/undo-merge.ts';
import { undoableMoves, undoableSplit } from './server/undoing/undo-move.ts';
import { attachCommentMedia, commentMediaHolder } from './server/writing/comment-media.ts';

export const commentsFeature: Feature = {
  name: 'comments',
  permissions: commentPermissions,
  api: commentsApi,
  rateLimits: commentRateLimits,
  dependsOn: [
    'post-types',
    'automation',
    'why',
    'roles',
    'users',
    'categories',
    'discussions',
    'reactions',
    'mentions',
    'media',
    'notifications',
  ],
  tables: {
    readableByOthers: ['comments'],
    leftOutOfExports: {
      comment_writers: { reason: 'Who is writing at this moment.' },
    },
  },
  config: Object.values(commentConfig),
  routes: [...commentRoutes, commentWritingRoute],
  documents: readingDocuments,
  views: commentViews,
  widgets: commentWidgets,
  siteMeta: [commentSiteMeta],
  siteTotals: commentTotals,
  recounts: commentRecounts,
  transactionHooks: [
    transactionHook(
      commentDeleted,
      (w, { commentID }) => forgetHeldEdits(w, 'comment', [commentID]),
      (w, all) =>
        forgetHeldEdits(
          w,
          'comment',
          all.map(({ commentID }) => commentID),
        ),
    ),
    ...attachCommentMedia,
  ],
  listeners: [...commentNotificationListeners, ...commentAutomationListeners],
  extensions: [
    commentParents.add(discussionAsParent),
    ...commentsOwnData,
    commentAwardSource,
    commentsFigure,
    commentDailyCounts,
    commentsSeries,
    firstReplyDailyCounts,
    commentLayoutRecords,
    commentMediaHolder,
    commentEmbed,
    liveTopics.add(discussionTopic),
    staffActs.add(commentStaffActs),
    undoableActs.add(undoableMerge),
    undoableActs.add(undoableSplit),
    undoableActs.add(undoableMoves.ofMany),
    undoableActs.add(undoableMoves.ofOne),
    reportKinds.add(commentReportKind),
    ...commentNotificationExtensions,
    ...commentAutomation,
    ...commentExplanations,
  ],
  unfinishedWork: [unfinishedMerges, unfinishedBranches, unfinishedActs],
  bulkOperations: [
    deleteCommentsOperation,
    removeCommentOperation,
    branchOperation,
    mergeDiscussionsOperation,
    goOnMergingRun,
    splitDiscussionOperation,
    moveCommentsOperation,
  ],
  expiries: [mergedDiscussionsExpiry, movedCommentsExpiry, deletedCommentsExpiry],
};
