// What other permissions of a role would change: tried before they are saved.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { id, idParam } from '../../platform/contract/fields.ts';
import { permissionFragment } from '../roles/roles.contract.ts';

const named = z.object({
  categoryID: id.describe('The category.'),
  name: z.string().describe('What the category is called.'),
});

const change = z.object({
  permission: z.string().describe('The permission.'),
  label: z.string().describe('The same in words: English; translated where it is shown.'),
  isGained: z.boolean().describe('It would be held and is not now; false: it is held now and would not be.'),
  countCategories: z
    .int()
    .nullable()
    .describe('In how many categories; null: it is of the whole site, not of categories.'),
  categories: z.array(named).describe('The first five of these categories.'),
  countDiscussions: z
    .int()
    .nullable()
    .describe('How many discussions stand in these categories; null: of none.'),
});
export type PermissionChange = z.infer<typeof change>;

const sight = z.object({
  countCategoriesShown: z.int().describe('How many categories they would see and do not see now.'),
  countCategoriesHidden: z.int().describe('How many categories they see now and would not see.'),
  countShown: z.int().describe('How many discussions they would see and do not see now.'),
  countHidden: z.int().describe('How many discussions they see now and would not see.'),
});
export type ChangeOfSight = z.infer<typeof sight>;

const differences = {
  changes: z.array(change).describe('What would be gained and lost.'),
  sight: sight.describe('What would come into sight, and go out of it.'),
};

export const roleTrial = z.object({
  roles: z
    .array(z.object({ roleID: id, name: z.string().describe('What the role is called.'), ...differences }))
    .describe(
      'The roles that would gain or lose something: others too where a category gets permissions of its own. What another role of a member permits is not counted here.',
    ),
  countHolders: z.int().describe('How many members hold the role; counted up to 1,000.'),
  hasMoreHolders: z.boolean().describe('More members hold the role than were counted.'),
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
        ...differences,
      }),
    )
    .describe('The first ten of these members, and what would be different for them.'),
});
export type RoleTrial = z.infer<typeof roleTrial>;

export const tryRolePermissions = endpoint({
  method: 'POST',
  path: '/roles/:roleID/permission-trials',
  summary:
    'Says what other permissions of a role would change for its members and for other roles: permissions, categories and discussions. Nothing is stored.',
  permission: 'site.manage',
  params: z.object({ roleID: idParam }),
  body: z.object({
    permissions: z
      .array(permissionFragment)
      .min(1)
      .max(1000)
      .describe('What would be granted and withdrawn, as `PATCH /roles/{roleID}/permissions` takes it.'),
  }),
  response: roleTrial,
  status: 200,
});
