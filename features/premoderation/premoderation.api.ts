import type { ApiDescription } from '../../platform/contract/api-description.ts';
import { premoderationTrial } from './premoderation.contract.ts';

export const premoderationApi: ApiDescription = {
  schemas: { PremoderationTrial: premoderationTrial },
};
