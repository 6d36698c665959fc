import { hasPermission } from '../../../platform/contract/permission.ts';
import { usePermissions } from '../../../platform/web/page/site-context.tsx';
import { withOverrides } from '../discussion.abilities.ts';
import type { Discussion } from '../discussions.contract.ts';

/** Where the page's composer stands. */
export const COMPOSER_ANCHOR = 'create-comment';

/** By what everybody of the audience may; the shared page shows it before the viewer is known. */
export function useMayReply(discussion: Pick<Discussion, 'categoryID' | 'closed' | 'permissions'>): boolean {
  const held = withOverrides(usePermissions(), discussion);
  const here = { resourceType: 'category', resourceID: discussion.categoryID };
  const mayComment = hasPermission(held, 'comments.add', here);
  const mayClose = hasPermission(held, ['discussions.close', 'posts.moderate'], here);
  return mayComment && (!discussion.closed || mayClose);
}
