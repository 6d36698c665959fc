// What accounts leave behind that nobody needs after its time.
import { sql } from '../../../platform/server/db/sql.ts';
import type { Expiry } from '../../../platform/server/feature/operations.ts';

export const userExpiries: Expiry[] = [
  {
    // Ended ones are shown to their owner for a while: where was I signed in?
    name: 'sessions',
    remove: (db, limit) =>
      db.execute(sql`
        delete from sessions where session_id in (
          select session_id from sessions where date_expires < now() - interval '30 days' limit ${sql.integer(limit)})`),
  },
  {
    // Used ones stay as long as they were good for: they distinguish a second click from a guess.
    name: 'one-time keys',
    remove: (db, limit) =>
      db.execute(sql`
        delete from one_time_keys where key_hash in (
          select key_hash from one_time_keys where date_expires < now() limit ${sql.integer(limit)})`),
  },
  {
    name: 'bans of networks and mail domains',
    remove: (db, limit) =>
      db.execute(sql`
        delete from ban_rules where ban_rule_id in (
          select ban_rule_id from ban_rules where date_expires < now() limit ${sql.integer(limit)})`),
  },
  {
    name: 'sign-in attempts',
    remove: (db, limit) =>
      db.execute(sql`
        delete from sign_in_attempts where ctid in (
          select ctid from sign_in_attempts where date_inserted < now() - interval '1 day'
          limit ${sql.integer(limit)} for update skip locked)`),
  },
];
