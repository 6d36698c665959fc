// The core: what every site has, in parts. Capabilities of one part share their tables; a part reads the tables of the
// parts it names, and writes none of theirs. Everything that is not named here stands outside and owns its tables alone.

export interface CorePart {
  /** Folders whose tables belong together. */
  capabilities: readonly string[];
  /** Parts whose tables its statements may join. */
  reads: readonly string[];
}

export const CORE: Readonly<Record<string, CorePart>> = {
  identity: { capabilities: ['features/users'], reads: ['roles', 'posts'] },
  roles: { capabilities: ['features/roles'], reads: ['identity', 'categories'] },
  categories: { capabilities: ['features/categories'], reads: ['identity', 'roles', 'posts'] },
  posts: {
    capabilities: [
      'features/comments',
      'features/discussions',
      'features/mentions',
      'features/post-fields',
      'features/post-types',
      'features/post-history',
      'features/posts',
    ],
    reads: ['identity', 'roles', 'categories', 'tags', 'reactions', 'bookmarks', 'media', 'search'],
  },
  // Who follows a discussion is a bookmark of it.
  bookmarks: { capabilities: ['features/bookmarks'], reads: ['identity', 'posts', 'categories'] },
  tags: { capabilities: ['features/tags'], reads: ['posts', 'categories'] },
  reactions: { capabilities: ['features/reactions'], reads: ['identity', 'roles', 'posts'] },
  layouts: { capabilities: ['features/layouts'], reads: [] },
  media: { capabilities: ['features/media'], reads: ['identity', 'posts'] },
  search: {
    capabilities: ['features/search'],
    reads: ['identity', 'roles', 'categories', 'posts', 'tags'],
  },
};

/** What every capability may read of the platform's own tables. */
export const READABLE_OF_PLATFORM: readonly string[] = [
  'audit_log',
  'audit_log_chain',
  'audit_log_origins',
  'audit_log_undos',
  'bulk_operations',
  'logged_errors',
];
