import { type RequestContext, sql } from '@parley/addon-api';
import { welcomeError } from '../welcome.contract.ts';
import { newcomerMarked } from '../welcome.events.ts';
import { newcomerOf } from './newcomer.queries.ts';

// Who waits is asked for by browsers of those who may know: no cached page depends on it.

/** The first who welcomes somebody is who did; whoever comes later changes nothing. */
export async function markNewcomer(
  ctx: RequestContext,
  newcomerID: number,
  isWelcomed: boolean,
): Promise<void> {
  const { userID } = ctx.viewer;
  if (newcomerID === userID) throw welcomeError('welcome.own');
  await newcomerOf(ctx, newcomerID);
  await ctx.write(async (w) => {
    const changed = await w.db.execute(
      isWelcomed
        ? sql`
          update welcome_newcomers set date_welcomed = now(), welcome_user_id = ${userID}
          where user_id = ${newcomerID} and date_welcomed is null`
        : sql`
          update welcome_newcomers set date_welcomed = null, welcome_user_id = null
          where user_id = ${newcomerID} and date_welcomed is not null and not is_answered`,
    );
    if (changed > 0) return w.announce(newcomerMarked, { newcomerID, userID, isWelcomed });
    const isAnswered = sql`
      select from welcome_newcomers where user_id = ${newcomerID} and is_answered`;
    if (!isWelcomed && (await w.db.row(isAnswered))) throw welcomeError('welcome.answered');
  });
}
