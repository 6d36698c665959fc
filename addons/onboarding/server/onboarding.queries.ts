// Which steps are done follows from what is there, each by one look into an index; nothing is counted.
import { type RequestContext, sql } from '@parley/addon-api';
import { ONBOARDING_STEPS, type Onboarding, type OnboardingStepName } from '../onboarding.contract.ts';
import { onboardingConfig } from './onboarding.config.ts';

type Found = Record<OnboardingStepName, boolean> & { is_new: boolean; is_dismissed: boolean };

export async function onboardingOf(ctx: RequestContext): Promise<Onboarding> {
  const { userID } = ctx.viewer;
  const found = await ctx.db.row<Found>(sql`
    select u.date_inserted > now() - make_interval(days => ${ctx.setting(onboardingConfig.days)}) as is_new,
      exists (select from onboarding_dismissed o where o.user_id = u.user_id) as is_dismissed,
      u.photo_url is not null as photo,
      u.about_html is not null
        or exists (select from profile_field_values v where v.user_id = u.user_id) as about,
      exists (select from bookmarks b where b.user_id = u.user_id)
        or exists (select from reactions r where r.user_id = u.user_id and not r.is_flag) as follow,
      exists (select from comments c where c.insert_user_id = u.user_id) as comment,
      exists (select from discussions d where d.insert_user_id = u.user_id) as discussion
    from users u where u.user_id = ${userID}`);
  const steps = ONBOARDING_STEPS.map((name) => ({ name, isDone: found?.[name] ?? false }));
  const isDismissed = found?.is_dismissed ?? false;
  const isShown = (found?.is_new ?? false) && !isDismissed && steps.some(({ isDone }) => !isDone);
  return { isShown, isDismissed, steps };
}
