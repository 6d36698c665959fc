import type { CategoryEdit } from '../categories.contract.ts';
import { type CategoryNode, ROOT_CATEGORY_ID } from './category.snapshot.ts';

/** As an administrator edits it. Its revision is made of this. */
export function presentCategoryEdit(node: CategoryNode): CategoryEdit {
  return {
    categoryID: node.category_id,
    name: node.name,
    parentCategoryID: node.parent_category_id ?? ROOT_CATEGORY_ID,
    urlcode: node.urlcode,
    description: node.description,
    displayAs: node.display_as,
    iconUrl: node.icon_url,
    bannerUrl: node.banner_url,
    customPermissions: node.has_custom_permissions,
    featured: node.is_featured,
    isArchived: node.is_archived,
    dollarMath: node.dollar_math,
    color: node.color,
    icon: node.icon,
    sort: node.sort,
    allowedDiscussionTypes: node.has_restricted_post_types ? node.post_type_ids : null,
    allowedPostTypeIDs: node.post_type_ids,
    hasRestrictedPostTypes: node.has_restricted_post_types,
  };
}
