// What happens to members.
import { z } from 'zod';
import { byUser, defineEvent } from '../../platform/contract/event.ts';
import { id } from '../../platform/contract/fields.ts';

export const userRegistered = defineEvent(
  'user.registered',
  z.object({ userID: id, sendsWelcomeMail: z.boolean() }),
);

/** Name, address, password, roles, photo, fields of the profile: any of it. */
export const userEdited = defineEvent('user.edited', z.object({ userID: id }));

/** A link that was mailed there came back: the address is theirs, and mails reach it. */
export const userEmailConfirmed = defineEvent('user.emailConfirmed', z.object({ userID: id }), {
  isPersonal: true,
});

const ban = z.object({ userID: id, actorUserID: byUser });

export const userBanned = defineEvent('user.banned', ban);

export const userUnbanned = defineEvent('user.unbanned', ban);

/** The first administrator is there. */
export const siteSetUp = defineEvent('site.setUp', z.object({ userID: id, withDemo: z.boolean() }));

/** A record brings its member other points than before, or none. */
export const awardChanged = defineEvent(
  'award.changed',
  z.object({
    source: z.string().describe('What gives them: `badge`.'),
    recordID: id.optional().describe('Absent: some of the source, nobody knows which.'),
  }),
);
