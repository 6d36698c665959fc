// How people react to posts, and with what they can.
import { z } from 'zod';
import { byUser, defineEvent } from '../../platform/contract/event.ts';
import { id } from '../../platform/contract/fields.ts';
import { reactionClass } from './reactions.contract.ts';

const reaction = z.object({
  recordType: z.enum(['discussion', 'comment']),
  recordID: id,
  discussionID: id,
  categoryID: id,
  insertUserID: z.int().min(0).describe('Who wrote the post.'),
  userID: byUser,
  urlcode: z.string(),
  class: reactionClass.optional().describe('Absent in events of earlier releases.'),
  scoreChange: z.int().describe('What it adds to the score of the post.'),
});

export const reactionAdded = defineEvent('reaction.added', reaction);

export const reactionRemoved = defineEvent('reaction.removed', reaction);

export const reactionTypeChanged = defineEvent('reactionType.changed', z.object({ urlcode: z.string() }));
