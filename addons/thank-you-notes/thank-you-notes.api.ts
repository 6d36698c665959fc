// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '@parley/addon-api/contract';
import { thankYouNote } from './thank-you-notes.contract.ts';

export const thankYouApi: ApiDescription = { schemas: { ThankYouNote: thankYouNote }, descriptions: {} };
