// What forums have in common, whatever their exports look like: each importer reads its own into these.
import type { Source } from '../bodies.ts';
import type { BadgeGrant } from '../write-badges.ts';
import type { NewCategory } from '../write-categories.ts';
import type { NewMember } from '../write-members.ts';

export interface ForumUser extends NewMember {
  oldPaths: readonly string[];
}

export interface ForumTopic {
  id: string;
  title: string;
  categoryID: string;
  /** The post that it begins with. */
  openingID: string;
  views: number;
  isClosed: boolean;
  isPinned: boolean;
  tags: readonly string[];
  oldPaths: readonly string[];
  /** Why it does not come: private, deleted, not approved. */
  problem?: string | undefined;
}

export interface ForumPost {
  id: string;
  topicID: string;
  authorID: string;
  /** Where the author has no account any more. */
  authorName?: string | undefined;
  /** ISO; undefined where the export has no usable one. */
  date: string | undefined;
  dateUpdated?: string | undefined;
  body: Source;
  oldPaths: readonly string[];
  problem?: string | undefined;
}

export interface ForumLike {
  postID: string;
  userID: string;
  urlcode: 'Up' | 'Down' | 'Like';
  date?: string | undefined;
}

/** Streams may be asked for as often as one likes; each reads the export from its beginning. */
export interface ForumExport {
  kind: string;
  host: string | undefined;
  categories: readonly NewCategory[];
  users: () => AsyncIterable<ForumUser[]>;
  topics: () => AsyncIterable<ForumTopic[]>;
  posts: () => AsyncIterable<ForumPost[]>;
  likes: () => AsyncIterable<ForumLike[]>;
  /** Absent: exports of its kind have none. */
  badges?: () => AsyncIterable<BadgeGrant[]>;
  /** What the export has and nothing here is like: by kind. */
  without: ReadonlyMap<string, number>;
  warnings: readonly string[];
}
