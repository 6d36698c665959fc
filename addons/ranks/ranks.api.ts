// What the description of the API calls the schemas of this feature.
import type { ApiDescription } from '@parley/addon-api/contract';
import { rank } from './ranks.contract.ts';

export const ranksApi: ApiDescription = { schemas: { Rank: rank }, descriptions: {} };
