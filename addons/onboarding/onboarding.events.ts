// What happens to the first steps of a newcomer.
import { defineEvent, id, z } from '@parley/addon-api/contract';

export const onboardingChanged = defineEvent(
  'onboarding.changed',
  z.object({ userID: id, isDismissed: z.boolean() }),
  { isPersonal: true },
);
