// What the description of the API calls the schemas of this feature.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import { importRun, wholeSiteOutcome } from './moving-in.contract.ts';

export const movingInApi: ApiDescription = {
  schemas: { ImportRun: importRun, WholeSiteOutcome: wholeSiteOutcome },
  descriptions: { importRunID: 'The number of the import.' },
};
