// Cache tags: what an entry depends on. An entry is dropped when an event invalidates one of its tags.

export const cacheTag = {
  discussion: (discussionID: number) => `discussion:${discussionID}`,
  /** The lists in which this category's discussions stand. */
  categoryPosts: (categoryID: number) => `posts:${categoryID}`,
  /** Every list over all categories. */
  allPosts: 'posts',
  categories: 'categories',
  user: (userID: number) => `user:${userID}`,
  /** What a member wrote and how much of it: apart from who they are, which stands beside every post. */
  userPosts: (userID: number) => `user-posts:${userID}`,
  users: 'users',
  /** Which fields profiles have; not what stands in them. */
  profileFields: 'profile-fields',
  tags: 'tags',
  roles: 'roles',
  config: 'config',
  addons: 'addons',
  layouts: 'layouts',
  /** How the site looks to everybody. */
  themes: 'themes',
  /** Which administrator tries which theme; what the themes are that are not in use. */
  themePreviews: 'theme-previews',
  reactionTypes: 'reaction-types',
  postTypes: 'post-types',
  /** What the community wrote, in further languages. */
  translations: 'translations',
  collection: (collectionID: number) => `collection:${collectionID}`,
  /** Of an entry whose dependencies are unknown: dropped by every invalidation. */
  anything: 'anything',
  everything: '*',
} as const;
