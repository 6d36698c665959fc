import type { Feature } from '../../platform/server/feature/feature.ts';
import { undoableActs } from '../../platform/server/places/undoable-acts.ts';
import { postHistoryTemplates } from './layouts/post-history.templates.ts';
import { postHistoryApi } from './post-history.api.ts';
import { postHistoryRoutes } from './server/post-history.routes.ts';
import { postHistoryViews } from './server/post-history.views.ts';
import { postHistoryWidgets } from './server/post-history.widgets.ts';
import { undoableCommentDeletions } from './server/restore-comment.ts';

/** What posts said before, and which comments were deleted: for those who look after them. */
export const postHistoryFeature: Feature = {
  name: 'post-history',
  addresses: ['log'],
  api: postHistoryApi,
  dependsOn: ['comments', 'discussions', 'mentions', 'reactions', 'users'],
  routes: postHistoryRoutes,
  views: postHistoryViews,
  widgets: postHistoryWidgets,
  templates: postHistoryTemplates,
  extensions: undoableCommentDeletions.map((each) => undoableActs.add(each)),
};
