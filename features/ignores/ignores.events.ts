// Who ignores whom; nobody else's business.
import { z } from 'zod';
import { defineEvent } from '../../platform/contract/event.ts';
import { id } from '../../platform/contract/fields.ts';

const ignoring = z.object({ userID: id, ignoredUserID: id });

export const userIgnored = defineEvent('user.ignored', ignoring, { isPersonal: true });

export const userIgnoredNoLonger = defineEvent('user.ignoredNoLonger', ignoring, { isPersonal: true });
