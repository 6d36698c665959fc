// What happens to who is seen.
import { defineEvent, id, z } from '@parley/addon-api/contract';

export const presenceChanged = defineEvent(
  'presence.changed',
  z.object({ userID: id, hidden: z.boolean() }),
  {
    isPersonal: true,
  },
);
