import type { Feature } from '../../platform/server/feature/feature.ts';
import { staffActs } from '../../platform/server/places/staff-acts.ts';
import { undoableActs } from '../../platform/server/places/undoable-acts.ts';
import { translatables } from '../translations/server/translatable.ts';
import {
  managedTagsAdmin,
  managedTagsTemplate,
  managedTagsView,
  managedTagsWidget,
} from './server/managed-tags.page.ts';
import { goOnMergingTags, mergeTagsOperation } from './server/merging/merge-tags.ts';
import { mergedTagsExpiry, undoableTagMerge } from './server/merging/undo-merge.ts';
import { tagActHooks, tagStaffActs } from './server/tag.acts.ts';
import { tagConfig } from './server/tag.config.ts';
import { tagCategoryRecount, tagRecount } from './server/tag.recounts.ts';
import { tagRoutes } from './server/tag.routes.ts';
import { tagSiteMeta } from './server/tag.site-meta.ts';
import { tagSmartID } from './server/tag.smart-id.ts';
import { tagTranslatable } from './server/tag.translatable.ts';
import { tagCloud } from './server/tag.widgets.ts';
import { tagsApi } from './tags.api.ts';
import { tagPermissions } from './tags.permissions.ts';

export const tagsFeature: Feature = {
  name: 'tags',
  addresses: ['dashboard'],
  permissions: tagPermissions,
  api: tagsApi,
  dependsOn: ['categories', 'translations', 'widgets'],
  tables: { readableByOthers: ['tags', 'discussion_tags'] },
  config: Object.values(tagConfig),
  routes: tagRoutes,
  widgets: [managedTagsWidget, tagCloud],
  smartIDs: [tagSmartID],
  siteMeta: [tagSiteMeta],
  recounts: [tagRecount, tagCategoryRecount],
  bulkOperations: [mergeTagsOperation, goOnMergingTags],
  expiries: [mergedTagsExpiry],
  transactionHooks: tagActHooks,
  views: [managedTagsView],
  templates: [managedTagsTemplate],
  extensions: [
    managedTagsAdmin,
    translatables.add(tagTranslatable),
    staffActs.add(tagStaffActs),
    undoableActs.add(undoableTagMerge),
  ],
};
