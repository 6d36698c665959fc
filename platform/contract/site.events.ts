// What happens to the site itself.
import { z } from 'zod';
import { defineEvent } from './event.ts';

/** These settings have other values. */
export const configChanged = defineEvent('config.changed', z.object({ keys: z.array(z.string()) }));

/** What was counted is right again: nothing cached can be trusted. */
export const siteRepaired = defineEvent(
  'site.repaired',
  z.object({ name: z.string().optional().describe('Of a recount.'), differed: z.int().optional() }),
);
