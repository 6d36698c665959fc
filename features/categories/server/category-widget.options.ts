// What can be set on widgets that show categories, and how they are where nothing is set.
import { z } from 'zod';
import {
  choice,
  containerOptions,
  field,
  flag,
  headings,
  itemOptions,
  limit,
  shownFlag,
  shownMetas,
} from '../../../platform/server/layouts/prop-fields.ts';

const METAS = {
  postCount: 'Posts',
  discussionCount: 'Discussions',
  commentCount: 'Comments',
  followerCount: 'Followers',
  lastPostName: 'Title of the last post',
  lastPostAuthor: 'Who wrote it',
  lastPostDate: 'When',
  subcategories: 'Subcategories',
} as const;

/** What rows show only where a layout says so. */
const NOT_AT_FIRST: ReadonlySet<string> = new Set(['postCount', 'followerCount']);

const categoryOptions = field(
  z
    .looseObject({
      description: z.looseObject({ display: shownFlag('Description', 'Categories') }).optional(),
      followButton: z.looseObject({ display: flag('Follow button', 'Categories') }).optional(),
      metas: z
        .looseObject({
          asIcons: choice({ icon: 'Icons', text: 'Words' }, 'Numbers with', { group: 'Metas' }).optional(),
          includeSubcategoriesCount: z.array(z.enum(['discussions', 'comments', 'posts'])).optional(),
          display: shownMetas(METAS, NOT_AT_FIRST),
        })
        .optional(),
    })
    .optional(),
  'Categories',
  { inputType: 'list', group: 'Categories' },
);

const categoryIDs = field(z.union([z.int(), z.array(z.int()).max(100)]).optional(), 'Categories', {
  inputType: 'category',
  group: 'Data',
});

export const categoriesSchema = z.looseObject({
  ...headings,
  apiParams: z
    .looseObject({
      filter: choice(
        { none: 'Featured ones', category: 'Those below a category', subcommunity: 'Those of the section' },
        'Which categories',
        { group: 'Data' },
      ).optional(),
      filterCategorySubType: choice(
        { contextual: 'The one of the page', set: 'One in particular' },
        'Category',
        {
          group: 'Data',
          shownWhile: { filter: ['category'] },
        },
      ).optional(),
      featured: flag('Featured ones alone', 'Data'),
      parentCategoryID: field(z.int().optional(), 'Below', { inputType: 'category', group: 'Data' }),
      categoryID: categoryIDs,
      limit: limit(),
    })
    .optional(),
  categoryOptions,
  itemOptions,
  containerOptions,
});

const CATEGORY_OPTIONS = {
  description: { display: true },
  followButton: { display: false },
  metas: {
    asIcons: 'text' as const,
    includeSubcategoriesCount: ['discussions', 'comments', 'posts'],
    display: {
      postCount: false,
      discussionCount: true,
      commentCount: true,
      followerCount: false,
      lastPostName: true,
      lastPostAuthor: true,
      lastPostDate: true,
      subcategories: true,
    },
  },
};

/** What a layout leaves out is as the product has it. */
export function categoryOptionsOf(given: unknown) {
  const { description, followButton, metas } = recordOf(given);
  const { display, ...others } = recordOf(metas);
  return {
    description: { ...CATEGORY_OPTIONS.description, ...recordOf(description) },
    followButton: { ...CATEGORY_OPTIONS.followButton, ...recordOf(followButton) },
    metas: {
      ...CATEGORY_OPTIONS.metas,
      ...others,
      display: { ...CATEGORY_OPTIONS.metas.display, ...recordOf(display) },
    },
  };
}

export function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
