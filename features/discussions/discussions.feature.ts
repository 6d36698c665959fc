import { transactionHook } from '../../platform/server/events/events.ts';
import type { Feature } from '../../platform/server/feature/feature.ts';
import { bulkJobs } from '../../platform/server/feature/operations.ts';
import { liveTopics } from '../../platform/server/live/live-topic.ts';
import { accountGroups, accountItems } from '../../platform/server/places/account-box.ts';
import { holdRules } from '../../platform/server/places/hold-rules.ts';
import { reportKinds } from '../../platform/server/places/report-kinds.ts';
import { staffActs } from '../../platform/server/places/staff-acts.ts';
import { undoableActs } from '../../platform/server/places/undoable-acts.ts';
import { quickLinks } from '../widgets/server/quick-links.ts';
import { discussionsApi } from './discussions.api.ts';
import { discussionDeleted } from './discussions.events.ts';
import { discussionPermissions } from './discussions.permissions.ts';
import { discussionRateLimits } from './discussions.rate-limits.ts';
import { createPostLayout } from './layouts/create-post.layout.ts';
import { discussionLayout } from './layouts/discussion.layout.ts';
import { discussionListLayout } from './layouts/discussion-list.layout.ts';
import { homeLayout } from './layouts/home.layout.ts';
import { discussionEmbed } from './server/bodies/discussion-embed.ts';
import { formulaListeners, rerenderFormulas } from './server/bodies/formulas.jobs.ts';
import { enqueueRerendering, rerenderPosts } from './server/bodies/rerender.jobs.ts';
import { deleteCategoryRun } from './server/deleting/delete-category.ts';
import { removeDiscussionOperation } from './server/deleting/delete-discussion.ts';
import { deletedDiscussionsExpiry } from './server/deleting/deleted-discussions.expiry.ts';
import { unfinishedDeletions } from './server/deleting/unfinished-deletions.ts';
import { discussionStaffActs } from './server/discussion.acts.ts';
import { discussionAutomation, discussionAutomationListeners } from './server/discussion.automation.ts';
import { discussionConfig } from './server/discussion.config.ts';
import { discussionCounts } from './server/discussion.counts.ts';
import { discussionDailyCounts, discussionsSeries } from './server/discussion.daily-counts.ts';
import { discussionDigestParts } from './server/discussion.digest.ts';
import { discussionExplanations } from './server/discussion.explanations.ts';
import { discussionsFigure } from './server/discussion.figure.ts';
import {
  discussionNotificationListeners,
  discussionNotificationRecord,
} from './server/discussion.notifications.ts';
import { discussionRecounts } from './server/discussion.recounts.ts';
import { discussionReportKind } from './server/discussion.report-kind.ts';
import { discussionRoutes } from './server/discussion.routes.ts';
import { discussionSiteMeta } from './server/discussion.site-meta.ts';
import { discussionViewerState } from './server/discussion.viewer-state.ts';
import { discussionParts } from './server/discussion-parts.ts';
import { discussionsOwnData } from './server/discussions.own-data.ts';
import { discussionTotals } from './server/lists/discussion.totals.ts';
import { discussionLists, ownPosts, unreadLink, unreadPosts } from './server/lists/discussion-lists.ts';
import { feedDocuments } from './server/lists/feeds.documents.ts';
import { discussionListView, homeView } from './server/lists/list.views.ts';
import {
  announcementsWidget,
  discussionListAsset,
  discussionsWidget,
  tabsWidget,
} from './server/lists/list.widgets.ts';
import { discussionTabs, ownTabs } from './server/lists/list-tabs.ts';
import {
  profileDiscussions,
  profileDiscussionsLayout,
  profileDiscussionsTab,
} from './server/lists/profile-discussions.ts';
import { sitemapDocuments } from './server/lists/sitemap.documents.ts';
import { newDiscussionsTopic } from './server/live-discussions.ts';
import {
  managedStatusesAdmin,
  managedStatusesTemplate,
  managedStatusesView,
  managedStatusesWidget,
} from './server/managed-statuses.page.ts';
import { ADD_UP_JOB, addUpJob, addUpLater } from './server/member-counts/add-up-counts.jobs.ts';
import { discussionAwardSource } from './server/member-counts/discussion-awards.ts';
import { memberCountsRecount } from './server/member-counts/member-counts.recount.ts';
import { discussionLayoutRecords } from './server/page/discussion.layout-records.ts';
import { discussionActions, discussionFacts } from './server/page/facts.widgets.ts';
import { oembedDocuments } from './server/page/oembed.documents.ts';
import { postView } from './server/page/post.view.ts';
import { createPostForm, newPostMenu, originalPost, postTags } from './server/page/post.widgets.ts';
import { postScoreHooks, scoreRecounts } from './server/post-scores.ts';
import { readingRoutes } from './server/reading/reading.routes.ts';
import { statusActHooks, statusActs } from './server/status.acts.ts';
import { statusSmartID } from './server/statuses/discussion.statuses.ts';
import { RETURN_JOB, returnFromStatusJob } from './server/statuses/return-from-status.ts';
import { statusRoutes } from './server/statuses/status.routes.ts';
import { undoableDeletion } from './server/undoing/undo-deletion.ts';
import { undoableBump, undoableMove } from './server/undoing/undo-move.ts';
import { undoableStates } from './server/undoing/undo-state.ts';
import {
  closeDiscussionsOperation,
  deleteDiscussionsOperation,
  moveDiscussionsOperation,
} from './server/writing/bulk-discussions.ts';
import { postFieldsPart, tagsPart } from './server/writing/core-parts.ts';
import { createPostView } from './server/writing/create-post.view.ts';
import { attachDiscussionMedia, discussionMediaHolder } from './server/writing/discussion-media.ts';
import { refreshRedirects } from './server/writing/discussion-redirect.ts';
import { discussionTagRoutes } from './server/writing/discussion-tag.routes.ts';
import { guestRule } from './server/writing/guest-posts.ts';
import { forgetHeldEdits } from './server/writing/held-edits.ts';

export const discussionsFeature: Feature = {
  name: 'discussions',
  pageSubjects: ['discussionID'],
  addresses: ['dashboard', 'discussion', 'discussions', 'home', 'post'],
  rateLimits: discussionRateLimits,
  permissions: discussionPermissions,
  api: discussionsApi,
  dependsOn: [
    'automation',
    'post-types',
    'post-fields',
    'layouts',
    'widgets',
    'why',
    'roles',
    'users',
    'categories',
    'tags',
    'translations',
    'reactions',
    'mentions',
    'media',
    'notifications',
    'digest',
  ],
  tables: { readableByOthers: ['discussions', 'user_mentions'] },
  config: Object.values(discussionConfig),
  routes: [...discussionRoutes, ...discussionTagRoutes, ...readingRoutes, ...statusRoutes],
  smartIDs: [statusSmartID],
  documents: [...feedDocuments, ...oembedDocuments, ...sitemapDocuments],
  views: [managedStatusesView, homeView, discussionListView, postView, createPostView],
  templates: [
    managedStatusesTemplate,
    homeLayout,
    discussionListLayout,
    discussionLayout,
    createPostLayout,
    profileDiscussionsLayout,
  ],
  widgets: [
    managedStatusesWidget,
    discussionsWidget,
    announcementsWidget,
    discussionListAsset,
    tabsWidget,
    originalPost,
    postTags,
    discussionActions,
    discussionFacts,
    newPostMenu,
    createPostForm,
    profileDiscussions,
  ],
  viewerState: discussionViewerState,
  memberCounts: discussionCounts,
  siteMeta: [discussionSiteMeta],
  transactionHooks: [
    ...statusActHooks,
    transactionHook(
      discussionDeleted,
      (w, { discussionID }) => forgetHeldEdits(w, 'discussion', [discussionID]),
      (w, all) =>
        forgetHeldEdits(
          w,
          'discussion',
          all.map(({ discussionID }) => discussionID),
        ),
    ),
    ...attachDiscussionMedia,
    ...refreshRedirects,
    ...postScoreHooks,
  ],
  extensions: [
    staffActs.add({ acts: statusActs }),
    holdRules.add(guestRule),
    managedStatusesAdmin,
    ...discussionsOwnData,
    discussionAwardSource,
    discussionsFigure,
    discussionDailyCounts,
    discussionsSeries,
    liveTopics.add(newDiscussionsTopic),
    accountItems.add({
      id: 'my-posts',
      name: 'My Posts',
      group: accountGroups.discussions,
      position: 20,
      url: '/discussions/mine',
      icon: 'file-pen-line',
      countOf: 'discussions',
    }),
    staffActs.add(discussionStaffActs),
    ...[...undoableStates, undoableMove, undoableBump, undoableDeletion].map((each) =>
      undoableActs.add(each),
    ),
    reportKinds.add(discussionReportKind),
    profileDiscussionsTab,
    discussionLayoutRecords,
    discussionMediaHolder,
    discussionEmbed,
    discussionNotificationRecord,
    ...discussionDigestParts,
    discussionLists.add(ownPosts),
    discussionLists.add(unreadPosts),
    quickLinks.add(unreadLink),
    ...ownTabs.map((tab) => discussionTabs.add(tab)),
    discussionParts.add(tagsPart),
    discussionParts.add(postFieldsPart),
    ...discussionAutomation,
    ...discussionExplanations,
  ],
  jobs: bulkJobs({
    'rerender-posts': rerenderPosts,
    'rerender-formulas': rerenderFormulas,
    [RETURN_JOB]: returnFromStatusJob,
    [ADD_UP_JOB]: addUpJob,
  }),
  listeners: [...formulaListeners, ...discussionNotificationListeners, ...discussionAutomationListeners],
  onStart: async (site) => {
    await enqueueRerendering(site);
    await addUpLater(site);
  },
  siteTotals: discussionTotals,
  recounts: [...discussionRecounts, ...scoreRecounts, memberCountsRecount],
  expiries: [deletedDiscussionsExpiry],
  unfinishedWork: unfinishedDeletions,
  bulkOperations: [
    deleteDiscussionsOperation,
    closeDiscussionsOperation,
    moveDiscussionsOperation,
    removeDiscussionOperation,
    deleteCategoryRun,
  ],
};
