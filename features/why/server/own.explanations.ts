// Whether somebody sees a category and may post in it, and sees the profile of a member.
import { notFound, permissionProblem } from '../../../platform/contract/errors.ts';
import { wordings } from '../../../platform/contract/wordings.ts';
import { localTree } from '../../categories/server/category.local-tree.ts';
import { requireCategory, requireNotArchived } from '../../categories/server/category.policy.ts';
import { visibilityOf } from '../../users/server/user.policy.ts';
import { findUser } from '../../users/server/user.queries.ts';
import { type Explanation, explanations } from './explanations.ts';

const ofCategory: Pick<Explanation, 'recordType' | 'states' | 'facts'> = {
  recordType: 'category',
  states: wordings({ archived: 'It is archived.', ownPermissions: 'It has permissions of its own.' }),
  facts: async (ctx, categoryID) => {
    const node = (await localTree(ctx)).byID.get(categoryID);
    if (!node) return undefined;
    const { is_archived: isArchived, has_custom_permissions: hasOwn } = node;
    return {
      categoryID,
      states: [...(isArchived ? ['archived'] : []), ...(hasOwn ? ['ownPermissions'] : [])],
    };
  },
};

export const ownExplanations = [
  explanations.add({
    ...ofCategory,
    act: 'see',
    name: 'See a category',
    permissions: ['discussions.view'],
    require: (ctx, categoryID) => requireCategory(ctx, categoryID),
  }),
  explanations.add({
    ...ofCategory,
    act: 'post',
    name: 'Post in a category',
    permissions: ['discussions.view', 'discussions.add'],
    require: async (ctx, categoryID) => {
      await requireCategory(ctx, categoryID);
      requireNotArchived(await requireCategory(ctx, categoryID, 'discussions.add'));
    },
  }),
  explanations.add({
    recordType: 'user',
    act: 'see',
    name: 'See a profile',
    permissions: ['profiles.view'],
    states: wordings({ private: 'The profile is private.', banned: 'The member is banned.' }),
    facts: async (ctx, userID) => {
      const user = await findUser(ctx.db, userID);
      if (!user) return undefined;
      const states = [...(user.is_private ? ['private'] : []), ...(user.banned !== 0 ? ['banned'] : [])];
      return { categoryID: null, states };
    },
    require: async (ctx, userID) => {
      const user = await findUser(ctx.db, userID);
      if (!user) throw notFound('User');
      if (visibilityOf(ctx, user) === 'private') throw permissionProblem(['profiles.view']);
    },
  }),
];
