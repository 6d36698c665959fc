// The published revision of each fragment: every page that names one asks for it.

import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import type { Snapshot } from '../../../platform/server/cache/snapshots.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { FragmentSource } from '../../../platform/server/layouts/fragment-impls.ts';
import { fragmentFile } from './fragment.present.ts';

interface ActiveRow {
  fragment_uuid: string;
  fragment_type: string;
  fragment_revision_uuid: string;
  name: string;
  has_css: boolean;
  custom_schema: Record<string, unknown> | null;
}

const activeFragments: Snapshot<ReadonlyMap<string, ActiveRow>, { database: Database }> = {
  name: 'active-fragments',
  tags: [cacheTag.layouts],
  load: async ({ database }) => {
    const rows = await database.rows<ActiveRow>(sql`
      select f.fragment_uuid, f.fragment_type, r.fragment_revision_uuid, r.name, r.css <> '' as has_css, r.custom_schema
      from fragments f join fragment_revisions r using (fragment_uuid) where r.status = 'active' order by r.name`);
    return new Map(rows.map((row) => [row.fragment_uuid, row]));
  },
};

export const fragmentSource: FragmentSource = {
  find: async (ctx, fragmentUUID) => {
    const row = (await ctx.snapshot(activeFragments)).get(fragmentUUID.toLowerCase());
    if (!row) return undefined;
    const { fragment_revision_uuid: revisionUUID } = row;
    return {
      fragmentUUID: row.fragment_uuid,
      jsUrl: fragmentFile('js', row.fragment_uuid, revisionUUID),
      ...(row.has_css && { cssUrl: fragmentFile('css', row.fragment_uuid, revisionUUID) }),
    };
  },
  published: async (ctx) =>
    [...(await ctx.snapshot(activeFragments)).values()].map((row) => ({
      fragmentUUID: row.fragment_uuid,
      name: row.name,
      fragmentType: row.fragment_type,
      ...(row.custom_schema && { customSchema: row.custom_schema }),
    })),
};
