import { MOST_LINES, memberParts, memberStates, type RequestContext, sql } from '@parley/addon-api';
import { screenPath } from '../warnings.address.ts';
import { moderatedWarnings, readableNotes } from './warning.policy.ts';

/** Warnings that count at this moment. */
export const warnedState = memberStates.add({
  id: 'warned',
  name: 'Warned',
  position: 20,
  icon: 'triangle-alert',
  tone: 'warning',
  permission: 'warnings.add',
  where: async (ctx) => sql`exists (
    select from user_notes un where un.user_id = users.user_id and un.date_reversed is null
      and (un.date_expires is null or un.date_expires > now()) and ${await moderatedWarnings(ctx)})`,
});

export const warningParts = [
  memberParts.add({
    id: 'notes',
    name: 'Notes',
    position: 35,
    permission: ['userNotes.view', 'userNotes.add'],
    load: async (ctx, userID) => {
      const rows = await ctx.db.rows<{ body: string; author: string; date_inserted: string }>(sql`
        select left(un.body, 500) as body, u.name as author, un.date_inserted
        from user_notes un join users u on u.user_id = un.insert_user_id
        where un.user_id = ${userID} and ${readableNotes(ctx)}
        order by un.user_note_id desc limit ${sql.integer(MOST_LINES)}`);
      return {
        lines: rows.map(({ body: text, author: note, date_inserted: date }) => ({ text, note, date })),
        link: placeOfAll(ctx),
      };
    },
  }),
  memberParts.add({
    id: 'warnings',
    name: 'Warnings',
    position: 37,
    permission: 'warnings.add',
    load: async (ctx, userID) => ({
      lines: (await warningsOf(ctx, userID)).map((row) => lineOf(ctx, row)),
      link: placeOfAll(ctx),
    }),
  }),
];

interface Warning {
  type_name: string;
  rule_name: string | null;
  points: number;
  is_reversed: boolean;
  author: string;
  date_inserted: string;
}

async function warningsOf(ctx: RequestContext, userID: number): Promise<Warning[]> {
  return ctx.db.rows<Warning>(sql`
    select t.name as type_name, r.name as rule_name, un.points, un.date_reversed is not null as is_reversed,
      u.name as author, un.date_inserted
    from user_notes un join warning_types t using (warning_type_id) join users u on u.user_id = un.insert_user_id
      left join warning_rules r on r.rule_id = un.rule_id
    where un.user_id = ${userID} and ${await moderatedWarnings(ctx)}
    order by un.user_note_id desc limit ${sql.integer(MOST_LINES)}`);
}

function lineOf({ translator: { t } }: RequestContext, row: Warning) {
  const facts = [row.author, t('{count} points', { count: row.points })];
  return {
    text: [row.type_name, row.rule_name].filter(Boolean).join(': '),
    date: row.date_inserted,
    note: [...facts, ...(row.is_reversed ? [t('taken back')] : [])].join(' · '),
  };
}

const placeOfAll = ({ translator }: RequestContext) => ({
  url: screenPath('warnings'),
  name: translator.t('Warnings and notes'),
});
