// What happens to long fields of profiles. That the member was edited is announced beside it.
import { z } from 'zod';
import { byUser, defineEvent } from '../../platform/contract/event.ts';
import { id } from '../../platform/contract/fields.ts';

export const profileTextWritten = defineEvent(
  'profileText.written',
  z.object({ profileTextID: id, userID: id, actorUserID: byUser }),
  { isPersonal: true },
);
