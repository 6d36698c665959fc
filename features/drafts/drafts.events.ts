// What happens to scheduled posts. Saving a draft is no event: it is one member's own, and happens every few seconds.
import { z } from 'zod';
import { defineEvent } from '../../platform/contract/event.ts';
import { id } from '../../platform/contract/fields.ts';

/** A draft could not be posted at its time; it is stored as it was, and `failedReason` says why. */
export const scheduledPostFailed = defineEvent(
  'scheduledPost.failed',
  z.object({ draftID: id, userID: id, name: z.string(), failedReason: z.string() }),
  { isPersonal: true },
);
