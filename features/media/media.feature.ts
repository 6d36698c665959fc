import type { Feature } from '../../platform/server/feature/feature.ts';
import { bulkJobs, externalJobs } from '../../platform/server/feature/operations.ts';
import { mediaApi } from './media.api.ts';
import { mediaPermissions } from './media.permissions.ts';
import { deletedMediaExpiry } from './server/deleted-media.ts';
import {
  managedMediaAdmin,
  managedMediaTemplate,
  managedMediaView,
  managedMediaWidget,
} from './server/managed-media.page.ts';
import { mediaConfig } from './server/media.config.ts';
import { mediaDocuments } from './server/media.documents.ts';
import { mediaErasureParts } from './server/media.erasure.ts';
import { cleanMedia, enqueueCleaning, forgetDeletedMember, mentionedByPeople } from './server/media.jobs.ts';
import { mediaChecks, mediaRecounts } from './server/media.maintenance.ts';
import { mediaOwnData } from './server/media.own-data.ts';
import { mediaRoutes } from './server/media.routes.ts';
import { mediaSiteMeta } from './server/media.site-meta.ts';
import { mediaMentions, mentionedInSettings } from './server/media-mentions.ts';
import { removeFile, removeListByUrlOperation, removeListOperation } from './server/remove-media.ts';
import { scrapeRoutes } from './server/scrape/scrape.routes.ts';
import { scrapedPageExpiry } from './server/scrape/scraped-pages.ts';

export const mediaFeature: Feature = {
  name: 'media',
  addresses: ['dashboard', 'uploads'],
  views: [managedMediaView],
  templates: [managedMediaTemplate],
  widgets: [managedMediaWidget],
  permissions: mediaPermissions,
  api: mediaApi,
  dependsOn: ['users', 'config'],
  tables: {
    readableByOthers: ['media'],
    leftOutOfExports: {
      scraped_pages: { reason: 'Of other sites, fetched when they are shown.' },
      deleted_media: { reason: 'Of the last day.' },
    },
  },
  config: Object.values(mediaConfig),
  routes: [...mediaRoutes, ...scrapeRoutes],
  documents: mediaDocuments,
  jobs: { ...bulkJobs({ 'clean-media': cleanMedia }), ...externalJobs({ 'remove-file': removeFile }) },
  listeners: [forgetDeletedMember],
  onStart: enqueueCleaning,
  siteMeta: [mediaSiteMeta],
  bulkOperations: [removeListOperation, removeListByUrlOperation],
  expiries: [scrapedPageExpiry, deletedMediaExpiry],
  recounts: mediaRecounts,
  checks: mediaChecks,
  extensions: [
    managedMediaAdmin,
    ...mediaOwnData,
    ...mediaErasureParts,
    mediaMentions.add(mentionedInSettings),
    mediaMentions.add(mentionedByPeople),
  ],
};
