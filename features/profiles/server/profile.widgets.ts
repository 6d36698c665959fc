// The parts of a member's pages.
import { notFound } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { requireReached } from '../../../platform/server/layouts/own-address.ts';
import { type ServerWidget, type WidgetInput, widget } from '../../../platform/server/layouts/widget.ts';
import { visibleCategories } from '../../categories/server/category.policy.ts';
import { userFragments } from '../../users/server/user.fragments.ts';
import { profileTabPath } from '../profile.address.ts';
import type { ProfileActivityProps } from '../profile-widgets.contract.ts';
import { commentItems, commentsOf, discussionItems, latestActivity } from './profile.activity.ts';
import { profileHead } from './profile.head.ts';
import { company, reactedPosts } from './profile.queries.ts';
import type { ProfileParams } from './profile.views.ts';

const PER_PAGE = 30;
const LATEST = 20;
/** Older posts are not looked through for one of a rare reaction: the page shows the latest. */
const NEWEST = 5000;

/** Nobody is offered these widgets on pages that are about nobody. */
function profileOf({ params }: Pick<WidgetInput, 'params'>): ProfileParams {
  if (!params.profile) throw notFound('User');
  return params.profile;
}

const activity = widget({
  id: 'profile.activity',
  component: 'ProfileActivity',
  name: 'Activity of a Member',
  hydrate: async (ctx, input) => {
    const { row } = profileOf(input);
    const items = await latestActivity(ctx, row.user_id, LATEST);
    return noted(input, { of: 'everything', userID: row.user_id, name: row.name, items });
  },
});

const commentList = widget({
  id: 'profile.commentList',
  component: 'ProfileActivity',
  name: 'Comments of a Member',
  hydrate: async (ctx, input) => {
    const profile = profileOf(input);
    const { row, page } = profile;
    const { items, total } = await commentsOf(ctx, row.user_id, { page, limit: PER_PAGE });
    const paging = { page, limit: PER_PAGE, total };
    requireReached(paging);
    const { user_id: userID, name } = row;
    const path = profileTabPath({ id: 'comments' }, { userID, name });
    return noted(input, { of: 'comments', userID, name, items, paging, path });
  },
});

/** The reader's own state is asked for what is shown. */
function noted({ records }: WidgetInput, props: ProfileActivityProps): ProfileActivityProps {
  for (const { kind, recordID } of props.items) {
    (kind === 'discussion' ? records.discussionIDs : records.commentIDs).push(recordID);
  }
  return props;
}

const reactions = widget({
  id: 'profile.reactions',
  component: 'ProfileReactions',
  name: 'Reactions to a Member',
  hydrate: async (ctx, input) => {
    const { row, reactions } = profileOf(input);
    const received = await reactions(ctx);
    return received.length > 0 ? { name: row.name, reactions: received } : null;
  },
});

const reacted = widget({
  id: 'profile.reacted',
  component: 'ProfileActivity',
  name: 'Posts of a Member That Were Reacted To',
  hydrate: async (ctx, input) => {
    const { row, reaction, reactions } = profileOf(input);
    const received = await reactions(ctx);
    const shown = reaction === undefined ? received[0] : received.find(isNamed(reaction));
    const items = shown ? await itemsReactedTo(ctx, row.user_id, shown.urlcode) : [];
    return noted(input, { of: 'reactions', userID: row.user_id, name: row.name, items });
  },
});

const isNamed = (name: string) => (each: { urlcode: string }) =>
  each.urlcode.toLowerCase() === name.toLowerCase();

async function itemsReactedTo(ctx: RequestContext, userID: number, urlcode: string) {
  const { ids: categoryIDs } = await visibleCategories(ctx);
  const posts = await reactedPosts(ctx.db, { userID, urlcode, categoryIDs, limit: PER_PAGE, newest: NEWEST });
  const idsOf = (type: string) =>
    posts.filter((post) => post.record_type === type).map((post) => post.record_id);
  const [written, commented] = await Promise.all([
    discussionItems(ctx, idsOf('discussion')),
    commentItems(ctx, idsOf('comment')),
  ]);
  return posts.flatMap(
    (post) =>
      (post.record_type === 'discussion' ? written : commented).find(({ id }) => id === post.record_id)
        ?.item ?? [],
  );
}

const writesWith = widget({
  id: 'profile.company',
  component: 'ProfileCompany',
  name: 'Whom a Member Writes With',
  hydrate: async (ctx, input) => {
    const { row } = profileOf(input);
    const { ids: categoryIDs } = await visibleCategories(ctx);
    const found = await company(ctx.db, { userID: row.user_id, categoryIDs, limit: 5 });
    if (found.length === 0) return null;
    const people = await userFragments(
      ctx,
      found.map((each) => each.user_id),
    );
    return {
      people: found.flatMap(({ user_id, count }) => {
        const user = people.get(user_id);
        return user ? [{ user, count }] : [];
      }),
    };
  },
});

const head = widget({
  id: 'profile.head',
  component: 'ProfileHead',
  name: 'Head of a Profile',
  hydrate: async (ctx, input) => ({ ...(await profileHead(ctx, profileOf(input))) }),
});

export const profileWidgets: ServerWidget[] = [head, activity, commentList, reactions, reacted, writesWith];
