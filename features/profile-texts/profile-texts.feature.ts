import type { Feature } from '../../platform/server/feature/feature.ts';
import { profileTextsApi } from './profile-texts.api.ts';
import { attachProfileTextMedia, profileTextMediaHolder } from './server/profile-text.media.ts';
import { profileTextRoutes } from './server/profile-text.routes.ts';
import { profileTextsOwnData } from './server/profile-texts.own-data.ts';
import { redrawnProfileTexts } from './server/rerender.jobs.ts';

/** Long fields of profiles as rich text or Markdown. */
export const profileTextsFeature: Feature = {
  name: 'profile-texts',
  api: profileTextsApi,
  dependsOn: ['media', 'mentions', 'profile-fields', 'users'],
  routes: profileTextRoutes,
  transactionHooks: attachProfileTextMedia,
  jobs: redrawnProfileTexts.jobs,
  onStart: redrawnProfileTexts.enqueueRedrawing,
  extensions: [...profileTextsOwnData, profileTextMediaHolder],
};
