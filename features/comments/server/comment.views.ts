// The permalink of a comment: the page of its discussion that holds it, with the comment in focus.
import { notFound } from '../../../platform/contract/errors.ts';
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { layoutRegistry } from '../../../platform/server/layouts/layout-registry.ts';
import type { ViewType } from '../../../platform/server/layouts/view.ts';
import { guestCaptchaSources } from '../../discussions/server/writing/guest-posts.ts';
import { commentConfig } from './comment.config.ts';
import { locateComment } from './locate-comment.ts';

declare module '../../../platform/server/layouts/page-params.ts' {
  interface PageParamTypes {
    focusCommentID: number;
  }
}

export const commentViews: ViewType[] = [
  {
    type: 'comment',
    reads: 'comment',
    leadsTo: 'post',
    mayBeOwn: true,
    foreignSources: guestCaptchaSources,
    resolve: async (ctx, lookup) => {
      const commentID = Number(lookup.recordID);
      if (!Number.isSafeInteger(commentID) || commentID < 1) throw notFound('Comment');
      const place = await locateComment(ctx, commentID, ctx.setting(commentConfig.perPage));
      ctx.cacheTags.add(cacheTag.discussion(place.discussionID));
      const post = layoutRegistry(ctx).views.get('post');
      if (!post) throw notFound('Layout');
      const { path: _, ...query } = lookup.params;
      const params = { ...query, discussionID: String(place.discussionID), page: String(place.page) };
      const resolved = await post.resolve(ctx, {
        layoutViewType: 'post',
        recordType: 'discussion',
        recordID: place.discussionID,
        params,
      });
      if ('redirectTo' in resolved) return resolved;
      return {
        ...resolved,
        records: [{ recordType: 'comment', recordID: commentID }, ...resolved.records],
        params: { ...resolved.params, focusCommentID: commentID, page: place.page },
      };
    },
  },
];
