// What happens to pages that are edited on the page.
import { z } from 'zod';
import { defineEvent } from '../../platform/contract/event.ts';
import { id } from '../../platform/contract/fields.ts';

export const pagePublished = defineEvent('page.published', z.object({ userID: id }), { isPersonal: true });
