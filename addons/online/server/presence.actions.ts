import { type RequestContext, sql } from '@parley/addon-api';
import { presenceChanged } from '../online.events.ts';
import { hiddenName } from './note-visitor.ts';

/** Who hides is gone from the list at the same moment; who shows again is no guest beside it. */
export async function setPresence(ctx: RequestContext, hidden: boolean): Promise<void> {
  const { userID } = ctx.viewer;
  const asGuest = await hiddenName(ctx);
  await ctx.write(async (w) => {
    const changed = hidden
      ? await w.db.execute(sql`insert into online_hidden (user_id) values (${userID}) on conflict do nothing`)
      : await w.db.execute(sql`delete from online_hidden where user_id = ${userID}`);
    if (changed === 0) return;
    await w.db.execute(
      hidden
        ? sql`delete from online_visitors where user_id = ${userID}`
        : sql`delete from online_visitors where visitor = ${asGuest}`,
    );
    await w.announce(presenceChanged, { userID, hidden });
  });
}
