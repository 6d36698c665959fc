// What happens to redirects.
import { z } from 'zod';
import { defineEvent } from '../../platform/contract/event.ts';
import { id } from '../../platform/contract/fields.ts';

const redirect = z.object({ redirectID: id });

export const redirectAdded = defineEvent('redirect.added', redirect);

export const redirectChanged = defineEvent('redirect.changed', redirect);

export const redirectDeleted = defineEvent('redirect.deleted', redirect);
