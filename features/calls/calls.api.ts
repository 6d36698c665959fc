// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '../../platform/contract/api-description.ts';

export const callsApi: ApiDescription = {
  descriptions: {
    maxDuration: 'How many seconds to wait at most until a run is further.',
  },
};
