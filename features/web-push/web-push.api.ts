// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import { pushState, pushSubscription } from './web-push.contract.ts';

export const webPushApi: ApiDescription = {
  schemas: { PushState: pushState, PushSubscription: pushSubscription },
  descriptions: { keys: 'By which a push to this device is sealed.' },
};
