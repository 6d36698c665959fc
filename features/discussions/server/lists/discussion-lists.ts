// Lists of discussions with an address of their own: `/discussions/bookmarked`.
import type { Translator } from '../../../../platform/contract/languages/translate.ts';
import { wordings } from '../../../../platform/contract/wordings.ts';
import { ExtensionPoint } from '../../../../platform/server/feature/extension-point.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import type { QuickLink } from '../../../widgets/server/quick-links.ts';
import type { DiscussionFilters } from '../../discussion-filters.contract.ts';
import { MOST_COUNTED } from '../reading/unread-discussions.ts';

export interface DiscussionList {
  /** The end of its address: small letters and hyphens. */
  name: string;
  title: (translator: Translator) => string;
  /** What stands there while the list is empty. */
  emptyText: (translator: Translator) => string;
  /** Where it is empty, a post is what fills it. */
  isFilledByPosting?: boolean;
  /** Each member's own: guests have none, and nobody else is shown it. */
  isPersonal?: boolean;
  filters: (ctx: RequestContext) => DiscussionFilters;
}

export const discussionLists = new ExtensionPoint<DiscussionList>();

export const ownPosts: DiscussionList = {
  name: 'mine',
  title: ({ t }) => t('My Posts'),
  emptyText: ({ t }) => t('What you start stands here.'),
  isFilledByPosting: true,
  isPersonal: true,
  filters: ({ viewer }) => ({ insertUserID: [viewer.userID] }),
};

const UNREAD = wordings({ title: 'Unread' });

/** What they have not read, and what came since. */
export const unreadPosts: DiscussionList = {
  name: 'unread',
  title: ({ t }) => t(UNREAD.title),
  emptyText: ({ t }) => t('You have read everything. What is new comes to stand here.'),
  isPersonal: true,
  filters: () => ({ unread: true }),
};

export const unreadLink: QuickLink = {
  id: 'unread',
  position: 25,
  name: UNREAD.title,
  url: '/discussions/unread',
  icon: 'inbox',
  permission: 'session.valid',
  countOf: 'unreadDiscussions',
  countLimit: MOST_COUNTED - 1,
};

export function findList(ctx: RequestContext, name: string): DiscussionList | undefined {
  return discussionLists.of(ctx).find((each) => each.name === name);
}
