import type { KnownRecords, PageExamples } from '../../../app/testing/page-addresses.ts';

export const pageExamples: PageExamples = (known) => [
  '/',
  '/?page=2',
  '/dashboard/content/statuses',
  ...['', '/p2', '/bookmarked', '/mine', '/unread', '/unanswered'].map((list) => `/discussions${list}`),
  '/discussions?sort=-score',
  ...known.tagCodes.flatMap((tag) => [`/discussions/tagged/${tag}`, `/discussions/tagged/${tag}/p2`]),
  ...known.discussions.flatMap(discussionAddresses),
  '/post',
  '/post/discussion',
  '/bees/post/discussion',
  '/bees/post/editdiscussion/1',
  ...known.categoryCodes.map((code) => `/post/discussion/${code}`),
];

function discussionAddresses({ discussionID, url }: KnownRecords['discussions'][number]): string[] {
  const own = new URL(url).pathname;
  return [
    own,
    `${own}/p2`,
    `${own}/latest`,
    `/discussion/${discussionID}`,
    `/discussion/${discussionID}/an-old-slug`,
    `/post/editdiscussion/${discussionID}`,
  ];
}
