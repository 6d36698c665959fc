// What members of an imported community had earned there: badges without a rule and without points, called as they were.
import { createHash } from 'node:crypto';
import { importReceiver, mediaMentions, sql, type Transaction } from '@parley/addon-api';
import { BODY_LENGTH, NAME_LENGTH } from '../badge-limits.contract.ts';
import { keyOf, MOST_BADGES } from './badge.actions.ts';

interface ImportedBadge {
  user_id: number;
  name: string;
  description?: string | undefined;
  date_awarded?: string | undefined;
}

export const importedBadges = importReceiver({
  kind: 'badges',
  receive: async (tx, rows) => {
    const named = rows.map((row) => ({ ...row, name: row.name.slice(0, NAME_LENGTH).trim() }));
    await addMissing(tx, named);
    await addGrants(tx, named);
  },
});

/** Of those that the site has no picture for: whoever chose one keeps it, and built-in ones have theirs. */
export const importedPictures = importReceiver({
  kind: 'badgePictures',
  receive: (tx, rows) =>
    tx.execute(sql`
      update badges b set photo_url = given.photo_url
      from unnest(${rows.map(({ name }) => name.slice(0, NAME_LENGTH).trim())}::text[],
        ${rows.map((row) => row.photo_url)}::text[]) as given (name, photo_url)
      where lower(b.name) = lower(given.name) and b.photo_url is null and b.can_delete`),
});

/** Files of the site that badges show stay, also while the add-on is off. */
export const picturesOfBadges = mediaMentions.add(
  (key) => sql`exists (select from badges where photo_url is not null and position(${key} in photo_url) > 0)`,
);

const datesOf = (rows: readonly ImportedBadge[]) => rows.map((row) => row.date_awarded ?? null);

/** One of that name that is here already is theirs, too. */
async function addMissing(tx: Transaction, rows: readonly ImportedBadge[]): Promise<void> {
  const badges = [...new Map(rows.map((row) => [row.name.toLowerCase(), row])).values()].map(
    ({ name, description = '' }) => ({
      name,
      body: description.slice(0, BODY_LENGTH),
      key: keyOf(name),
      otherKey: `badge-${createHash('sha256').update(name.toLowerCase()).digest('hex').slice(0, 16)}`,
    }),
  );
  const names = badges.map(({ name }) => name);
  const missing = await tx.row(sql`
    select from unnest(${names}::text[]) as given (name)
    where not exists (select from badges b where lower(b.name) = lower(given.name)) limit 1`);
  if (!missing) return;
  await tx.execute(sql`lock table badges in share row exclusive mode`);
  // As old as the first time that it was given. Names that differ may lead to the same key. Beyond as many as a site has, they stay with the account alone.
  await tx.execute(sql`
    insert into badges (name, key, body, date_inserted)
    select given.name, case
      when exists (select from badges b where b.key = given.key)
        or row_number() over (partition by given.key order by lower(given.name)) > 1 then given.other_key
      else given.key end, given.body, coalesce(
        (select min(each.date_awarded)
        from unnest(${rows.map(({ name }) => name)}::text[], ${datesOf(rows)}::timestamptz[]) as each (name, date_awarded)
        where lower(each.name) = lower(given.name)), now())
    from unnest(${names}::text[], ${badges.map(({ key }) => key)}::text[], ${badges.map(({ otherKey }) => otherKey)}::text[],
      ${badges.map(({ body }) => body)}::text[]) as given (name, key, other_key, body)
    where not exists (select from badges b where lower(b.name) = lower(given.name))
    order by lower(given.name)
    limit greatest(0, ${MOST_BADGES} - (select count(*) from badges))`);
}

/** Each once, from the first time; what was taken back stays so. Badges are locked in their order, as for whoever gives one. */
async function addGrants(tx: Transaction, rows: readonly ImportedBadge[]): Promise<void> {
  const names = rows.map(({ name }) => name);
  await tx.rows(sql`
    select badge_id from badges b where lower(b.name) = any(select lower(given.name) from unnest(${names}::text[]) as given (name))
    order by badge_id for no key update`);
  await tx.execute(sql`
    with added as (
      insert into badge_members (badge_id, user_id, date_inserted)
      select b.badge_id, given.user_id, coalesce(min(given.date_awarded), now())
      from unnest(${names}::text[], ${rows.map((row) => row.user_id)}::int[],
        ${datesOf(rows)}::timestamptz[]) as given (name, user_id, date_awarded)
      join badges b on lower(b.name) = lower(given.name)
      group by b.badge_id, given.user_id order by b.badge_id, given.user_id
      on conflict (badge_id, user_id) do nothing
      returning badge_id
    )
    update badges b set count_users = count_users + counted.members
    from (select badge_id, count(*)::int as members from added group by badge_id) counted
    where b.badge_id = counted.badge_id`);
}
