// A category that goes, and what becomes of what it holds.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { id } from '../../platform/contract/fields.ts';
import { bulkProgress } from '../../platform/contract/progress.ts';
import { categoryParams } from './categories.contract.ts';

export const deleteCategory = endpoint({
  method: 'DELETE',
  path: '/categories/:categoryID',
  summary:
    'Deletes a category. One with discussions names where they go, or says that they are deleted. Where that is much it goes on by itself: see isBeingDeleted.',
  permission: 'site.manage',
  params: categoryParams,
  query: z.object({
    newCategoryID: id.optional(),
    deleteContents: z
      .boolean()
      .default(false)
      .describe(
        'Whether the discussions in it are deleted with all their comments. Without effect where newCategoryID takes them.',
      ),
    batch: z.boolean().default(false),
  }),
  response: bulkProgress,
  isBulkOperation: true,
  errors: ['category.hasChildren', 'category.hasDiscussions', 'category.beingDeleted', 'category.noPosts'],
});
