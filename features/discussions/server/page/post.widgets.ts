// The widgets of a discussion's page and of the page that makes one.

import { z } from 'zod';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import {
  choice,
  containerOptions,
  cornerRadius,
  field,
  headings,
  shownFlag,
} from '../../../../platform/server/layouts/prop-fields.ts';
import { widget } from '../../../../platform/server/layouts/widget.ts';
import { treeBelow } from '../../../categories/server/category.list.ts';
import { visibleCategories } from '../../../categories/server/category.policy.ts';
import { takesType } from '../../../categories/server/category.post-types.ts';
import { categoryContext } from '../../../categories/server/category.present.ts';
import { presentPostField } from '../../../post-fields/server/post-field.present.ts';
import { fieldsToFill, offeredPostTypes } from '../../../post-types/server/post-type.policy.ts';
import { baseTypeOf, postTypesSnapshot } from '../../../post-types/server/post-type.snapshot.ts';
import { tagConfig } from '../../../tags/server/tag.config.ts';
import { shownTagOptions, tagItemOptions } from '../../../tags/server/tag-widget.options.ts';
import { withStyles } from '../../../widgets/server/backgrounds.ts';
import { styleClassOf } from '../../../widgets/server/style-classes.ts';
import { postViews } from '../../post-params.ts';
import type { PostTypeChoice } from '../../post-type-choice.ts';
import { discussionConfig } from '../discussion.config.ts';
import { partsOfForm, partsOfPage } from '../discussion-parts.ts';
import { DISCUSSION_API_PARAMS } from './post.view.ts';

const ownTitle = (max: number) =>
  field(z.string().max(max).optional(), 'Title', {
    inputType: 'textBox',
    group: 'Heading',
    shownWhile: { titleType: ['static'] },
  });

export const originalPost = widget({
  id: 'asset.originalPost',
  component: 'OriginalPostAsset',
  name: 'Original Post',
  views: postViews,
  requiredIn: postViews,
  headsIn: postViews,
  fragmentTypes: ['OriginalPostFragment'],
  schema: z.looseObject({
    titleType: choice({ 'discussion/name': 'The title of the post', static: 'Own words' }, 'Title shows', {
      group: 'Heading',
    }).optional(),
    title: ownTitle(500),
    showOPTag: shownFlag('Mark the author as such'),
  }),
  hydrate: async (ctx, { props, params, records }) => {
    const discussion = params.discussion;
    if (!discussion) return null;
    records.discussionIDs.push(discussion.discussionID);
    records.categoryIDs.push(discussion.categoryID);
    return {
      titleType: 'discussion/name',
      ...props,
      discussion,
      discussionApiParams: DISCUSSION_API_PARAMS,
      category: discussion.category,
      page: params.page ?? 1,
      ...(await partsOfPage(ctx, discussion)),
    };
  },
});

export const postTags = widget({
  id: 'asset.postTags',
  component: 'PostTagsAsset',
  name: 'Post Tags',
  views: postViews,
  schema: z.looseObject({ ...headings, itemOptions: tagItemOptions, containerOptions }),
  hydrate: async (ctx, { props, params }) => {
    const tags = params.discussion?.tags ?? [];
    if (tags.length === 0 || !ctx.setting(tagConfig.isEnabled)) return null;
    return { ...withStyles(ctx, props, params), itemOptions: shownTagOptions(props.itemOptions), tags };
  },
});

const types = (title: string) =>
  field(z.array(z.string().max(100)).max(50).optional(), title, { inputType: 'list', group: 'Buttons' });

const newPostProps = z.looseObject({
  asOwnButtons: types('Kinds of post with a button of their own'),
  excludedButtons: types('Kinds of post that are left out'),
  customLabels: z.record(z.string(), z.string().max(100)).optional(),
  borderRadius: cornerRadius,
});

export const newPostMenu = widget({
  id: 'newpost',
  component: 'NewPostMenu',
  name: 'New Post Button',
  schema: newPostProps,
  hydrate: async (ctx, { props, params }) => {
    const postable = await visibleCategories(ctx, 'discussions.add');
    if (postable.ids.length === 0) return null;
    const category = params.category;
    const takesPosts =
      category &&
      postable.has(category.categoryID) &&
      !postable.tree.byID.get(category.categoryID)?.is_archived;
    const suffix = takesPosts ? category.url.slice(category.url.lastIndexOf('/')) : '';
    const excluded = props.excludedButtons ?? [];
    const asOwn = props.asOwnButtons ?? [];
    const labels = props.customLabels ?? {};
    const here = category && suffix ? postable.tree.byID.get(category.categoryID) : undefined;
    const items = (await offeredPostTypes(ctx))
      .filter(({ postTypeID }) => !excluded.includes(postTypeID) && (!here || takesType(here, postTypeID)))
      .map(({ postTypeID, row, kind }) => ({
        id: `new-${postTypeID}`,
        type: 'link',
        label: labels[postTypeID] || row.post_button_label,
        action: `/post/${postTypeID}${suffix}`,
        icon: kind.icon,
        asOwnButton: asOwn.includes(postTypeID),
      }));
    if (items.length === 0) return null;
    const look = styleClassOf({ radius: props.borderRadius });
    return {
      ...props,
      ...(look && { look }),
      items,
      postableDiscussionTypes: items.map((item) => item.id.slice(4)),
    };
  },
});

export const createPostForm = widget({
  id: 'asset.createPostForm',
  component: 'CreatePostFormAsset',
  name: 'Create Post Form',
  schema: z.looseObject({
    titleType: choice({ postType: 'The kind of post', static: 'Own words' }, 'Title shows', {
      group: 'Heading',
    }).optional(),
    title: ownTitle(100),
  }),
  views: ['createPost'],
  requiredIn: ['createPost'],
  headsIn: ['createPost'],
  hydrate: async (ctx, { props, params }) => {
    const { postType } = params;
    if (!postType) return null;
    const postable = await visibleCategories(ctx, 'discussions.add');
    const context = await categoryContext(ctx);
    // Edited posts are marked, whatever a layout sets.
    const hasOwnTitle = props.titleType === 'static' && Boolean(props.title) && params.recordID === undefined;
    const categories = treeBelow(
      context,
      null,
      100,
      (node) =>
        postable.has(node.category_id) &&
        node.display_as === 'discussions' &&
        (!node.is_archived || node.category_id === params.category?.categoryID),
    );
    return {
      ...props,
      ...params,
      ...(hasOwnTitle && { title: String(props.title) }),
      postType,
      postTypeID: postType.postTypeID,
      isEdit: params.recordID !== undefined,
      categories,
      postTypes: await typeChoices(ctx, postType.postTypeID, params.isOwnPost !== false),
      ...(await partsOfForm(ctx, params)),
      taggingEnabled: ctx.setting(tagConfig.isEnabled),
      maxTags: ctx.setting(tagConfig.maxPerDiscussion),
      canAddTags: ctx.can('tags.add'),
      format: ctx.setting(discussionConfig.inputFormatter),
      titleMaxLength: ctx.setting(discussionConfig.titleMaxLength),
      bodyMaxLength: ctx.setting(discussionConfig.bodyMaxLength),
    };
  },
});

/** The types to choose from, each with what is to be filled in for it; also the one of the post that is edited. */
async function typeChoices(
  ctx: RequestContext,
  currentID: string,
  isOwn: boolean,
): Promise<PostTypeChoice[]> {
  const registry = await ctx.snapshot(postTypesSnapshot);
  const offered = (await offeredPostTypes(ctx)).map(({ row }) => row);
  const current = registry.byID.get(currentID);
  const rows = current && !offered.includes(current) ? [...offered, current] : offered;
  return Promise.all(
    rows.map(async (row) => ({
      postTypeID: row.post_type_id,
      baseType: baseTypeOf(row),
      name: row.name,
      helperText: row.post_helper_text,
      fields: (await fieldsToFill(ctx, row.post_type_id, isOwn)).map(presentPostField),
    })),
  );
}
