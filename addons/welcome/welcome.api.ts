// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '@parley/addon-api/contract';
import { newcomer } from './welcome.contract.ts';

export const welcomeApi: ApiDescription = { schemas: { Newcomer: newcomer }, descriptions: {} };
