// Following categories, and the notification preferences for each.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { idParam } from '../../platform/contract/fields.ts';
import { categoryFragment, categoryPreferences } from './categories.contract.ts';

const ofMember = z.object({ categoryID: idParam, userID: idParam });

export const followCategory = endpoint({
  method: 'PUT',
  path: '/categories/:categoryID/follow',
  summary: 'Follows a category, or no longer.',
  permission: 'session.valid',
  params: z.object({ categoryID: idParam }),
  body: z.object({ followed: z.boolean() }),
  response: z.object({ followed: z.boolean() }),
  errors: ['category.tooManyFollowed'],
});

export const followedCategory = categoryFragment.extend({ preferences: categoryPreferences });
export type FollowedCategory = z.infer<typeof followedCategory>;

export const listCategoryPreferences = endpoint({
  method: 'GET',
  path: '/categories/preferences/:userID',
  summary: 'The categories a member follows, and what they want to hear of each.',
  permission: 'session.valid',
  params: z.object({ userID: idParam }),
  response: z.array(followedCategory),
});

export const getCategoryPreferences = endpoint({
  method: 'GET',
  path: '/categories/:categoryID/preferences/:userID',
  summary: 'Notification preferences of a member for a category.',
  permission: 'session.valid',
  params: ofMember,
  response: categoryPreferences,
});

export const patchCategoryPreferences = endpoint({
  method: 'PATCH',
  path: '/categories/:categoryID/preferences/:userID',
  summary: 'Changes what a member wants to hear of a category; wanting anything follows it.',
  permission: 'session.valid',
  params: ofMember,
  body: categoryPreferences.partial(),
  response: categoryPreferences,
  errors: ['category.tooManyFollowed', 'category.noMail'],
});
