import { call } from '../../../../platform/web/api/call.ts';
import { type EditableBody, editableBody } from '../../../editor/web/editable-body.ts';
import type { getComment, getCommentEdit } from '../../comments.contract.ts';

/** A comment as it was written, or as the composer can edit it. */
export async function fetchEditable(commentID: number): Promise<EditableBody> {
  const params = { commentID };
  const { body } = await call<typeof getCommentEdit>('GET /comments/:commentID/edit', { params });
  return editableBody(body.body, body.format, async () => {
    const shown = await call<typeof getComment>('GET /comments/:commentID', {
      params,
      query: { quoteParent: false },
    });
    return shown.body.body ?? '';
  });
}
