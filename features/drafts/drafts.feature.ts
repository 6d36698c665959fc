import type { Feature } from '../../platform/server/feature/feature.ts';
import { accountGroups, accountItems } from '../../platform/server/places/account-box.ts';
import { discussionParts } from '../discussions/server/discussion-parts.ts';
import { draftsApi } from './drafts.api.ts';
import { draftRateLimits } from './drafts.rate-limits.ts';
import { draftTemplates } from './layouts/drafts.templates.ts';
import { draftConfig } from './server/draft.config.ts';
import { draftHooks, draftPart } from './server/draft.hooks.ts';
import { countDrafts } from './server/draft.queries.ts';
import { draftRoutes } from './server/draft.routes.ts';
import { draftSiteMeta } from './server/draft.site-meta.ts';
import { draftState } from './server/draft.viewer-state.ts';
import { draftViews } from './server/draft.views.ts';
import { draftWidgets } from './server/draft.widgets.ts';
import { draftKinds } from './server/draft-kinds.ts';
import { commentDrafts, postDrafts } from './server/draft-places.ts';
import { draftsOwnData } from './server/drafts.own-data.ts';
/** What somebody is writing, stored until it is posted, and posts that go out at a time they choose. */
import { forgetDrafts } from './server/forget-kinds.ts';
import { duePosts, publishDraftJob } from './server/publish-draft.ts';
import { PUBLISH_JOB } from './server/publish-job.ts';

export const draftsFeature: Feature = {
  name: 'drafts',
  addresses: ['drafts'],
  rateLimits: draftRateLimits,
  api: draftsApi,
  dependsOn: ['categories', 'comments', 'discussions'],
  routes: draftRoutes,
  views: draftViews,
  widgets: draftWidgets,
  templates: draftTemplates,
  config: Object.values(draftConfig),
  siteMeta: [draftSiteMeta],
  viewerState: [draftState],
  jobs: { [PUBLISH_JOB]: publishDraftJob },
  unfinishedWork: [duePosts],
  transactionHooks: draftHooks,
  memberCounts: [{ name: 'Drafts', select: (ctx) => countDrafts(ctx.viewer.userID) }],
  forgetAddon: forgetDrafts,
  extensions: [
    ...draftsOwnData,
    discussionParts.add(draftPart),
    draftKinds.add(postDrafts),
    draftKinds.add(commentDrafts),
    accountItems.add({
      id: 'drafts',
      name: 'Drafts',
      group: accountGroups.discussions,
      position: 15,
      url: '/drafts',
      icon: 'file-pen-line',
      permission: 'discussions.add',
      countOf: 'drafts',
    }),
  ],
};
