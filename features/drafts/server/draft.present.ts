import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { Draft, DraftEdit } from '../drafts.contract.ts';
import type { DraftRow } from './draft.queries.ts';
import type { DraftPlace } from './draft-kinds.ts';

export function presentDraft(row: DraftRow): Draft {
  return {
    ...editableDraft(row),
    insertUserID: row.insert_user_id,
    dateInserted: row.date_inserted,
    updateUserID: row.update_user_id,
    dateUpdated: row.date_updated,
    ...(row.draft_status === 'error' && { failedReason: row.failed_reason, failedFields: row.failed_fields }),
  };
}

/** All that can be changed of it. Its revision is made of this. */
export function editableDraft(row: DraftRow): DraftEdit {
  return {
    draftID: row.draft_id,
    recordType: row.record_type,
    ...(row.record_id !== null && { recordID: row.record_id }),
    ...(row.parent_record_type !== null && { parentRecordType: row.parent_record_type }),
    parentRecordID: row.parent_record_id,
    attributes: row.attributes,
    draftStatus: row.draft_status,
    dateScheduled: row.date_scheduled,
  };
}

/** As lists show it: what is asked for of its title, its beginning and its place. */
export function presentListedDraft(
  ctx: RequestContext,
  row: DraftRow,
  place: DraftPlace,
  expand: ReadonlySet<string>,
): Draft {
  const permaLink =
    row.draft_status === 'scheduled' && row.record_id !== null
      ? ctx.url(`/discussion/${row.record_id}`)
      : null;
  const all = {
    name: row.name || place.name,
    excerpt: row.excerpt,
    editUrl: place.editUrl,
    breadCrumbs: place.breadCrumbs,
    permaLink,
    failedReason: row.failed_reason,
  };
  const asked = Object.entries(all).filter(([name]) => expand.has(name));
  return { ...presentDraft(row), ...Object.fromEntries(asked) };
}
