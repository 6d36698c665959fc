import type { AuditExtras } from '../../../../platform/web/api/audit-headers.ts';
import { ApiError, call } from '../../../../platform/web/api/call.ts';
import type { DeleteMethod, deleteComment, deleteComments } from '../../comments.contract.ts';

/** Without a method: as its author does it. */
export async function removeComment(
  commentID: number,
  method: DeleteMethod | undefined,
  audit: AuditExtras = {},
): Promise<void> {
  if (method === undefined) {
    await call<typeof deleteComment>('DELETE /comments/:commentID', { params: { commentID }, ...audit });
    return;
  }
  const { body } = await call<typeof deleteComments>('DELETE /comments/list', {
    body: { commentIDs: [commentID], deleteMethod: method },
    ...audit,
  });
  // A bulk call goes through as a whole even where its one record did not.
  const failure = body.progress.exceptionsByID[String(commentID)];
  if (failure) throw new ApiError(failure);
}
