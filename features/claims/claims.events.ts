// What happens to accounts that were imported, and that people take over.
import { z } from 'zod';
import { defineEvent } from '../../platform/contract/event.ts';
import { id } from '../../platform/contract/fields.ts';

export const claimLinkSent = defineEvent('claim.linkSent', z.object({ userID: id }));
