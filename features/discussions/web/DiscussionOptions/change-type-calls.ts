// What the form that changes a post's type reads and writes.
import { call } from '../../../../platform/web/api/call.ts';
import type { PostField } from '../../../post-fields/post-fields.contract.ts';
import { type PostMetaValues, postMetaToSend } from '../../../post-fields/post-meta-values.ts';
import type { listPostTypes, PostType } from '../../../post-types/post-types.contract.ts';
import type { putDiscussionType } from '../../discussion-marks.contract.ts';
import type { Discussion, getDiscussionEdit } from '../../discussions.contract.ts';

export interface TypesToChoose {
  /** Those the category takes, and the present one. */
  types: PostType[];
  values: PostMetaValues;
  /** Of the present type. */
  fields: PostField[];
}

export async function readTypes({
  discussionID,
  postTypeID,
  categoryID,
}: Discussion): Promise<TypesToChoose> {
  const [{ body: all }, { body: edit }] = await Promise.all([
    call<typeof listPostTypes>('GET /post-types', {
      query: { expand: ['postFields'], includeDeleted: true, limit: 500 },
    }),
    call<typeof getDiscussionEdit>('GET /discussions/:discussionID/edit', { params: { discussionID } }),
  ]);
  const types = all.filter(
    (type) =>
      type.postTypeID === postTypeID || (type.isActive && type.availableCategoryIDs.includes(categoryID)),
  );
  const fields = all.find((type) => type.postTypeID === postTypeID)?.postFields ?? [];
  return { types: types.map(withFieldsInUse), values: edit.postMeta, fields };
}

function withFieldsInUse(type: PostType): PostType {
  return { ...type, postFields: (type.postFields ?? []).filter((field) => field.isActive) };
}

interface Change {
  read: TypesToChoose;
  type: PostType;
  values: PostMetaValues;
}

export async function changeType(discussionID: number, { read, type, values }: Change): Promise<void> {
  const fields = type.postFields ?? [];
  await call<typeof putDiscussionType>('PUT /discussions/:discussionID/type', {
    params: { discussionID },
    body: {
      postTypeID: type.postTypeID,
      postMeta: { ...leftOver(read, fields), ...postMetaToSend(fields, values) },
    },
  });
}

/** Whatever the new type has no field for, as lines of the catch-all field of the same visibility. */
export function leftOver(
  { values, fields }: Pick<TypesToChoose, 'values' | 'fields'>,
  saved: readonly PostField[],
): Record<string, string> {
  const lines: Record<string, string> = {};
  for (const field of fields) {
    const value = values[field.postFieldID];
    if (value === undefined || saved.some((each) => each.postFieldID === field.postFieldID)) continue;
    const catchAll = `${field.visibility}-data`;
    const before = lines[catchAll] ?? values[catchAll];
    const line = `${field.label}: ${[value].flat().join(', ')}`;
    lines[catchAll] = before ? `${before}\n${line}` : line;
  }
  return lines;
}
