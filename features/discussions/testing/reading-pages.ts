import { pathOf, type ReadingPages } from '../../../app/testing/reading-pages.ts';

export const readingPages: ReadingPages = {
  everybody: {
    home: () => '/',
    'the list': () => '/discussions',
    'its second page': () => '/discussions/p2',
    'a list that is empty': () => '/discussions/tagged/nothing',
    'a thread': (site) => pathOf(site.thread),
    'its second page of comments': (site) => `${pathOf(site.thread)}/p2`,
    'a long title': (site) => pathOf(site.longTitled),
    'what somebody started': () => '/profile/discussions/Melba',
  },
  members: {
    writing: () => '/post/discussion',
    'what is unread': () => '/discussions/unread',
    'what I keep': () => '/discussions/bookmarked',
    editing: (site) => `/post/editdiscussion/${site.thread.discussionID}`,
  },
  administrators: { statuses: () => '/dashboard/content/statuses' },
};
