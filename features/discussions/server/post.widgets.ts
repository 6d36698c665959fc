// The widgets of a discussion's page and of the page that makes one.
import { widget } from '../../../platform/server/layouts/widget.ts';
import { treeBelow } from '../../categories/server/category.list.ts';
import { visibleCategories } from '../../categories/server/category.policy.ts';
import { categoryScene } from '../../categories/server/category.present.ts';
import { postTypes } from '../../post-types/server/post-types.ts';
import { tagConfig } from '../../tags/server/tag.config.ts';
import type { Discussion } from '../discussions.contract.ts';
import { discussionConfig } from './discussion.config.ts';

export const originalPost = widget({
  id: 'asset.originalPost',
  component: 'OriginalPostAsset',
  name: 'Original Post',
  hydrate: async (_ctx, { props, params, records }) => {
    const discussion = params.discussion as Discussion | undefined;
    if (!discussion) return null;
    records.discussionIDs.push(discussion.discussionID);
    records.categoryIDs.push(discussion.categoryID);
    return {
      titleType: 'discussion/name',
      ...props,
      discussion,
      discussionApiParams: {
        expand: ['tags', 'insertUser', 'breadcrumbs', 'reactions', 'category', 'permissions'],
      },
      category: discussion.category,
      page: params.page ?? 1,
    };
  },
});

export const postTags = widget({
  id: 'asset.postTags',
  component: 'PostTagsAsset',
  name: 'Post Tags',
  hydrate: async (ctx, { props, params }) => {
    const tags = (params.discussion as Discussion | undefined)?.tags ?? [];
    if (tags.length === 0 || !ctx.setting(tagConfig.isEnabled)) return null;
    return { itemOptions: { tagPreset: 'STANDARD' }, ...props, tags };
  },
});

export const newPostMenu = widget({
  id: 'newpost',
  component: 'NewPostMenu',
  name: 'New Post Button',
  hydrate: async (ctx, { props, params }) => {
    const postable = await visibleCategories(ctx, 'discussions.add');
    if (ctx.viewer.isGuest || postable.ids.length === 0) return null;
    const category = params.category as { categoryID: number; url: string } | undefined;
    const suffix =
      category && postable.has(category.categoryID) ? category.url.slice(category.url.lastIndexOf('/')) : '';
    const excluded = (props.excludedButtons ?? []) as string[];
    const asOwn = (props.asOwnButtons ?? []) as string[];
    const items = postTypes
      .of(ctx)
      .filter((type) => !excluded.includes(type.type))
      .map((type) => ({
        id: `new-${type.type}`,
        type: 'link',
        label: type.postButtonLabel,
        action: `/post/${type.type}${suffix}`,
        icon: type.icon,
        asOwnButton: asOwn.includes(type.type),
      }));
    return { ...props, items, postableDiscussionTypes: items.map((item) => item.id.slice(4)) };
  },
});

export const createPostForm = widget({
  id: 'asset.createPostForm',
  component: 'CreatePostFormAsset',
  name: 'Create Post Form',
  hydrate: async (ctx, { props, params }) => {
    const postable = await visibleCategories(ctx, 'discussions.add');
    const scene = await categoryScene(ctx);
    const categories = treeBelow(
      scene,
      null,
      100,
      (node) => postable.has(node.category_id) && node.display_as === 'discussions',
    );
    return {
      ...props,
      ...params,
      isEdit: params.recordID !== undefined,
      categories,
      postTypes: postTypes.of(ctx).map(({ type, name, icon }) => ({ postTypeID: type, name, icon })),
      taggingEnabled: ctx.setting(tagConfig.isEnabled),
      maxTags: ctx.setting(tagConfig.maxPerDiscussion),
      canAddTags: ctx.can('tags.add'),
      format: ctx.setting(discussionConfig.inputFormatter),
      titleMaxLength: ctx.setting(discussionConfig.titleMaxLength),
      bodyMaxLength: ctx.setting(discussionConfig.bodyMaxLength),
    };
  },
});
