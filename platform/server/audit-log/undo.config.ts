import { z } from 'zod';
import { configKey } from '../config/config-key.ts';
import { sql } from '../db/sql.ts';

/** 0: nothing can be undone, and what is deleted is gone at once. */
export const undoDays = configKey({
  key: 'moderation.undoDays',
  schema: z.int().min(0).max(365),
  default: 30,
  read: 'community.moderate',
  write: 'site.manage',
  description:
    'For how many days what staff did can be undone. What they delete is deleted for good after that; 0: at once.',
});

/** The same within a statement, as it is stored. */
export const undoDaysStored = sql`coalesce(
  (select (value #>> '{}')::int from config_values where key = ${undoDays.key}), ${undoDays.default}::int)`;
