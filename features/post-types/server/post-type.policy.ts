// Which types are in use, and who may post with which.
import { notFound } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { fillablePostFields } from '../../post-fields/server/post-field.policy.ts';
import type { PostFieldRow } from '../../post-fields/server/post-field.snapshot.ts';
import { postFieldsSnapshot } from '../../post-fields/server/post-field.snapshot.ts';
import { postTypeError } from '../post-types.contract.ts';
import { baseTypeOf, type PostTypeRow, postTypesSnapshot } from './post-type.snapshot.ts';
import { findPostType, type PostTypeKind } from './post-types.ts';

/** A type that the viewer may post with. */
export interface OfferedPostType {
  postTypeID: string;
  row: PostTypeRow;
  kind: PostTypeKind;
}

/** In use: switched on, and what it is made of comes with the site as it is now. */
export function isInUse(ctx: RequestContext, row: PostTypeRow): boolean {
  return row.is_active && !row.is_deleted && findPostType(ctx, baseTypeOf(row)) !== undefined;
}

function mayUse(ctx: RequestContext, row: PostTypeRow): boolean {
  return !row.is_restricted_to_roles || row.role_ids.some((roleID) => ctx.viewer.roleIDs.includes(roleID));
}

function isPermitted(ctx: RequestContext, { permission }: PostTypeKind): boolean {
  return permission === undefined || ctx.can(permission);
}

export async function offeredPostTypes(ctx: RequestContext): Promise<OfferedPostType[]> {
  const { all } = await ctx.snapshot(postTypesSnapshot);
  return all.flatMap((row) => {
    const kind = findPostType(ctx, baseTypeOf(row));
    const isOffered = kind && isInUse(ctx, row) && mayUse(ctx, row) && isPermitted(ctx, kind);
    return isOffered ? [{ postTypeID: row.post_type_id, row, kind }] : [];
  });
}

/**
 * 404 for a type that is not in use, 403 where it is restricted to other roles or takes a permission. Names in any case
 * are understood.
 */
export async function requireOfferedPostType(ctx: RequestContext, name: string): Promise<OfferedPostType> {
  const row = (await ctx.snapshot(postTypesSnapshot)).byID.get(name.toLowerCase());
  const kind = row && findPostType(ctx, baseTypeOf(row));
  if (!row || !kind || !isInUse(ctx, row)) throw notFound('Post type');
  if (!mayUse(ctx, row)) throw postTypeError('postType.roles');
  if (kind.permission) ctx.require(kind.permission);
  return { postTypeID: row.post_type_id, row, kind };
}

/** 404 for a word that names no type in use, nor what types are made of. */
export async function requireKnownType(ctx: RequestContext, name: string): Promise<void> {
  if (findPostType(ctx, name.toLowerCase())) return;
  const row = (await ctx.snapshot(postTypesSnapshot)).byID.get(name.toLowerCase());
  if (!row || !isInUse(ctx, row)) throw notFound('Post type');
}

/** What an address calls a type must be the type itself or what it is made of. */
export async function requireBaseType(ctx: RequestContext, name: string, base: string): Promise<void> {
  const { postTypeID, kind } = await requireOfferedPostType(ctx, name);
  if (![postTypeID, kind.type].includes(base.toLowerCase())) throw postTypeError('postType.base');
}

/** The fields that the viewer fills in when they post with this type, or edit such a post. */
export async function fieldsToFill(
  ctx: RequestContext,
  postTypeID: string,
  isOwnPost: boolean,
): Promise<PostFieldRow[]> {
  return fillablePostFields(ctx, await ctx.snapshot(postFieldsSnapshot), postTypeID, isOwnPost);
}
