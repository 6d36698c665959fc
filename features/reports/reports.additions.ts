// What members can report from the menus of posts: what is not their own, once while nobody decided about it.
import { lazy } from 'react';
import type { WebAdditions } from '../../platform/web/nodes/web-place.ts';
import { commentOptions } from '../comments/web/comment-options.ts';
import { discussionOptions } from '../discussions/web/discussion-options.ts';
import { memberActions } from '../profiles/web/member-actions.ts';
import { isReportable } from './web/is-reportable.ts';
import { ReportMember } from './web/ReportButton/ReportMember.tsx';
import { ReportsOfComment, ReportsOfDiscussion } from './web/ReportsOfPost/ReportsOfPost.tsx';

const ReportDiscussionForm = lazy(async () => ({
  default: (await import('./web/ReportForm/ReportItem.tsx')).ReportDiscussionForm,
}));
const ReportCommentForm = lazy(async () => ({
  default: (await import('./web/ReportForm/ReportItem.tsx')).ReportCommentForm,
}));

export const reportsAdditions: WebAdditions = {
  additions: [
    discussionOptions.add({
      group: 'report',
      position: 20,
      name: 'Report',
      icon: 'flag',
      isOffered: ({ discussion }, viewer) =>
        isReportable(`discussion:${discussion.discussionID}`, discussion.insertUserID, viewer),
      Form: ReportDiscussionForm,
    }),
    discussionOptions.add({
      group: 'report',
      position: 10,
      isOffered: (_subject, { may }) => may('posts.moderate') || may('community.moderate'),
      Item: ReportsOfDiscussion,
    }),
    memberActions.add({ position: 90, Action: ReportMember }),
    commentOptions.add({
      group: 'report',
      position: 20,
      name: 'Report',
      icon: 'flag',
      isOffered: ({ comment }, viewer) =>
        !comment.isTombstone && isReportable(`comment:${comment.commentID}`, comment.insertUserID, viewer),
      Form: ReportCommentForm,
    }),
    commentOptions.add({
      group: 'report',
      position: 10,
      isOffered: (_subject, { may }) => may('posts.moderate') || may('community.moderate'),
      Item: ReportsOfComment,
    }),
  ],
};
