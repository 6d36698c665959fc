// One address of every kind of page that everybody may read, and of those that are guests' or members' alone.
import type { SmallSite } from './small-site.ts';

export type Address = (site: SmallSite) => string;

const path = ({ url }: { url: string }) => new URL(url).pathname;
export const readingPages: Readonly<Record<string, Address>> = {
  home: () => '/',
  'the list': () => '/discussions',
  'its second page': () => '/discussions/p2',
  'a list that is empty': () => '/discussions/tagged/nothing',
  categories: () => '/categories',
  'a category': () => '/categories/general',
  'a thread': (site) => path(site.thread),
  'its second page of comments': (site) => `${path(site.thread)}/p2`,
  'a long title': (site) => path(site.longTitled),
  'a question': (site) => path(site.question),
  'a permalink': (site) => `/discussion/comment/${site.commentIDs[33]}`,
  search: () => '/search?query=bees',
  'search without result': () => '/search?query=nothingofthekind',
  'a profile': () => '/profile/Melba',
  'what somebody started': () => '/profile/discussions/Melba',
  'what somebody wrote': () => '/profile/comments/Melba',
  'a page that is not there': () => '/no/such/page',
};

export const guestPages: Readonly<Record<string, Address>> = {
  'signing in': () => '/entry/signin',
  registering: () => '/entry/register',
  'asking for a new password': () => '/entry/passwordrequest',
  'claiming an account': () => '/entry/claim',
  'a link to an account that has ended': () => '/entry/claim/2/abc',
};

export const memberPages: Readonly<Record<string, Address>> = {
  'signing out': () => '/entry/signout',
  'editing my profile': () => '/profile/edit',
  writing: () => '/post/discussion',
  asking: () => '/post/question',
  'what I keep': () => '/discussions/bookmarked',
  editing: (site) => `/post/editdiscussion/${site.thread.discussionID}`,
};
