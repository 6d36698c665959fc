// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '@parley/addon-api/contract';
import { onlineMember, onlineNow } from './online.contract.ts';

export const onlineApi: ApiDescription = {
  schemas: { OnlineMember: onlineMember, OnlineNow: onlineNow },
  descriptions: {},
};
