// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '../../platform/contract/api-description.ts';

export const maintenanceApi: ApiDescription = {
  descriptions: {
    aggregates:
      'The counters to be counted again, by the names of `parley recount`; all where none is given.',
    batchSize: 'Read and without effect.',
  },
};
