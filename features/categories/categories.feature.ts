import { type Sql, sql } from '../../platform/server/db/sql.ts';
import type { Feature } from '../../platform/server/feature/feature.ts';
import { accountGroups, accountItems } from '../../platform/server/places/account-box.ts';
import { adminGroups, adminPages } from '../../platform/server/places/admin-pages.ts';
import { firstSteps } from '../../platform/server/places/first-steps.ts';
import { staffActs } from '../../platform/server/places/staff-acts.ts';
import { undoableActs } from '../../platform/server/places/undoable-acts.ts';
import { mediaMentions } from '../media/server/media-mentions.ts';
import { translatables } from '../translations/server/translatable.ts';
import { categoriesApi } from './categories.api.ts';
import { MANAGED_CATEGORIES } from './category.address.ts';
import { categoryListLayout } from './layouts/category-list.layout.ts';
import { categorySettingsTemplates } from './layouts/category-settings.templates.ts';
import { discussionCategoryPageLayout } from './layouts/discussion-category-page.layout.ts';
import { nestedCategoryListLayout } from './layouts/nested-category-list.layout.ts';
import { categoriesOwnData } from './server/categories.own-data.ts';
import { categoryStaffActs } from './server/category.acts.ts';
import { categoryConfig } from './server/category.config.ts';
import { categoryStep } from './server/category.first-step.ts';
import { categoryJunctions } from './server/category.junctions.ts';
import { categoryLayoutRecords } from './server/category.layout-records.ts';
import { categoryPageParts } from './server/category.page-parts.ts';
import { categoryPostTypePlaces } from './server/category.post-types.ts';
import { categoryRecount, followerRecount } from './server/category.recounts.ts';
import { categoryRoutes } from './server/category.routes.ts';
import { categorySmartID } from './server/category.smart-id.ts';
import { categoryTotal } from './server/category.totals.ts';
import { categoryTranslatable } from './server/category.translatable.ts';
import { followedState } from './server/category.viewer-state.ts';
import { categoryViews } from './server/category.views.ts';
import {
  categoriesWidget,
  categoryFollowWidget,
  categoryListAsset,
  followedCategoriesWidget,
} from './server/category.widgets.ts';
import { categoryFollowRoutes } from './server/category-follows.routes.ts';
import { categorySettingsViews } from './server/category-settings.views.ts';
import { categorySettingsWidgets } from './server/category-settings.widgets.ts';
import { followerNotifications } from './server/follower.notifications.ts';
import { undoableCategoryMove } from './server/move-category.ts';
import { undoableCategoryChange } from './server/undo-category-change.ts';

const shownByCategories = (key: Sql): Sql =>
  sql`exists (select 1 from categories where position(${key} in concat(icon_url, ' ', banner_url)) > 0)`;

export const categoriesFeature: Feature = {
  name: 'categories',
  pageSubjects: ['categoryID'],
  addresses: ['categories', 'dashboard'],
  api: categoriesApi,
  dependsOn: [
    'digest',
    'post-types',
    'layouts',
    'media',
    'notifications',
    'roles',
    'translations',
    'users',
    'widgets',
  ],
  tables: { readableByOthers: ['categories'] },
  config: Object.values(categoryConfig),
  routes: [...categoryRoutes, ...categoryFollowRoutes],
  views: [...categoryViews, ...categorySettingsViews],
  templates: [
    categoryListLayout,
    nestedCategoryListLayout,
    discussionCategoryPageLayout,
    ...categorySettingsTemplates,
  ],
  widgets: [
    categoriesWidget,
    categoryListAsset,
    categoryFollowWidget,
    followedCategoriesWidget,
    ...categorySettingsWidgets,
  ],
  junctions: [categoryJunctions],
  smartIDs: [categorySmartID],
  siteTotals: [categoryTotal],
  viewerState: [followedState],
  recounts: [categoryRecount, followerRecount],
  provides: { postTypePlaces: categoryPostTypePlaces },
  extensions: [
    ...categoriesOwnData,
    adminPages.add({
      id: 'categories',
      title: 'Categories',
      description:
        'Their order, names, colours and kinds of post; who may see, start and answer discussions where.',
      group: adminGroups.content,
      position: 10,
      url: MANAGED_CATEGORIES,
      icon: 'folder',
      views: ['categorySettings', 'oneCategorySettings', 'categoryPermissions'],
      permission: 'site.manage',
    }),
    accountItems.add({
      id: 'categories',
      name: 'Categories',
      group: accountGroups.admin,
      position: 20,
      url: MANAGED_CATEGORIES,
      icon: 'folder',
      permission: 'site.manage',
    }),
    staffActs.add(categoryStaffActs),
    undoableActs.add(undoableCategoryMove),
    undoableActs.add(undoableCategoryChange),
    categoryLayoutRecords,
    mediaMentions.add(shownByCategories),
    firstSteps.add(categoryStep),
    translatables.add(categoryTranslatable),
    ...followerNotifications,
    ...categoryPageParts,
  ],
};
