// Where it shows beside its calls: numbers of the site, what becomes of a member's rows, what is forgotten.
import { type Addon, erasureParts, ownDataParts, type SiteTotal, sql } from '@parley/addon-api';
import { wordings } from '@parley/addon-api/shared';
import { countOnline } from './online.queries.ts';

export const onlineTotals: SiteTotal[] = [
  {
    name: 'onlineUser',
    words: ({ t }) => ({ label: t('Online now'), iconName: 'users' }),
    count: async (ctx) => {
      if (!ctx.can('online.view')) return 0;
      const { members, guests } = await countOnline(ctx);
      return members + guests;
    },
  },
  {
    name: 'onlineMember',
    words: ({ t }) => ({ label: t('Members online'), iconName: 'user-check' }),
    count: async (ctx) => (ctx.can('online.view') ? (await countOnline(ctx)).members : 0),
  },
];

export const onlineErasure = [
  erasureParts.add({
    id: 'online_visitors',
    isOwn: true,
    rowsOf: 'online_visitors',
    where: (userID) => sql`user_id = ${userID}`,
    becomes: 'goes',
    ...wordings({ name: 'Being here', why: 'Who is gone is not here.' }),
  }),
  erasureParts.add({
    id: 'online_hidden',
    isOwn: true,
    rowsOf: 'online_hidden',
    where: (userID) => sql`user_id = ${userID}`,
    becomes: 'goes',
    ...wordings({ name: 'Not wanting to be seen', why: 'Who is gone is not here.' }),
  }),
  ownDataParts.add({
    name: 'online',
    about: 'Whether others see that you are here, and where you were seen last.',
    rows: (userID) => sql`
      select discussion_id, date_seen, false as hidden from online_visitors where user_id = ${userID}
      union all select null, null, true from online_hidden where user_id = ${userID}`,
  }),
];

export const onlineExpiries: Addon['expiries'] = [
  {
    name: 'online-visitors',
    remove: (db, limit) =>
      db.execute(sql`
        delete from online_visitors where visitor in (
          select visitor from online_visitors where date_seen < now() - interval '1 hour'
          order by date_seen limit ${sql.integer(limit)} for update skip locked)`),
  },
];
