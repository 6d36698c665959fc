// Badges of the old site. They are stored with the account, and handed to whoever has badges here.
import type { Transaction } from '../../../platform/server/db/database.ts';
import { insertRows } from '../../../platform/server/db/insert-rows.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { cleanLine, readDate } from './clean-text.ts';
import type { ImportRun, Outcome } from './import-run.ts';
import { handOver } from './imported-rows.ts';

/** As the report counts them, and `imported_records` knows them. */
export const BADGES = 'badges';

export interface BadgeGrant {
  foreignID: string;
  /** Whose it is, by the old site's id. */
  owner: string;
  name: string;
  description?: string | undefined;
  /** The address of its picture at the old site. */
  picture?: string | undefined;
  /** 1 gold, 2 silver, 3 bronze; anything else is unknown. */
  badgeClass: unknown;
  isTagBased?: boolean;
  dateAwarded: unknown;
}

const COLUMNS = {
  source: 'text',
  foreign_id: 'text',
  user_id: 'int',
  name: 'text',
  class: 'smallint?',
  is_tag_based: 'boolean',
  date_awarded: 'timestamptz?',
  picture: 'text?',
} as const;

const LONGEST_ADDRESS = 1000;

/** For grants that are not here yet. */
export async function writeBadges(
  run: ImportRun,
  tx: Transaction,
  outcome: Outcome,
  grants: readonly BadgeGrant[],
): Promise<void> {
  const owners = new Set(grants.map((grant) => grant.owner).filter((owner) => owner !== ''));
  const users = await run.ids.find(tx, 'users', owners);
  const rows = grants.flatMap((grant) => {
    const user_id = users.get(grant.owner);
    const name = cleanLine(grant.name, 200);
    if (user_id !== undefined && name !== '') return [{ ...rowOf(grant), source: run.source, user_id, name }];
    const reason = name === '' ? 'it has no name' : 'nobody knows whose badge it is';
    outcome.reject(BADGES, grant.foreignID, reason);
    return [];
  });
  await insertRows(tx, 'imported_badges', COLUMNS, rows, sql`on conflict do nothing`);
  await handOver(run.site, tx, 'badges', rows);
  await run.ids.record(
    tx,
    BADGES,
    rows.map(({ foreign_id, user_id }) => [foreign_id, user_id]),
  );
  outcome.write(BADGES, rows.length);
}

function rowOf({ foreignID, description, picture = '', badgeClass, isTagBased, dateAwarded }: BadgeGrant) {
  return {
    foreign_id: foreignID,
    description,
    class: badgeClass === 1 || badgeClass === 2 || badgeClass === 3 ? badgeClass : undefined,
    is_tag_based: isTagBased ?? false,
    date_awarded: readDate(dateAwarded),
    picture: picture !== '' && picture.length <= LONGEST_ADDRESS ? picture : undefined,
  };
}
