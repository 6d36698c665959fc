import type { Feature } from '../../platform/server/feature/feature.ts';
import { externalJobs } from '../../platform/server/feature/operations.ts';
import { withStyles } from './server/backgrounds.ts';
import { banner, contentBanner } from './server/banner.widgets.ts';
import { callToAction, guestCallToAction } from './server/call-to-action.widgets.ts';
import { feedJobs } from './server/feed.jobs.ts';
import { htmlWidget } from './server/html.widget.ts';
import { ownLinks, quickLinks } from './server/quick-links.ts';
import { quickLinksWidget } from './server/quick-links.widget.ts';
import { rssWidget } from './server/rss.widget.ts';
import { searchWidget } from './server/search.widget.ts';
import { styleDocuments } from './server/style.documents.ts';
import { textWidget } from './server/text.widget.ts';
import { widgetPermissions } from './widgets.permissions.ts';

export const widgetsFeature: Feature = {
  name: 'widgets',
  tables: {
    leftOutOfExports: {
      external_feeds: { reason: 'Of other sites, fetched again.' },
    },
  },
  permissions: widgetPermissions,
  dependsOn: ['config', 'layouts'],
  widgets: [
    banner,
    contentBanner,
    callToAction,
    guestCallToAction,
    quickLinksWidget,
    htmlWidget,
    textWidget,
    rssWidget,
    searchWidget,
  ],
  provides: { sectionStyle: withStyles },
  extensions: ownLinks.map((link) => quickLinks.add(link)),
  documents: styleDocuments,
  jobs: externalJobs(feedJobs),
};
