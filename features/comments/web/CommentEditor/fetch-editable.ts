import { call } from '../../../../platform/web/api/call.ts';
import { revisionOf } from '../../../../platform/web/api/revision.ts';
import { type EditableBody, editableBody } from '../../../editor/web/editable-body.ts';
import type { SavedVersion } from '../../../editor/web/saved-version.ts';
import type { getComment, getCommentEdit } from '../../comments.contract.ts';

export interface EditableComment {
  written: EditableBody;
  revision: string | undefined;
}

/** A comment as it was written, or as the composer can edit it. */
export async function fetchEditable(commentID: number): Promise<EditableComment> {
  const params = { commentID };
  const { body, headers } = await call<typeof getCommentEdit>('GET /comments/:commentID/edit', { params });
  const written = await editableBody(body.body, body.format, async () => {
    const shown = await call<typeof getComment>('GET /comments/:commentID', {
      params,
      query: { quoteParent: false },
    });
    return shown.body.body ?? '';
  });
  return { written, revision: revisionOf(headers) };
}

/** As it is on the site now, for whoever was not the only one to edit it. */
export async function readSaved(commentID: number): Promise<SavedVersion> {
  const { body } = await call<typeof getComment>('GET /comments/:commentID', {
    params: { commentID },
    query: { quoteParent: false, expand: ['updateUser'] },
  });
  return {
    html: body.body ?? '',
    dateUpdated: body.dateUpdated,
    name: body.updateUser?.name,
    photoUrl: body.updateUser?.photoUrl,
  };
}
