import { slug } from '../../../platform/contract/slug.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { presentMedia } from '../../media/server/media.present.ts';
import { findMedia, type MediaRow } from '../../media/server/media.rows.ts';
import type { Fragment, FragmentDetails } from '../fragments.contract.ts';
import type { FragmentCodeRow, FragmentRow } from './fragment.queries.ts';

/** A revision never changes, so its address can be cached for ever. */
export function fragmentFile(kind: 'js' | 'css', fragmentUUID: string, revisionUUID: string): string {
  return `/api/v2/fragments/${fragmentUUID}/${kind}?fragmentRevisionUUID=${revisionUUID}`;
}

export function presentFragment(ctx: RequestContext, row: FragmentRow): Fragment {
  const { fragment_uuid: fragmentUUID, fragment_revision_uuid: revisionUUID } = row;
  return {
    fragmentUUID,
    name: row.name,
    fragmentType: row.fragment_type,
    status: row.status,
    isLatest: row.is_latest,
    fragmentRevisionUUID: revisionUUID,
    revisionInsertUserID: row.revision_insert_user_id,
    dateRevisionInserted: row.date_revision_inserted,
    commitMessage: row.commit_message,
    commitDescription: row.commit_description,
    isApplied: row.views.length > 0,
    url: ctx.url(`/appearance/fragments/${row.fragment_type}/${fragmentUUID}/edit`),
    jsUrl: ctx.url(fragmentFile('js', fragmentUUID, revisionUUID)),
    cssUrl: ctx.url(fragmentFile('css', fragmentUUID, revisionUUID)),
    fragmentViews: row.views.map(({ layoutID, name, layoutViewType }) => ({
      recordType: 'layout',
      recordID: String(layoutID),
      recordName: name,
      recordUrl: ctx.url(`/appearance/layouts/${layoutViewType}/${layoutID}-${slug(name)}`),
    })),
  };
}

export async function presentDetails(ctx: RequestContext, row: FragmentCodeRow): Promise<FragmentDetails> {
  const files = await filesOf(ctx, row.media_ids);
  return {
    ...presentFragment(ctx, row),
    js: row.js,
    jsRaw: row.js_raw,
    css: row.css,
    previewData: row.preview_data,
    files: files.map((file) => presentMedia(ctx, file)),
    ...(row.custom_schema && { customSchema: row.custom_schema }),
  };
}

/** Those that are still there. */
export async function filesOf(ctx: RequestContext, mediaIDs: readonly number[]): Promise<MediaRow[]> {
  if (mediaIDs.length === 0) return [];
  return findMedia(ctx.db, sql`m.media_id = any(${[...mediaIDs]}) and m.date_removed is null`);
}
