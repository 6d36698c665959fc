// A name for each page that staff open: what they do from there is found together in the log.
import { z } from 'zod';
import { sql } from '../../../platform/server/db/sql.ts';
import { viewerStateSlice } from '../../../platform/server/pages/viewer-state.ts';

export const auditLogIDState = viewerStateSlice('auditLogID', z.string().nullable(), {
  select: () => sql.raw('gen_random_uuid()'),
  seen: ({ viewer }, id) =>
    viewer.can(['posts.moderate', 'community.moderate', 'community.manage', 'site.manage', 'users.edit'])
      ? id
      : null,
});
