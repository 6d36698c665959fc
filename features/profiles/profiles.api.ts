// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import { leader, leaderboardType, reactedRecord, slotType } from './profiles.contract.ts';

export const profilesApi: ApiDescription = {
  schemas: {
    Leader: leader,
    LeaderboardType: leaderboardType,
    ReactedRecord: reactedRecord,
    SlotType: slotType,
  },
  descriptions: {
    'Leader.points': 'The points in the time that is counted.',
    excludedRoleIDs: 'Without members with one of these roles.',
    includedRoleIDs: 'Only members with one of these roles.',
    leaderboardType: 'What counts: reputation (points), posts, or what add-ons count.',
    leaders: 'The members with the most, best first.',
    source: 'What the points are counted of.',
    timeSlot: 'The beginning of the time that is counted.',
  },
};
