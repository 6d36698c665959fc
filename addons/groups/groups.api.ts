// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '@parley/addon-api/contract';
import { groupInvitation } from './group-invitations.contract.ts';
import { groupApplicant, groupInvite, groupMember } from './group-members.contract.ts';
import { group, groupSource } from './groups.contract.ts';

export const groupsApi: ApiDescription = {
  schemas: {
    Group: group,
    GroupApplicant: groupApplicant,
    GroupInvitation: groupInvitation,
    GroupInvite: groupInvite,
    GroupMember: groupMember,
    GroupSource: groupSource,
  },
  descriptions: {
    countMembers: 'How many belong to it.',
    'GroupInvite.dateInserted': 'When they were asked.',
    'GroupApplicant.dateInserted': 'When they asked.',
  },
};
