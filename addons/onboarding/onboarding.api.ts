// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '@parley/addon-api/contract';
import { onboarding } from './onboarding.contract.ts';

export const onboardingApi: ApiDescription = { schemas: { Onboarding: onboarding }, descriptions: {} };
