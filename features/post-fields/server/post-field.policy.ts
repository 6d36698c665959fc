// Who sees and fills which field: private ones are for the author and for who may see personal information.
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { PostFieldRegistry, PostFieldRow } from './post-field.snapshot.ts';

/** That an internal field is there at all is for those who may read it, or who shape the site. */
export function seesPostField(ctx: Pick<RequestContext, 'can'>, field: PostFieldRow): boolean {
  return field.visibility !== 'internal' || ctx.can(['internalInfo.view', 'site.manage']);
}

/** Whether the viewer reads, and may write, what such a field of a post holds. */
export function handlesPostField(
  ctx: Pick<RequestContext, 'can'>,
  field: PostFieldRow,
  isOwnPost: boolean,
): boolean {
  if (field.visibility === 'public') return true;
  if (field.visibility === 'internal') return ctx.can('internalInfo.view');
  return isOwnPost || ctx.can('personalInfo.view');
}

/** The fields of a type that the viewer fills in the form of a post. */
export function fillablePostFields(
  ctx: Pick<RequestContext, 'can'>,
  registry: PostFieldRegistry,
  postTypeID: string,
  isOwnPost: boolean,
): PostFieldRow[] {
  return registry
    .ofType(postTypeID)
    .filter((field) => field.is_active && handlesPostField(ctx, field, isOwnPost));
}
