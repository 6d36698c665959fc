// What other permissions of a category would change: tried before they are saved.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { id } from '../../platform/contract/fields.ts';
import { categoryParams } from './categories.contract.ts';

const gains = z
  .array(z.string())
  .describe('The permissions that would be held in the category and are not now.');
const losses = z
  .array(z.string())
  .describe('The permissions that are held in the category now and would not be.');

const turned = z.object({
  countShown: z.int().describe('How many discussions they would see and do not see now.'),
  countHidden: z.int().describe('How many discussions they see now and would not see.'),
});

export const permissionTrial = z.object({
  roles: z
    .array(z.object({ roleID: id, name: z.string().describe('What the role is called.'), gains, losses }))
    .describe(
      'The roles that would gain or lose something. What another role of a member permits is not counted here.',
    ),
  countCategories: z
    .int()
    .describe(
      'The categories that this counts for: itself, and those below it without permissions of their own.',
    ),
  guests: turned.describe('What those would see who are not signed in.'),
  newMembers: turned.describe(
    'What members would see who have no other roles than those of every new member.',
  ),
  countMembers: z
    .int()
    .describe(
      'How many members would gain or lose something, by all their roles together; counted up to 1,000.',
    ),
  hasMoreMembers: z.boolean().describe('There may be more members than were counted.'),
  members: z
    .array(
      z.object({
        userID: id,
        name: z.string().describe('What the member is called.'),
        url: z.string(),
        gains,
        losses,
      }),
    )
    .describe('The first ten of these members.'),
});
export type PermissionTrial = z.infer<typeof permissionTrial>;

export const tryCategoryPermissions = endpoint({
  method: 'POST',
  path: '/categories/:categoryID/permission-trials',
  summary:
    'Says what other permissions of a category would change for roles, members and guests. Nothing is stored.',
  permission: 'site.manage',
  params: categoryParams,
  body: z.object({
    customPermissions: z.boolean().describe('Whether it would have permissions of its own.'),
    roles: z
      .array(
        z.object({
          roleID: id,
          permissions: z.array(z.string().max(100)).max(200).describe('All that the role would hold in it.'),
        }),
      )
      .max(1000)
      .default([])
      .describe(
        'What roles would hold there, where it has permissions of its own. A role that is not named keeps what it holds; in a category that gets permissions of its own, that is nothing, but for roles that manage the site.',
      ),
  }),
  response: permissionTrial,
  status: 200,
});
export type PermissionTrialPost = z.output<typeof tryCategoryPermissions.spec.body>;
