// Where a category stands among the others.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { id } from '../../platform/contract/fields.ts';
import { categoryParams } from './categories.contract.ts';

export const categoryPlace = z.object({
  parentCategoryID: z
    .int32()
    .min(-1)
    .nullable()
    .describe('The category that it stands below; -1 or null for the top.'),
  beforeCategoryID: id
    .nullable()
    .default(null)
    .describe('The category below the same parent that follows it; null where it is the last one.'),
});
export type CategoryPlace = z.infer<typeof categoryPlace>;

export const moveCategory = endpoint({
  method: 'PATCH',
  path: '/categories/:categoryID/place',
  summary:
    'Moves a category, with all that stands below it: below another one, or among those it stands beside. Answers where it stood, which puts it back.',
  permission: 'site.manage',
  params: categoryParams,
  body: categoryPlace,
  response: categoryPlace,
  errors: ['category.ownParent', 'category.parentUnknown', 'category.placeUnknown', 'category.beingDeleted'],
});
