import type { Discussion } from '../../discussions.contract.ts';

/** A made-up discussion as a shared page shows it. */
export function sampleDiscussion(own: Partial<Discussion> = {}): Discussion {
  const url = 'http://localhost/discussion/7/why-bees-swarm';
  const person = { banned: 0, private: false, dateLastActive: null };
  return {
    discussionID: 7,
    type: 'discussion',
    postTypeID: 'discussion',
    name: 'Why bees swarm',
    excerpt: 'They left on the first warm day.',
    categoryID: 3,
    category: { categoryID: 3, name: 'Hives', url: 'http://localhost/categories/hives', color: 2 },
    dateInserted: '2026-03-01T09:00:00+00:00',
    dateUpdated: null,
    dateLastComment: '2026-03-02T07:50:00+00:00',
    insertUserID: 12,
    updateUserID: null,
    lastUserID: 15,
    insertUser: { ...person, userID: 12, name: 'Mira', photoUrl: '', url: 'http://localhost/profile/Mira' },
    lastUser: { ...person, userID: 15, name: 'Jon', photoUrl: '', url: 'http://localhost/profile/Jon' },
    pinned: false,
    pinLocation: null,
    announce: false,
    closed: false,
    sink: false,
    countComments: 14,
    countViews: 3120,
    unread: false,
    bookmarked: false,
    dismissed: false,
    score: 5,
    hot: 7,
    url,
    canonicalUrl: url,
    statusID: 0,
    tags: [{ tagID: 31, name: 'swarm', urlcode: 'swarm' }],
    ...own,
  };
}
