// The parts that every discussion may have: its tags, and what stands in the fields of its type.
import { widgetNode } from '../../../../platform/contract/widget-data.ts';
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import { postFieldsSnapshot } from '../../../post-fields/server/post-field.snapshot.ts';
import { writePostMeta } from '../../../post-fields/server/post-meta.actions.ts';
import { tagConfig } from '../../../tags/server/tag.config.ts';
import type { DiscussionPart } from '../discussion-parts.ts';
import { newPostMeta } from '../page/discussion-meta.ts';
import { currentTagIDs, putOnTags, retag, wantedTagIDs } from './discussion-tags.ts';

export const postFieldsPart: DiscussionPart = {
  prepare: async (ctx, post, { postTypeID }) => {
    const meta = await newPostMeta(ctx, postTypeID, post.postMeta);
    return async (w, { discussionID }) => {
      await writePostMeta(w, discussionID, meta);
      return undefined;
    };
  },
  fieldLabels: async (ctx) => {
    const { byID } = await ctx.snapshot(postFieldsSnapshot);
    return Object.fromEntries([...byID.values()].map((row) => [`postMeta.${row.post_field_id}`, row.label]));
  },
  formNodes: async () => [{ place: 'aboveBody', node: widgetNode('PostFieldsOfForm', {}) }],
};

export const tagsPart: DiscussionPart = {
  fieldLabels: () => ({ tagIDs: 'Tags', newTagNames: 'Tags' }),
  prepare: async (ctx, post) => {
    const tagIDs = await wantedTagIDs(ctx, post);
    if (!tagIDs) return undefined;
    return async (w, discussion) => {
      const isTagged = await putOnTags(ctx, w, discussion, tagIDs, post.newTagNames);
      return isTagged ? [cacheTag.tags] : undefined;
    };
  },
  prepareEdit: async (ctx, patch, { discussion_id: discussionID }) => {
    const tagIDs = await wantedTagIDs(ctx, patch);
    if (!tagIDs) return undefined;
    // New names alone come on top of what is there.
    const remaining = patch.tagIDs ? tagIDs : await currentTagIDs(ctx, discussionID);
    return (w, row) => retag(ctx, w, row, remaining, patch.newTagNames);
  },
  formNodes: async (ctx) => {
    if (!ctx.setting(tagConfig.isEnabled)) return [];
    const node = widgetNode('TagsOfForm', { max: ctx.setting(tagConfig.maxPerDiscussion) });
    return [{ place: 'aboveBody', node }];
  },
};
