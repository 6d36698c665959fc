import { sql } from '../../platform/server/db/sql.ts';
import type { Feature } from '../../platform/server/feature/feature.ts';
import { attachmentsApi } from './attachments.api.ts';
import { attachmentPermissions } from './attachments.permissions.ts';
import { attachmentRateLimits } from './attachments.rate-limits.ts';
import { attachmentConfig } from './server/attachment.config.ts';
import { attachmentDetails } from './server/attachment.details.ts';
import { attachmentRoutes } from './server/attachment.routes.ts';
import { attachmentSiteMeta } from './server/attachment.site-meta.ts';
import { attachmentState } from './server/attachment.viewer-state.ts';
import { postAttachments } from './server/attachment.widgets.ts';

/** Records that outside services have of posts: issues of a tracker, cases of a help desk. */
export const attachmentsFeature: Feature = {
  name: 'attachments',
  api: attachmentsApi,
  dependsOn: ['comments', 'discussions', 'search', 'users'],
  permissions: attachmentPermissions,
  rateLimits: attachmentRateLimits,
  config: Object.values(attachmentConfig),
  routes: attachmentRoutes,
  widgets: [postAttachments],
  siteMeta: [attachmentSiteMeta],
  viewerState: [attachmentState],
  expiries: [
    {
      // A process ended while a service was asked: nobody knows whether it made something.
      name: 'unanswered attachments',
      remove: (db, limit) =>
        db.execute(sql`
          delete from attachments where attachment_id in (
            select attachment_id from attachments where source_id is null and date_inserted < now() - interval '1 hour'
            order by date_inserted limit ${sql.integer(limit)})`),
    },
  ],
  extensions: attachmentDetails,
};
