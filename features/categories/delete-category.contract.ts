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
    'Deletes a category; what it holds moves to another one, or is deleted. Where that is much it goes on by itself: see isBeingDeleted.',
  permission: 'site.manage',
  params: categoryParams,
  query: z.object({ newCategoryID: id.optional(), batch: z.boolean().default(false) }),
  response: bulkProgress,
  isBulkOperation: true,
  errors: ['category.hasChildren', 'category.beingDeleted', 'category.noPosts'],
});
