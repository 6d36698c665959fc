// What happens to roles.
import { z } from 'zod';
import { defineEvent } from '../../platform/contract/event.ts';
import { id } from '../../platform/contract/fields.ts';

/** It is new, other, or gone. */
export const roleChanged = defineEvent('role.changed', z.object({ roleID: id }));
