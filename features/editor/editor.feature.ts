import type { Feature } from '../../platform/server/feature/feature.ts';
import { editorApi } from './editor.api.ts';
import { editorRateLimits } from './editor.rate-limits.ts';
import { editorRoutes } from './server/editor.routes.ts';
import { writingFormatState, writingPreferenceRoutes } from './server/writing-preferences.ts';

export const editorFeature: Feature = {
  name: 'editor',
  rateLimits: editorRateLimits,
  api: editorApi,
  dependsOn: ['categories', 'discussions', 'mentions'],
  routes: [...editorRoutes, ...writingPreferenceRoutes],
  viewerState: [writingFormatState],
};
