import { z } from 'zod';
import { byUser, defineEvent } from '../../platform/contract/event.ts';

/** How somebody writes is their own affair. */
export const writingFormatChosen = defineEvent('writingFormat.chosen', z.object({ userID: byUser }), {
  isPersonal: true,
});
