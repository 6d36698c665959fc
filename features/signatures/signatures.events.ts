// What happens to signatures. Nothing of a post changes with them, so whoever indexes posts has nothing to do.
import { z } from 'zod';
import { byUser, defineEvent } from '../../platform/contract/event.ts';
import { id } from '../../platform/contract/fields.ts';

const ofMember = z.object({ userID: id, actorUserID: byUser });

export const signatureChanged = defineEvent('signature.changed', ofMember, { isPersonal: true });

export const signatureRemoved = defineEvent('signature.removed', ofMember, { isPersonal: true });

export const signaturesHidden = defineEvent('signatures.hidden', z.object({ userID: byUser }), {
  isPersonal: true,
});

export const signaturesShown = defineEvent('signatures.shown', z.object({ userID: byUser }), {
  isPersonal: true,
});
