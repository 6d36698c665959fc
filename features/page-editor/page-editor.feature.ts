import type { Feature } from '../../platform/server/feature/feature.ts';
import { switchOnPages } from './server/switch-on-pages.ts';

/** Whoever manages the site edits the page on the page: what stands there is drafted, and published as one. */
export const pageEditorFeature: Feature = {
  name: 'page-editor',
  dependsOn: [],
  pageAdditions: switchOnPages,
};
