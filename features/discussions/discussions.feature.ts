import type { Feature } from '../../platform/server/feature/feature.ts';
import { bulkJobs } from '../../platform/server/feature/operations.ts';
import { discussionsApi } from './discussions.api.ts';
import { createPostLayout } from './layouts/create-post.layout.ts';
import { discussionLayout } from './layouts/discussion.layout.ts';
import { discussionListLayout } from './layouts/discussion-list.layout.ts';
import { homeLayout } from './layouts/home.layout.ts';
import {
  closeDiscussionsOperation,
  deleteDiscussionsOperation,
  moveDiscussionsOperation,
} from './server/bulk-discussions.ts';
import { createPostView } from './server/create-post.view.ts';
import { deleteCategoryRun } from './server/delete-category.ts';
import { removeDiscussionOperation } from './server/delete-discussion.ts';
import { discussionConfig } from './server/discussion.config.ts';
import { discussionCounts } from './server/discussion.counts.ts';
import { discussionLayoutRecords } from './server/discussion.layout-records.ts';
import { discussionRecounts } from './server/discussion.recounts.ts';
import { discussionRoutes } from './server/discussion.routes.ts';
import { statusSmartID } from './server/discussion.statuses.ts';
import { discussionTotals } from './server/discussion.totals.ts';
import { discussionViewerState } from './server/discussion.viewer-state.ts';
import { discussionEmbed } from './server/discussion-embed.ts';
import { attachDiscussionMedia, discussionMediaHolder } from './server/discussion-media.ts';
import { refreshRedirects } from './server/discussion-redirect.ts';
import { discussionTagRoutes } from './server/discussion-tag.routes.ts';
import { discussionActions, discussionFacts } from './server/facts.widgets.ts';
import { feedDocuments } from './server/feeds.documents.ts';
import { formulaListeners, rerenderFormulas } from './server/formulas.jobs.ts';
import { discussionListView, homeView } from './server/list.views.ts';
import {
  announcementsWidget,
  discussionListAsset,
  discussionsWidget,
  tabsWidget,
} from './server/list.widgets.ts';
import { postView } from './server/post.view.ts';
import { createPostForm, newPostMenu, originalPost, postTags } from './server/post.widgets.ts';
import { enqueueRerendering, rerenderPosts } from './server/rerender.jobs.ts';
import { RETURN_JOB, returnFromStatusJob } from './server/return-from-status.ts';
import { sitemapDocuments } from './server/sitemap.documents.ts';
import { statusRoutes } from './server/status.routes.ts';
import { unfinishedDeletions } from './server/unfinished-deletions.ts';

export const discussionsFeature: Feature = {
  name: 'discussions',
  api: discussionsApi,
  dependsOn: [
    'post-types',
    'post-fields',
    'layouts',
    'widgets',
    'roles',
    'users',
    'categories',
    'tags',
    'translations',
    'reactions',
    'mentions',
    'media',
  ],
  tables: { readableByOthers: ['discussions', 'user_mentions'] },
  config: Object.values(discussionConfig),
  routes: [...discussionRoutes, ...discussionTagRoutes, ...statusRoutes],
  smartIDs: [statusSmartID],
  documents: [...feedDocuments, ...sitemapDocuments],
  views: [homeView, discussionListView, postView, createPostView],
  templates: [homeLayout, discussionListLayout, discussionLayout, createPostLayout],
  widgets: [
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
  ],
  viewerState: discussionViewerState,
  memberCounts: discussionCounts,
  siteMeta: [
    async (ctx) => ({
      editContentTimeout: ctx.setting(discussionConfig.editContentTimeout),
      titleMaxLength: ctx.setting(discussionConfig.titleMaxLength),
      bodyMaxLength: ctx.setting(discussionConfig.bodyMaxLength),
      inputFormatter: ctx.setting(discussionConfig.inputFormatter),
      ...(ctx.can('staff.allow') && ctx.setting(discussionConfig.isTriageOn) && { isTriageOn: true }),
      ...(ctx.can('discussions.manage') &&
        ctx.setting(discussionConfig.useAdminCheckboxes) && { useAdminCheckboxes: true }),
    }),
  ],
  transactionHooks: [...attachDiscussionMedia, ...refreshRedirects],
  extensions: [discussionLayoutRecords, discussionMediaHolder, discussionEmbed],
  jobs: bulkJobs({
    'rerender-posts': rerenderPosts,
    'rerender-formulas': rerenderFormulas,
    [RETURN_JOB]: returnFromStatusJob,
  }),
  listeners: formulaListeners,
  onStart: enqueueRerendering,
  siteTotals: discussionTotals,
  recounts: discussionRecounts,
  unfinishedWork: unfinishedDeletions,
  bulkOperations: [
    deleteDiscussionsOperation,
    closeDiscussionsOperation,
    moveDiscussionsOperation,
    removeDiscussionOperation,
    deleteCategoryRun,
  ],
};
