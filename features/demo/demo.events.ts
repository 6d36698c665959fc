// The demo community comes and goes.
import { z } from 'zod';
import { defineEvent } from '../../platform/contract/event.ts';

export const demoFilled = defineEvent('demo.filled', z.object({ discussions: z.int() }));

export const demoRemoved = defineEvent('demo.removed', z.object({}));
