// What happens to invitations.
import { z } from 'zod';
import { defineEvent } from '../../platform/contract/event.ts';
import { id } from '../../platform/contract/fields.ts';

export const inviteSent = defineEvent('invite.sent', z.object({ inviteID: id, userID: id }));

export const inviteWithdrawn = defineEvent('invite.withdrawn', z.object({ inviteID: id }));

/** `userID` is the new member. */
export const inviteAccepted = defineEvent('invite.accepted', z.object({ inviteID: id, userID: id }));
