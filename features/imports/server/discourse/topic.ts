// The shape of Discourse's own topic JSON, as far as it is read here. Nothing in it is taken for granted.
import { z } from 'zod';

const text = z.string().nullish();
const flag = z.boolean().nullish();

export const discoursePost = z.object({
  id: z.int(),
  post_number: z.int().min(1),
  username: z.string().nullish(),
  user_id: z.int().nullish(),
  created_at: text,
  updated_at: text,
  version: z.int().nullish(),
  raw: text,
  cooked: text,
  reply_to_post_number: z.int().nullish(),
  action_code: text,
  actions_summary: z.array(z.object({ id: z.int(), count: z.int().nullish() })).nullish(),
  accepted_answer: flag,
  hidden: flag,
  deleted_at: text,
  user_deleted: flag,
  user_title: text,
  user_suspended: flag,
  moderator: flag,
  admin: flag,
  avatar_template: text,
});
export type DiscoursePost = z.infer<typeof discoursePost>;

export const discourseTopic = z.object({
  id: z.int(),
  title: z.string(),
  slug: text,
  category_id: z.int().nullish(),
  created_at: text,
  last_posted_at: text,
  views: z.int().nullish(),
  closed: flag,
  archived: flag,
  visible: flag,
  pinned: flag,
  pinned_globally: flag,
  pinned_at: text,
  archetype: text,
  deleted_at: text,
  tags: z.array(z.union([z.string(), z.object({ name: z.string() }).transform((tag) => tag.name)])).nullish(),
  post_stream: z.object({ posts: z.array(z.unknown()) }),
});
export type DiscourseTopic = z.infer<typeof discourseTopic>;

/** What a line holds before anybody has judged its topic or posts. */
export interface TopicLine {
  /** For messages: where in the file it stands. */
  line: number;
  value: unknown;
}

/** Posts of a line, also of one whose topic is unusable: they are counted all the same. */
export function postsOf(value: unknown): unknown[] {
  const stream = (value as { post_stream?: { posts?: unknown } } | null)?.post_stream;
  return Array.isArray(stream?.posts) ? stream.posts : [];
}

export function idOf(value: unknown, fallback: string): string {
  const id = (value as { id?: unknown } | null)?.id;
  return typeof id === 'number' || typeof id === 'string' ? String(id) : fallback;
}
