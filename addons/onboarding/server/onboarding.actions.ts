import { type RequestContext, sql } from '@parley/addon-api';
import { onboardingChanged } from '../onboarding.events.ts';

// The list is the viewer's own and asked for by their browser: no page that others see depends on it.

export async function setDismissed(ctx: RequestContext, isDismissed: boolean): Promise<void> {
  const { userID } = ctx.viewer;
  await ctx.write(async (w) => {
    const changed = await w.db.execute(
      isDismissed
        ? sql`insert into onboarding_dismissed (user_id) values (${userID}) on conflict do nothing`
        : sql`delete from onboarding_dismissed where user_id = ${userID}`,
    );
    if (changed > 0) await w.announce(onboardingChanged, { userID, isDismissed });
  });
}
