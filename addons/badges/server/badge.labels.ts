// Badges beside what their members wrote, with the names of members on their cards and profiles, and with members that calls
// answer.
import { cacheTag, type MemberLabels, personDetails, type RecordDetail } from '@parley/addon-api';
import { badgesConfig } from './badges.config.ts';
import { bestBadges } from './member.rows.ts';

/** Of one member or author, in answers of the API. */
const MOST_OF_MEMBER = 10;

export const badgeLabels: MemberLabels = {
  places: ['post', 'profile'],
  position: 40,
  labelsOf: async (ctx, members) => {
    const held = await bestBadges(
      ctx,
      members.map(({ userID }) => userID),
      ctx.setting(badgesConfig.besidePosts),
    );
    return new Map(
      [...held].map(([userID, badges]) => [
        userID,
        badges.map(({ name }) => ({ text: name, tone: 'plain' as const })),
      ]),
    );
  },
};

/** `expand=badges` of members. */
export const badgesOfUsers: RecordDetail = {
  name: 'badges',
  idField: 'userID',
  of: async (ctx, ids) => {
    if (!ctx.can('profiles.view')) return undefined;
    const held = await bestBadges(ctx, ids, MOST_OF_MEMBER);
    return new Map(ids.map((userID) => [userID, held.get(userID) ?? []]));
  },
};

/** `expand=insertUser.badges` of whatever names members. */
export const badgesOfAuthors = personDetails.add({
  name: 'badges',
  of: async (ctx, userIDs) => {
    for (const userID of userIDs) ctx.cacheTags.add(cacheTag.user(userID));
    const held = await bestBadges(ctx, userIDs, MOST_OF_MEMBER);
    return new Map(userIDs.map((userID) => [userID, held.get(userID) ?? []]));
  },
});
