// Deleting a category with the record that it belonged to, as that of a group: whoever may delete the one deletes the other.
import { enqueueBulkOperation } from '../../../../platform/server/bulk-operations/start-bulk-operation.ts';
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import { systemViewer } from '../../../../platform/server/sessions/identify.ts';
import { categoryChanged } from '../../../categories/categories.events.ts';
import { beginCategoryDeletion, INVALIDATES, lockTree } from '../../../categories/server/category.actions.ts';
import { deleteCategoryRun } from './delete-category.ts';

/** From here on nothing is posted there; what it holds goes by a job of the site's own. */
export async function deleteRecordCategory(w: WriteContext, categoryID: number): Promise<void> {
  const node = (await lockTree(w)).byID.get(categoryID);
  if (!node || node.is_being_deleted) return;
  await beginCategoryDeletion(w, categoryID, null);
  const asked = { categoryID, deleteContents: true };
  await enqueueBulkOperation({ ...w, viewer: systemViewer() }, deleteCategoryRun, asked, [categoryID]);
  await w.announce(categoryChanged, { categoryID }, { invalidates: [...INVALIDATES, cacheTag.roles] });
}
