// What the description of the API calls the schemas of this feature.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import { dataArchive } from './own-data.contract.ts';

export const ownDataApi: ApiDescription = { schemas: { DataArchive: dataArchive }, descriptions: {} };
