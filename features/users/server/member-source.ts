// Who is asking: read at every request, by the secret of a session or of an access token.
import { siteConfig } from '../../../platform/server/config/site-config.ts';
import { isSettingOn } from '../../../platform/server/config/stored-settings.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { keysColumn } from '../../../platform/server/permissions/member-grants.ts';
import { hasColumn } from '../../../platform/server/sessions/member-has.ts';
import type { KnownSite, MemberSource, SignedIn } from '../../../platform/server/sessions/member-source.ts';

/** Read of the banned alone. */
const BAN = sql.raw(`
  case when u.banned <> 0 then (
    select jsonb_build_object('reason', b.reason, 'dateExpires', b.date_expires) from user_bans b where b.user_id = u.user_id
  ) end as ban`);

const ROLE_IDS = sql.raw('array(select role_id from user_roles where user_id = u.user_id) as role_ids');

/** What its level of trust follows from. */
const TRUST = sql.raw('u.bypass_spam as is_verified, u.count_discussions + u.count_comments as count_posts');

/** As whom the session looks at the site. */
const VIEW_AS = sql.raw(`
  (select jsonb_build_object('viewAsID', v.view_as_id, 'roleID', v.role_id, 'userID', v.user_id, 'dateExpires', v.date_expires)
  from views_as v where v.session_id = s.session_id and v.date_expires > now()) as view_as`);

/** Has an address that ought to be confirmed and is not. */
const needsConfirmation = ({ settingDefaults }: KnownSite) => sql`
  (u.email is not null and not u.email_confirmed and u.admin = 0 and ${isSettingOn(siteConfig.confirmsEmail, settingDefaults)})`;

/**
 * A session ends 30 days after its last use, and 90 days after it began. Noted once an hour, not at every read, and by a
 * statement of its own: one that may write costs twice as much where it does not.
 */
async function noteUse({ database }: KnownSite, tokenHash: Buffer, address: string): Promise<void> {
  await database.execute(sql`
    with used as (
      update sessions set date_updated = now(), date_expires = least(now() + interval '30 days', date_inserted + interval '90 days')
      where token_hash = ${tokenHash} and date_expires > now()
        and coalesce(date_updated, date_inserted) < now() - interval '1 hour'
      returning user_id
    )
    update users set date_last_active = now(), last_ip_address = coalesce(${address || null}::inet, last_ip_address),
      count_visits = count_visits + (coalesce(date_last_active < now() - interval '2 hours', true))::int
    where user_id in (select user_id from used)`);
}

export const memberSource: MemberSource = {
  ofSession: async (site, tokenHash, address, wanted, grants) => {
    const row = await site.database.row<SignedIn & { is_use_due: boolean }>(sql`
      select u.user_id, u.name, u.photo_url, u.locale, u.admin, u.banned, s.session_id,
        coalesce(s.date_updated, s.date_inserted) < now() - interval '1 hour' as is_use_due,
        ${needsConfirmation(site)} as needs_confirmation, ${TRUST}, ${BAN}, ${VIEW_AS}, ${ROLE_IDS},
        ${hasColumn(wanted)}, ${keysColumn(grants)}
      from sessions s join users u using (user_id)
      where s.token_hash = ${tokenHash} and s.date_expires > now() and u.date_deleted is null`);
    if (row?.is_use_due) await noteUse(site, tokenHash, address);
    return row;
  },

  ofAccessToken: (site, tokenHash, grants) =>
    site.database.row(sql`
      with used as (
        update access_tokens set date_last_used = now()
        where token_hash = ${tokenHash} and (date_last_used is null or date_last_used < now() - interval '1 minute')
          and date_revoked is null and (date_expires is null or date_expires > now())
      )
      select u.user_id, u.name, u.photo_url, u.locale, u.admin, u.banned, null as session_id,
        ${needsConfirmation(site)} as needs_confirmation, t.scopes, t.resources, ${TRUST}, ${BAN}, ${ROLE_IDS},
        ${keysColumn(grants)}
      from access_tokens t join users u using (user_id)
      where t.token_hash = ${tokenHash} and t.date_revoked is null and (t.date_expires is null or t.date_expires > now())
        and u.date_deleted is null`),

  byIDs: (site, db, userIDs, grants) =>
    db.rows(sql`
      select u.user_id, u.name, u.photo_url, u.locale, u.admin, u.banned, null as session_id,
        ${needsConfirmation(site)} as needs_confirmation, ${TRUST}, ${BAN}, ${ROLE_IDS}, ${keysColumn(grants)}
      from users u where u.user_id = ${sql.anyOf(userIDs)} and u.date_deleted is null`),

  byID: ({ database }, userID, grants) =>
    database.row(sql`
      select name, admin, banned, ${ROLE_IDS}, ${keysColumn(grants)} from users u where user_id = ${userID} and date_deleted is null`),
};
