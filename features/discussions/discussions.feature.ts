import type { Feature } from '../../platform/server/feature/feature.ts';
import { discussionConfig } from './server/discussion.config.ts';
import { discussionRecounts } from './server/discussion.recounts.ts';
import { discussionRoutes } from './server/discussion.routes.ts';
import { discussionViewerState } from './server/discussion.viewer-state.ts';
import { discussionTagRoutes } from './server/discussion-tag.routes.ts';
import { enqueueRerendering, rerenderPosts } from './server/rerender.jobs.ts';
import { tickRoutes } from './server/tick.routes.ts';

export const discussionsFeature: Feature = {
  name: 'discussions',
  dependsOn: ['post-types', 'users', 'categories', 'tags', 'reactions', 'mentions'],
  config: Object.values(discussionConfig),
  routes: [...discussionRoutes, ...discussionTagRoutes, ...tickRoutes],
  viewerState: discussionViewerState,
  siteMeta: [
    async (ctx) => ({
      editContentTimeout: ctx.setting(discussionConfig.editContentTimeout),
      titleMaxLength: ctx.setting(discussionConfig.titleMaxLength),
      bodyMaxLength: ctx.setting(discussionConfig.bodyMaxLength),
      inputFormatter: ctx.setting(discussionConfig.inputFormatter),
    }),
  ],
  jobs: { 'rerender-posts': rerenderPosts },
  onStart: enqueueRerendering,
  recounts: discussionRecounts,
};
