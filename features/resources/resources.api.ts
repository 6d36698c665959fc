// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import { resource } from './resources.contract.ts';

export const resourcesApi: ApiDescription = {
  schemas: {
    Resource: resource,
  },
  descriptions: {
    'Resource.name': 'What the kind of records is called.',
    crawl: 'How all records of the kind are read.',
    crawlable: 'Only kinds that indexers can read, or only others.',
    isCrawlable: 'Whether indexers can read all records of the kind.',
    max: 'The largest id.',
    min: 'The smallest id.',
    parameter: 'The parameter that takes a range of ids.',
  },
};
