// A member is gone.
import { z } from 'zod';
import { byUser, defineEvent } from '../../platform/contract/event.ts';
import { id } from '../../platform/contract/fields.ts';
import { deleteMethod } from './account-deletion.contract.ts';

/** Announced at once; what they wrote may still be going, step by step. */
export const userDeleted = defineEvent(
  'user.deleted',
  z.object({ userID: id, deleteMethod, actorUserID: byUser }),
);
