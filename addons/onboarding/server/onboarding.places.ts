// What becomes of it when a member goes, what they take along, and what the demo has of it.
import { demoContents, erasureParts, ownDataParts, sql } from '@parley/addon-api';
import { wordings } from '@parley/addon-api/shared';

export const onboardingErasure = [
  erasureParts.add({
    id: 'onboarding_dismissed',
    isOwn: true,
    rowsOf: 'onboarding_dismissed',
    where: (userID) => sql`user_id = ${userID}`,
    becomes: 'goes',
    ...wordings({ name: 'First steps put away', why: 'Who is gone takes no steps.' }),
  }),
  ownDataParts.add({
    name: 'onboarding',
    about: 'Since when you do not want to see your first steps.',
    rows: (userID) => sql`select date_inserted from onboarding_dismissed where user_id = ${userID}`,
  }),
];

/** One of the demo has put the list away; the others have it as far as they came. */
export const onboardingDemo = demoContents.add({
  discussions: [],
  write: async (tx, { userIDs }) => {
    const [first = 0] = userIDs.values();
    await tx.execute(sql`
      insert into onboarding_dismissed (user_id) select user_id from users where user_id = ${first}
      on conflict do nothing`);
  },
});
