// What accounts add to the page of one member.
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { type MemberLine, MOST_LINES, memberParts } from '../../../../platform/server/places/member-parts.ts';
import { canSeeRole } from '../../../roles/server/role.policy.ts';
import { findRoles } from '../../../roles/server/role.queries.ts';
import { profilePath } from '../user.address.ts';
import { findUser } from '../user.queries.ts';

export const userParts = [
  memberParts.add({
    ...{ id: 'facts', name: 'Facts', position: 10, permission: ['community.moderate', 'users.edit'] },
    load: async (ctx, userID) => ({ lines: await factsOf(ctx, userID) }),
  }),
  memberParts.add({
    ...{ id: 'roles', name: 'Roles', position: 20, permission: ['community.moderate', 'users.edit'] },
    load: async (ctx, userID) => ({ lines: await rolesOf(ctx, userID) }),
  }),
  memberParts.add({
    ...{
      id: 'content',
      name: 'What they wrote',
      position: 30,
      permission: ['community.moderate', 'users.edit'],
    },
    load: contentOf,
  }),
  memberParts.add({
    ...{ id: 'addresses', name: 'Network addresses', position: 60, permission: 'personalInfo.view' },
    load: networkOf,
  }),
  memberParts.add({
    ...{ id: 'sessions', name: 'Sessions', position: 70, permission: 'community.moderate' },
    load: sessionsOf,
  }),
  memberParts.add({
    ...{ id: 'tokens', name: 'Access tokens', position: 80, permission: 'site.manage' },
    load: tokensOf,
  }),
];

async function factsOf(ctx: RequestContext, userID: number): Promise<MemberLine[]> {
  const { t } = ctx.translator;
  const user = await findUser(ctx.db, userID);
  if (!user) return [];
  const inviter = user.invite_user_id === null ? undefined : await findUser(ctx.db, user.invite_user_id);
  const ban = user.banned === 0 ? undefined : await banOf(ctx, userID);
  return [
    {
      name: t('Joined'),
      date: user.date_inserted,
      ...(inviter && {
        note: t('asked in by {name}', { name: inviter.name }),
        url: profilePath(inviter.name),
      }),
    },
    {
      name: t('Last seen'),
      ...(user.date_last_active ? { date: user.date_last_active } : { text: t('Never') }),
    },
    { name: t('Visits'), text: user.count_visits.toLocaleString(ctx.locale) },
    ...(ban ? [ban] : []),
    ...(user.title ? [{ name: t('Title'), text: user.title }] : []),
    ...(user.time_zone || user.locale
      ? [
          {
            name: t('Time zone and language'),
            text: [user.time_zone, user.locale].filter(Boolean).join(', '),
          },
        ]
      : []),
    ...(user.discovery_text ? [{ name: t('Why they wanted to join'), text: user.discovery_text }] : []),
  ];
}

async function banOf(ctx: RequestContext, userID: number): Promise<MemberLine> {
  const { t } = ctx.translator;
  const row = await ctx.db.row<{ reason: string; date_expires: string | null; name: string | null }>(sql`
    select b.reason, b.date_expires, u.name from user_bans b left join users u on u.user_id = b.insert_user_id
    where b.user_id = ${userID}`);
  const note = [row?.reason, row?.name && t('by {name}', { name: row.name })].filter(Boolean).join(' · ');
  return {
    name: t('Banned until'),
    ...(row?.date_expires ? { date: row.date_expires } : { text: t('somebody lifts it') }),
    ...(note && { note }),
  };
}

/** With how they came to each, as the audit log tells it. */
async function rolesOf(ctx: RequestContext, userID: number): Promise<MemberLine[]> {
  const seen = (await findRoles(ctx.db)).filter((role) => canSeeRole(ctx, role)).map((role) => role.role_id);
  const rows = await ctx.db.rows<{ name: string; date_inserted: string | null; giver: string | null }>(sql`
    select r.name, ur.date_inserted, given.name as giver
    from user_roles ur join roles r using (role_id)
    left join lateral (
      select u.name from audit_log a join users u on u.user_id = a.user_id
      where a.record_type = 'user' and a.record_id = ur.user_id and a.act in ('user.rolesChanged', 'user.added')
        and a.after -> 'roleIDs' @> to_jsonb(ur.role_id) and not coalesce(a.before -> 'roleIDs', '[]') @> to_jsonb(ur.role_id)
      order by a.audit_log_id desc limit 1) given on true
    where ur.user_id = ${userID} and ur.role_id = any(${seen}) order by ur.role_id`);
  const { t } = ctx.translator;
  return rows.map(({ name, date_inserted: date, giver }) => ({
    text: name,
    ...(date && { date }),
    note:
      giver === null ? t('by itself, or before it was written down') : t('given by {name}', { name: giver }),
  }));
}

async function contentOf(ctx: RequestContext, userID: number) {
  const { t } = ctx.translator;
  const user = await findUser(ctx.db, userID);
  if (!user) return undefined;
  const inWords = (count: number) => count.toLocaleString(ctx.locale);
  return {
    lines: [
      { name: t('Discussions'), text: inWords(user.count_discussions) },
      { name: t('Comments'), text: inWords(user.count_comments) },
      { name: t('Points'), text: inWords(user.points) },
    ],
    link: { url: profilePath(user.name), name: t('Profile') },
  };
}

const MOST_SHARING = 20;

async function networkOf(ctx: RequestContext, userID: number) {
  const { t, plural } = ctx.translator;
  const user = await findUser(ctx.db, userID);
  const addresses = [
    [t('Joined from'), user?.insert_ip_address] as const,
    [t('Last used from'), user?.last_ip_address] as const,
  ];
  const lines: MemberLine[] = [];
  for (const [name, address] of addresses) {
    if (!address) continue;
    const row = await ctx.db.row<{ total: number }>(sql`
      select count(*)::int as total from (
        (select user_id from users where last_ip_address = ${address}::inet and date_deleted is null
          limit ${sql.integer(MOST_SHARING)})
        union (select user_id from users where insert_ip_address = ${address}::inet and date_deleted is null
          limit ${sql.integer(MOST_SHARING)})) others where user_id <> ${userID}`);
    const others = row?.total ?? 0;
    lines.push({
      name,
      text: address,
      note:
        others === 0
          ? t('shared with nobody')
          : plural(others, { one: '{count} other member uses it', other: '{count} other members use it' }),
      ...(others > 0 && { url: `/dashboard/members?query=${encodeURIComponent(address)}` }),
    });
  }
  return lines.length > 0 ? { lines } : undefined;
}

async function sessionsOf(ctx: RequestContext, userID: number) {
  const rows = await ctx.db.rows<{ date: string; user_agent: string | null; total: number }>(sql`
    select coalesce(date_updated, date_inserted) as date, user_agent, count(*) over ()::int as total from sessions
    where user_id = ${userID} and date_expires > now()
    order by session_id desc limit ${sql.integer(MOST_LINES)}`);
  const { t } = ctx.translator;
  return {
    count: rows[0]?.total ?? 0,
    // What a browser calls itself is for administrators: it tells people apart.
    lines: rows.map(({ date, user_agent: agent }) => ({
      text: (ctx.can('site.manage') && agent?.slice(0, 120)) || t('A browser'),
      date,
    })),
  };
}

async function tokensOf(ctx: RequestContext, userID: number) {
  const rows = await ctx.db.rows<{ name: string; date_last_used: string | null; total: number }>(sql`
    select name, date_last_used, count(*) over ()::int as total from access_tokens
    where user_id = ${userID} and date_revoked is null and (date_expires is null or date_expires > now())
    order by access_token_id desc limit ${sql.integer(MOST_LINES)}`);
  if (rows.length === 0) return undefined;
  const { t } = ctx.translator;
  return {
    count: rows[0]?.total ?? 0,
    lines: rows.map(({ name, date_last_used: date }) => ({
      text: name,
      ...(date ? { date } : { note: t('never used') }),
    })),
  };
}
