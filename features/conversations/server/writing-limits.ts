// Nobody floods others with conversations or messages; the people who look after the community are exempt.
import type { ConfigKey } from '../../../platform/server/config/config-key.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { conversationError } from '../conversations.contract.ts';
import { messageError } from '../messages.contract.ts';
import { conversationConfig } from './conversation.config.ts';

interface Limits {
  newest: (userID: number, count: number) => Sql;
  count: ConfigKey<number>;
  /** Seconds. */
  time: ConfigKey<number>;
  lock: ConfigKey<number>;
}

const conversations: Limits = {
  newest: (userID, count) => sql`
    select date_inserted from conversations where insert_user_id = ${userID}
    order by date_inserted desc limit ${sql.integer(count)}`,
  count: conversationConfig.conversationCount,
  time: conversationConfig.conversationTime,
  lock: conversationConfig.conversationLock,
};

const messages: Limits = {
  newest: (userID, count) => sql`
    select date_inserted from messages where insert_user_id = ${userID}
    order by date_inserted desc limit ${sql.integer(count)}`,
  count: conversationConfig.messageCount,
  time: conversationConfig.messageTime,
  lock: conversationConfig.messageLock,
};

export async function requireFewConversations(ctx: RequestContext, w: WriteContext): Promise<void> {
  if (await isFlood(ctx, w, conversations)) throw conversationError('conversation.flood');
}

/** And not the same again. */
export async function requireFewMessages(ctx: RequestContext, w: WriteContext, body: string): Promise<void> {
  if (await isFlood(ctx, w, messages)) throw messageError('message.flood');
  if (ctx.setting(messages.count) === 0 || isUnlimited(ctx)) return;
  const same = await w.db.row(sql`
    select from (
      select body, date_inserted from messages where insert_user_id = ${ctx.viewer.userID}
      order by date_inserted desc limit 5
    ) newest
    where body = ${body} and date_inserted > now() - make_interval(secs => ${ctx.setting(messages.time)})`);
  if (same) throw messageError('message.duplicate');
}

const isUnlimited = (ctx: RequestContext): boolean => ctx.can(['community.moderate', 'site.manage']);

/** Those of one person wait for each other, so that a parallel burst is checked one by one. */
async function isFlood(ctx: RequestContext, w: WriteContext, { newest, ...keys }: Limits): Promise<boolean> {
  const count = ctx.setting(keys.count);
  if (count === 0 || isUnlimited(ctx)) return false;
  const { userID } = ctx.viewer;
  await w.db.execute(sql`select pg_advisory_xact_lock(hashtext('messages'), ${userID}::int)`);
  const row = await w.db.row<{ is_flood: boolean }>(sql`
    select count(*) = ${count}
      and max(date_inserted) - min(date_inserted) <= make_interval(secs => ${ctx.setting(keys.time)})
      and max(date_inserted) > now() - make_interval(secs => ${ctx.setting(keys.lock)}) as is_flood
    from (${newest(userID, count)}) newest`);
  return row?.is_flood === true;
}
