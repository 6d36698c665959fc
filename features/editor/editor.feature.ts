import type { Feature } from '../../platform/server/feature/feature.ts';
import { editorRoutes } from './server/editor.routes.ts';

export const editorFeature: Feature = {
  name: 'editor',
  dependsOn: ['mentions'],
  routes: editorRoutes,
};
