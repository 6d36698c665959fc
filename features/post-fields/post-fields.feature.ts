import type { Feature } from '../../platform/server/feature/feature.ts';
import { staffActs } from '../../platform/server/places/staff-acts.ts';
import { postFieldsApi } from './post-fields.api.ts';
import { postFieldActHooks, postFieldActs } from './server/post-field.acts.ts';
import { postFieldRoutes } from './server/post-field.routes.ts';
import { postMetaAsset } from './server/post-meta.widgets.ts';

export const postFieldsFeature: Feature = {
  name: 'post-fields',
  api: postFieldsApi,
  routes: postFieldRoutes,
  widgets: [postMetaAsset],
  transactionHooks: postFieldActHooks,
  extensions: [staffActs.add({ acts: postFieldActs })],
};
