import { notFound } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { route } from '../../../platform/server/http/route.ts';
import {
  deletePostField as deleteEndpoint,
  getPostField,
  listPostFields,
  type PostField,
  patchPostField,
  postPostField,
  putPostFieldSorts,
} from '../post-fields.contract.ts';
import {
  addPostField,
  changePostField,
  deletePostField,
  requirePostField,
  sortPostFields,
} from './post-field.actions.ts';
import { seesPostField } from './post-field.policy.ts';
import { presentPostField } from './post-field.present.ts';
import { type PostFieldRow, postFieldsSnapshot } from './post-field.snapshot.ts';

export const postFieldRoutes = [
  route(listPostFields, async (ctx, { query }) => {
    const registry = await ctx.snapshot(postFieldsSnapshot);
    const types = query.postTypeID?.map((each) => each.toLowerCase());
    const ordered = types ? new Set(types.flatMap((type) => registry.ofType(type))) : registry.all;
    const found = [...ordered].filter(
      (field) =>
        seesPostField(ctx, field) &&
        isRequested(query.dataType, field.data_type) &&
        isRequested(query.formType, field.form_type) &&
        isRequested(query.visibility, field.visibility) &&
        isRequested(query.isRequired, field.is_required) &&
        isRequested(query.isActive, field.is_active),
    );
    const { page, limit } = query;
    const rows = found.slice((page - 1) * limit, page * limit).map(presentPostField);
    return { rows, page, limit, total: found.length };
  }),
  route(getPostField, async (ctx, { params }) => {
    const field = await requirePostField(ctx, params.postFieldID);
    if (!seesPostField(ctx, field)) throw notFound('Post field');
    return presentPostField(field);
  }),
  route(postPostField, async (ctx, { body }) => {
    await addPostField(ctx, body);
    return onePostField(ctx, body.postFieldID);
  }),
  route(patchPostField, async (ctx, { params, body }) => {
    await changePostField(ctx, params.postFieldID, body);
    return onePostField(ctx, params.postFieldID);
  }),
  route(deleteEndpoint, async (ctx, { params }) => {
    await deletePostField(ctx, params.postFieldID);
    return undefined;
  }),
  route(putPostFieldSorts, (ctx, { params, body }) =>
    sortPostFields(ctx, params.postTypeID.toLowerCase(), body),
  ),
];

async function onePostField(ctx: RequestContext, postFieldID: string): Promise<PostField> {
  return presentPostField(await requirePostField(ctx, postFieldID));
}

function isRequested<K extends keyof PostFieldRow>(
  wanted: PostFieldRow[K] | undefined,
  value: PostFieldRow[K],
): boolean {
  return wanted === undefined || wanted === value;
}
