import type { ApiDescription } from '../../platform/contract/api-description.ts';
import { viewAs } from './view-as.contract.ts';

export const viewAsApi: ApiDescription = { schemas: { ViewAs: viewAs } };
