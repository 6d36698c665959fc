// An administrator looks at the site as a guest, as anybody of a role, or as a member, and changes nothing.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime, id } from '../../platform/contract/fields.ts';

export const viewAsError = defineErrors({
  'viewAs.onePerson': [422, 'Look as a member or as a role, not as both.'],
  'viewAs.noSession': [403, 'Only who is signed in with a browser looks at the site as somebody else.'],
  'viewAs.moreThanOwn': [403, 'They may do more than you, so you cannot look at the site as them.'],
});

export const viewAs = z.object({
  viewAsID: z.int().nullable().describe('Which time it is; null: the site is seen as oneself.'),
  userID: z.int().nullable().describe('The member as whom the site is seen.'),
  roleID: z.int().nullable().describe('The role as which the site is seen; neither: as a guest.'),
  dateExpires: dateTime.nullable().describe('When it ends by itself.'),
});

export const getViewAs = endpoint({
  method: 'GET',
  path: '/view-as',
  summary: 'As whom this session looks at the site.',
  permission: 'public',
  allowsUnauthenticated: true,
  response: viewAs,
});

export const beginViewAs = endpoint({
  method: 'PUT',
  path: '/view-as',
  summary:
    'Looks at the site as somebody else, for an hour at most: every page and every read is answered as to them, and every call that changes something is refused.',
  permission: 'site.manage',
  body: z.object({
    userID: id.optional().describe('A member; neither this nor roleID: a guest.'),
    roleID: id.optional().describe('Anybody who holds this role alone.'),
  }),
  response: z.object({ dateExpires: dateTime.describe('When it ends by itself.') }),
  errors: ['viewAs.onePerson', 'viewAs.noSession', 'viewAs.moreThanOwn'],
});

export const endViewAs = endpoint({
  method: 'DELETE',
  path: '/view-as',
  summary: 'Looks at the site as oneself again.',
  permission: 'public',
  allowsUnauthenticated: true,
  endsViewAs: true,
});
