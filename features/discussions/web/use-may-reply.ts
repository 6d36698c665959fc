import { usePermission, useSite } from '../../../platform/web/page/site-context.tsx';
import type { Discussion } from '../discussions.contract.ts';

/** Where the page's composer stands. */
export const COMPOSER_ANCHOR = 'create-comment';

/** By what everybody of the audience may; the shared page shows it before the viewer is known. */
export function useMayReply({ categoryID, closed }: Pick<Discussion, 'categoryID' | 'closed'>): boolean {
  const { isSignedIn } = useSite();
  const here = { resourceType: 'category', resourceID: categoryID };
  const mayComment = usePermission('comments.add', here);
  const mayClose = usePermission(['discussions.close', 'posts.moderate'], here);
  return isSignedIn && mayComment && (!closed || mayClose);
}
