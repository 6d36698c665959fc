// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import { invite } from './invites.contract.ts';

export const invitesApi: ApiDescription = {
  schemas: {
    Invite: invite,
  },
  descriptions: {
    acceptedUserID: 'The member who came by the invitation; null while nobody has.',
    inviteID: 'The id of an invitation.',
  },
};
