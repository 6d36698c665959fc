import { z } from 'zod';
import { sql } from '../../../platform/server/db/sql.ts';
import { type StateOf, viewerStateSlice } from '../../../platform/server/pages/viewer-state.ts';

declare module '../../../platform/contract/viewer-state.ts' {
  interface ViewerState extends StateOf<typeof hidesSignatures> {}
}

/** Stylesheets hide them, before the first frame: pages and their parts are the same for all, and cached. */
export const hidesSignatures = viewerStateSlice('hidesSignatures', z.boolean(), {
  marksRoot: true,
  select: (userID) => sql`(select exists (select 1 from hidden_signatures where user_id = ${userID}))`,
});
