// The server halves of the widgets that show comments.

import { z } from 'zod';
import type { PermissionName } from '../../../platform/contract/permission-names.ts';
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { PageParams } from '../../../platform/server/layouts/page-params.ts';
import { text } from '../../../platform/server/layouts/prop-fields.ts';
import { type ServerWidget, widget } from '../../../platform/server/layouts/widget.ts';
import { visibleCategories } from '../../categories/server/category.policy.ts';
import { postViews } from '../../discussions/post-params.ts';
import { mayComment } from '../comment.abilities.ts';
import type { CreateCommentAssetProps, ThreadRulerProps } from '../comment-widgets.contract.ts';
import { commentConfig } from './comment.config.ts';
import { hydrateThreadAsset, threadAssetProps } from './threads/thread-asset.ts';
import { discussionOf, discussionSubject } from './widget-discussion.ts';

const createCommentProps = z.looseObject({ placeholder: text('Words in the empty box', undefined, 100) });

export const commentWidgets: ServerWidget[] = [
  widget({
    id: 'asset.postCommentThread',
    component: 'CommentThreadAsset',
    name: 'Comment Thread',
    views: ['discussion'],
    schema: threadAssetProps,
    fragmentTypes: ['CommentItemFragment'],
    hydrate: async (ctx, { props, params, records }) => ({
      ...(await hydrateThreadAsset(ctx, props, params, records)),
    }),
  }),
  widget({
    id: 'asset.createComment',
    component: 'CreateCommentAsset',
    name: 'Comment Editor',
    views: postViews,
    schema: createCommentProps,
    hydrate: async (ctx, { props, params }) => ({
      ...(await hydrateCreateComment(ctx, params)),
      ...(props.placeholder && { placeholder: props.placeholder }),
    }),
  }),
  widget({
    id: 'asset.threadRuler',
    component: 'ThreadRuler',
    name: 'Thread Ruler',
    views: postViews,
    hydrate: async (ctx, { params }) => {
      const discussion = params.discussion;
      // One comment has no places between.
      if (!discussion || discussion.countComments < 2) return null;
      ctx.cacheTags.add(cacheTag.discussion(discussion.discussionID));
      const ruler: ThreadRulerProps = {
        discussion: discussionSubject(discussion),
        dateInserted: discussion.dateInserted,
      };
      return { ...ruler };
    },
  }),
];

async function hydrateCreateComment(
  ctx: RequestContext,
  params: PageParams,
): Promise<CreateCommentAssetProps> {
  const discussion = await discussionOf(ctx, params);
  ctx.cacheTags.add(cacheTag.discussion(discussion.discussionID));
  const holdsHere = (...names: PermissionName[]) => ctx.viewer.canInCategory(names, discussion.categoryID);
  const { tree } = await visibleCategories(ctx);
  const isArchived = tree.byID.get(discussion.categoryID)?.is_archived === true;
  const mayWrite =
    (ctx.viewer.isGuest || ctx.can('session.valid')) && mayComment(holdsHere, discussion.closed);
  return {
    discussion: discussionSubject(discussion),
    canComment: mayWrite && !isArchived,
    ...(isArchived && { isArchived }),
    maxDepth: ctx.setting(commentConfig.maxDepth),
  };
}
