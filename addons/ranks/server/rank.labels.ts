// The title of a rank, beside what its members wrote and at the head of their profiles; and with members that calls answer.
import { type MemberLabels, type RecordDetail, visibilityOf } from '@parley/addon-api';
import { ranksOfMembers } from './rank.rows.ts';

export const rankLabels: MemberLabels = {
  places: ['post', 'profile'],
  position: 30,
  isLabel: true,
  labelsOf: async (ctx, members) => {
    const held = await ranksOfMembers(
      ctx,
      members.map(({ userID }) => userID),
    );
    return new Map(
      held.map(({ user_id, user_title: text, css_class: cssClass }) => [
        user_id,
        [{ text, tone: 'plain' as const, ...(cssClass !== null && { cssClass }) }],
      ]),
    );
  },
};

/** `expand=rank` and `expand=all` of members: `rankID` and `rank`. */
export const rankDetail: RecordDetail = {
  name: 'rank',
  idField: 'userID',
  isOfAll: true,
  besideIt: 'rankID',
  of: async (ctx, ids) => {
    const held = (await ranksOfMembers(ctx, ids)).filter((member) => visibilityOf(ctx, member) !== 'private');
    return new Map(
      held.map(({ user_id, rank_id: rankID, name, user_title: userTitle, level }) => [
        user_id,
        { rankID, name, userTitle, level },
      ]),
    );
  },
};
