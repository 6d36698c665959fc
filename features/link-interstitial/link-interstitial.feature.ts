import type { Feature } from '../../platform/server/feature/feature.ts';
import { linkInterstitialTemplates } from './layouts/link-interstitial-template.ts';
import { linkInterstitialConfig } from './server/link-interstitial.config.ts';
import { linkInterstitialMeta } from './server/link-interstitial.site-meta.ts';
import { linkInterstitialViews } from './server/link-interstitial.views.ts';
import { linkInterstitialWidgets } from './server/link-interstitial.widgets.ts';

/** Links that lead out of the community: announced before they are followed, and counted. */
export const linkInterstitialFeature: Feature = {
  name: 'leaving',
  dependsOn: [],
  config: Object.values(linkInterstitialConfig),
  siteMeta: [linkInterstitialMeta],
  views: linkInterstitialViews,
  widgets: linkInterstitialWidgets,
  templates: linkInterstitialTemplates,
};
