// What happens to warnings and appeals. Nobody but the member and staff learns of any of it.
import { byUser, defineEvent, id, z } from '@parley/addon-api/contract';

const warning = z.object({ userNoteID: id, warnedUserID: id, userID: byUser });
const quiet = { isPersonal: true } as const;

export const warningGiven = defineEvent('warning.given', warning, quiet);

export const warningReversed = defineEvent('warning.reversed', warning, quiet);

export const warningAcknowledged = defineEvent('warning.acknowledged', warning, quiet);

export const userNoteAdded = defineEvent('userNote.added', warning, quiet);

const appeal = warning.extend({ appealID: id });

export const appealAdded = defineEvent('appeal.added', appeal, quiet);

export const appealDecided = defineEvent('appeal.decided', appeal, quiet);

const rule = z.object({ ruleID: id, userID: byUser });

export const ruleChanged = defineEvent('rule.changed', rule);
