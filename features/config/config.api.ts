// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '../../platform/contract/api-description.ts';

export const configApi: ApiDescription = {
  descriptions: {
    isCalculating: 'False: totals are exact.',
    isFiltered: 'False: totals are of all there is.',
    properties: 'The settings by their names, each as a JSON Schema, with who may read and change it.',
    select: 'The settings that are wanted, by their names; `*` stands for any letters.',
  },
};
