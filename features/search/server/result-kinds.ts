// What people call the types of what is found.
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { findPostType, postTypes } from '../../post-types/server/post-types.ts';
import type { SearchResult } from '../search.contract.ts';
import type { ResultKind, ShownResult } from '../search-results.contract.ts';
import { searchKinds } from './search-kinds.ts';

/** By type. One that nobody names is called by its own name. */
export function resultKinds(ctx: RequestContext, types: ReadonlySet<string>): Record<string, ResultKind> {
  const named: Record<string, ResultKind> = Object.assign(
    {},
    ...searchKinds.of(ctx).map((kind) => kind.names?.(ctx) ?? {}),
  );
  return Object.fromEntries([...types].map((type) => [type, named[type] ?? unnamed(type)]));
}

function unnamed(type: string): ResultKind {
  const name = type.charAt(0).toUpperCase() + type.slice(1);
  return { name, plural: name, icon: 'file-text' };
}

/** Posts, by what their types say. */
export function namesOfPosts(ctx: RequestContext): Record<string, ResultKind> {
  return Object.fromEntries(
    postTypes.of(ctx).map(({ type, icon, words }) => {
      const { name, plural } = words(ctx.translator);
      return [type, { name, plural, icon: type === 'discussion' ? 'message-square-text' : icon }];
    }),
  );
}

export function namesOfComments(ctx: RequestContext): Record<string, ResultKind> {
  const { t } = ctx.translator;
  const comment: ResultKind = { name: t('Comment'), plural: t('Comments'), icon: 'reply' };
  const others = postTypes.of(ctx).flatMap(({ commentType, words }) => {
    const named = words(ctx.translator).comment;
    return commentType && named ? [[commentType, { ...named, icon: 'reply' }] as const] : [];
  });
  return { comment, ...Object.fromEntries(others) };
}

/** That a post is settled, where the statuses of its type say such a thing. */
export function markOf(
  ctx: RequestContext,
  { type, statusID, labelCodes }: SearchResult,
): ShownResult['mark'] {
  const kind = findPostType(ctx, type);
  const label = statusID === undefined ? undefined : kind?.statusLabels?.[statusID];
  if (!kind || statusID === undefined || !label || !labelCodes?.includes(label)) return undefined;
  const mark = kind.words(ctx.translator).marks?.[statusID];
  return mark && { icon: mark.icon, text: mark.text };
}
