import { sql } from '../../platform/server/db/sql.ts';
import type { Feature } from '../../platform/server/feature/feature.ts';
import { categoryConfig } from './server/category.config.ts';
import { categoryJunctions } from './server/category.junctions.ts';
import { categoryRecount } from './server/category.recounts.ts';
import { categoryRoutes } from './server/category.routes.ts';
import { categorySmartID } from './server/category.smart-id.ts';

export const categoriesFeature: Feature = {
  name: 'categories',
  dependsOn: ['post-types', 'users'],
  config: Object.values(categoryConfig),
  routes: categoryRoutes,
  junctions: [categoryJunctions],
  smartIDs: [categorySmartID],
  viewerState: [
    {
      name: 'followedCategories',
      select: (userID) =>
        sql`(select coalesce(jsonb_agg(category_id), '[]') from category_follows where user_id = ${userID})`,
    },
  ],
  recounts: [categoryRecount],
};
