// A post as its draft stores it: the properties of the call that posts it, and the names of its tags.
import { call } from '../../../../platform/web/api/call.ts';
import type { FoundDraft } from '../../../drafts/web/written.ts';
import { editableBody } from '../../../editor/web/editable-body.ts';
import type { PostMetaValues } from '../../../post-fields/post-meta-values.ts';
import type { listTags } from '../../../tags/tags.contract.ts';
import type { ChosenTag } from '../../../tags/web/TagInput/TagInput.tsx';
import type { FilledInPart } from '../use-post-form-part.ts';
import type { PostFields } from './use-post-form.ts';

export type Meta = Readonly<Record<string, unknown>>;

export function draftMetaOf({ name, categoryID, type }: PostFields, { body, ofDraft }: FilledInPart): Meta {
  const unset = { postMeta: {}, tagIDs: [], newTagNames: [], tags: [], pinLocation: 'none', pinned: false };
  return { ...unset, ...body, ...ofDraft, name, categoryID: categoryID ?? null, postTypeID: type };
}

/** Anybody may have stored anything as a draft: what is not what it should be is left out. */
export async function fieldsOf({
  body,
  format,
  draftMeta = {},
  parentRecordID,
}: FoundDraft): Promise<Partial<PostFields>> {
  const { value, format: editable } = await editableBody(body, format, async () => body);
  const { categoryID = parentRecordID } = draftMeta;
  const beside = fieldsBeside({ ...draftMeta, categoryID });
  const tags = [...beside.tags, ...(await namesOf(unnamedTags(draftMeta)))];
  return { ...beside, body: value, format: editable, tags };
}

/** What stands beside the body. */
export function fieldsBeside(meta: Meta): Partial<PostFields> & Pick<PostFields, 'tags' | 'postMeta'> {
  const { name, categoryID, postTypeID, postMeta } = meta;
  return {
    ...(typeof name === 'string' && { name }),
    ...(typeof categoryID === 'number' && { categoryID }),
    ...(typeof postTypeID === 'string' && { type: postTypeID }),
    postMeta: isObject(postMeta) ? (postMeta as PostMetaValues) : {},
    tags: namedTags(meta),
  };
}

function namedTags({ tags, newTagNames }: Meta): ChosenTag[] {
  const named = listOf(tags).filter(isTag);
  const added = listOf(newTagNames).filter((name): name is string => typeof name === 'string');
  const missing = added.filter((name) => !named.some((tag) => tag.tagID === undefined && tag.name === name));
  return [...named, ...missing.map((name) => ({ name }))];
}

/** Of drafts that were not written in this form. */
function unnamedTags({ tags, tagIDs }: Meta): number[] {
  const known = new Set(
    listOf(tags)
      .filter(isTag)
      .map(({ tagID }) => tagID),
  );
  return listOf(tagIDs).filter((id): id is number => typeof id === 'number' && !known.has(id));
}

async function namesOf(tagIDs: readonly number[]): Promise<ChosenTag[]> {
  if (tagIDs.length === 0) return [];
  const query = { tagID: tagIDs.slice(0, 100), limit: 100 };
  const { body } = await call<typeof listTags>('GET /tags', { query });
  return body.map(({ tagID, name }) => ({ tagID, name }));
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isTag(value: unknown): value is ChosenTag {
  if (!isObject(value) || typeof value.name !== 'string') return false;
  return value.tagID === undefined || typeof value.tagID === 'number';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
