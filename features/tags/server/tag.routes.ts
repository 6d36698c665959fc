import { notFound } from '../../../platform/contract/errors.ts';
import { startBulkOperation } from '../../../platform/server/bulk-operations/start-bulk-operation.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { withRevision } from '../../../platform/server/http/responses/revision.ts';
import { type Answer, route } from '../../../platform/server/http/route.ts';
import {
  deleteTag as deleteEndpoint,
  getTag,
  listTags,
  mergeTags,
  patchTag,
  postTag,
  type Tag,
} from '../tags.contract.ts';
import { mergeTagsOperation } from './merging/merge-tags.ts';
import { addTag, changeTag, deleteTag } from './tag.actions.ts';
import { localTag, localTags } from './tag.local-names.ts';
import { editableOf, presentListedTag, presentTag } from './tag.present.ts';
import { findTag, listTagRows } from './tag.queries.ts';
import { hiddenTags, visibleTagCondition } from './tag.visibility.ts';

export const tagRoutes = [
  route(listTags, async (ctx, { query }) => {
    const hidden = await hiddenTags(ctx);
    const rows = await listTagRows(ctx.db, query, await visibleTagCondition(ctx), hidden);
    return {
      rows: (await localTags(ctx, rows)).map((row) => presentListedTag(ctx, row, hidden)),
      page: query.page,
      limit: query.limit,
    };
  }),
  route(getTag, (ctx, { params }) => oneTag(ctx, params.tagID)),
  route(postTag, async (ctx, { body }) => {
    ctx.require('tags.add');
    return oneTag(ctx, await addTag(ctx, body));
  }),
  route(mergeTags, (ctx, { body }) => startBulkOperation(ctx, mergeTagsOperation, body)),
  route(patchTag, async (ctx, { params, body }) => {
    await changeTag(ctx, params.tagID, body);
    return oneTag(ctx, params.tagID);
  }),
  route(deleteEndpoint, async (ctx, { params }) => {
    await deleteTag(ctx, params.tagID);
    return undefined;
  }),
];

/** Its revision is for those who may edit it. */
async function oneTag(ctx: RequestContext, tagID: number): Promise<Tag | Answer<Tag>> {
  const row = await findTag(ctx.db, tagID, await visibleTagCondition(ctx));
  if (!row) throw notFound('Tag');
  const tag = presentTag(ctx, await localTag(ctx, row), await hiddenTags(ctx));
  return ctx.can('community.manage') ? withRevision(tag, editableOf(row)) : tag;
}
