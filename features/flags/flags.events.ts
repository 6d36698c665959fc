// What members point out to moderators.
import { z } from 'zod';
import { defineEvent } from '../../platform/contract/event.ts';
import { id } from '../../platform/contract/fields.ts';

/** By enough people that moderators are to look at it. */
export const postFlagged = defineEvent(
  'post.flagged',
  z.object({ recordType: z.enum(['discussion', 'comment']), recordID: id, urlcode: z.string() }),
);
