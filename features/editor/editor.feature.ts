import type { Feature } from '../../platform/server/feature/feature.ts';
import { editorApi } from './editor.api.ts';
import { editorRoutes } from './server/editor.routes.ts';

export const editorFeature: Feature = {
  name: 'editor',
  api: editorApi,
  dependsOn: ['categories', 'discussions', 'mentions'],
  routes: editorRoutes,
};
