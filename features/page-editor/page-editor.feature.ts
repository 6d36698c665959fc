import type { Feature } from '../../platform/server/feature/feature.ts';
import { staffActs } from '../../platform/server/places/staff-acts.ts';
import { undoableActs } from '../../platform/server/places/undoable-acts.ts';
import { pageEditorApi } from './page-editor.api.ts';
import { pageActs, undoablePublishing } from './server/page-editor.acts.ts';
import { pageEditorOwnData } from './server/page-editor.own-data.ts';
import { pageEditorRoutes } from './server/page-editor.routes.ts';
import { switchOnPages } from './server/switch-on-pages.ts';

/** Whoever manages the site edits the page on the page: what stands there is drafted, and published as one. */
export const pageEditorFeature: Feature = {
  name: 'page-editor',
  api: pageEditorApi,
  dependsOn: ['users'],
  routes: pageEditorRoutes,
  pageAdditions: switchOnPages,
  extensions: [staffActs.add({ acts: pageActs }), undoableActs.add(undoablePublishing), ...pageEditorOwnData],
};
