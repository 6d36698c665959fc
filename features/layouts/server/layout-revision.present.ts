import { DEFAULT_TITLE_BAR } from '../../../platform/server/layouts/lookup-hydrate.ts';
import type { LayoutForEdit } from '../layout-documents.contract.ts';
import type { LayoutRevision, LayoutRevisionDetails } from '../layout-revisions.contract.ts';
import type { RevisionRow } from './layout-revision.queries.ts';

export function presentRevision(row: Omit<RevisionRow, 'layout' | 'title_bar'>): LayoutRevision {
  return {
    layoutRevisionID: row.layout_revision_id,
    layoutID: row.layout_id,
    name: row.name,
    status: row.status,
    dateInserted: row.date_inserted,
    insertUserID: row.insert_user_id,
    dateUpdated: row.date_updated,
    updateUserID: row.update_user_id,
  };
}

export function presentRevisionDetails(row: RevisionRow): LayoutRevisionDetails {
  return { ...presentRevision(row), layout: row.layout, titleBar: row.title_bar ?? DEFAULT_TITLE_BAR };
}

export function presentDraft(row: RevisionRow): NonNullable<LayoutForEdit['draft']> {
  return {
    name: row.name,
    layout: row.layout,
    titleBar: row.title_bar ?? DEFAULT_TITLE_BAR,
    dateUpdated: row.date_updated ?? row.date_inserted,
    updateUserID: row.update_user_id ?? row.insert_user_id,
  };
}
