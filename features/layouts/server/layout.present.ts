// From rows and templates to what the API answers about layouts.
import { DEFAULT_TITLE_BAR } from '../../../platform/server/layouts/lookup-hydrate.ts';
import type { LayoutTemplate } from '../../../platform/server/layouts/view.ts';
import type { Layout, LayoutMetadata, LayoutView } from '../layout-documents.contract.ts';
import type { LayoutRow, LayoutViewRow } from './layout.queries.ts';

/** Templates come with the product, made by nobody on no day of this community’s. */
const TEMPLATES_SINCE = '2026-11-21T00:00:00+00:00';

export function presentMetadata(row: LayoutRow): LayoutMetadata {
  return {
    layoutID: row.layout_id,
    name: row.name,
    layoutViewType: row.layout_view_type,
    isDefault: false,
    isActive: row.is_active,
    isPublished: row.is_published,
    hasDraft: row.has_draft,
    dateInserted: row.date_inserted,
    insertUserID: row.insert_user_id,
    dateUpdated: row.date_updated,
    updateUserID: row.update_user_id,
  };
}

export function presentLayout(row: LayoutRow): Layout {
  return { ...presentMetadata(row), layout: row.layout, titleBar: row.title_bar ?? DEFAULT_TITLE_BAR };
}

export function presentTemplateMetadata(
  { layoutViewType, name }: LayoutTemplate,
  isReplaced: boolean,
): LayoutMetadata {
  return {
    layoutID: layoutViewType,
    name,
    layoutViewType,
    isDefault: true,
    isActive: !isReplaced,
    isPublished: true,
    hasDraft: false,
    dateInserted: TEMPLATES_SINCE,
    insertUserID: null,
    dateUpdated: null,
    updateUserID: null,
  };
}

export function presentTemplate(template: LayoutTemplate, isReplaced: boolean): Layout {
  const { layout, titleBar = DEFAULT_TITLE_BAR } = template;
  return { ...presentTemplateMetadata(template, isReplaced), layout, titleBar };
}

export function presentView(row: LayoutViewRow): LayoutView {
  return {
    layoutViewID: row.layout_view_id,
    layoutID: row.layout_id,
    recordID: row.record_id,
    recordType: row.record_type,
    layoutViewType: row.layout_view_type,
    dateInserted: row.date_inserted,
    insertUserID: row.insert_user_id,
  };
}
