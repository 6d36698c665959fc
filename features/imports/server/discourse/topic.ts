// The shape of Discourse's own topic JSON, as far as it is read here. Nothing in it is taken for granted.
import { z } from 'zod';
import { isHiddenPost, isHiddenTopic } from './private-signs.ts';

const text = z.string().nullish();
/** What is nice to have: something else in its place is no reason to lose the words. */
const flag = z.boolean().nullish().catch(undefined);
const line = z.string().nullish().catch(undefined);

/** More than any forum has, and little enough to be added up. */
const MAX_COUNT = 1_000_000;
const MAX_VIEWS = 1_000_000_000;
const countUpTo = (max: number) =>
  z
    .number()
    .transform((count) => Math.min(max, Math.max(0, Math.trunc(count))))
    .nullish()
    .catch(undefined);

/** Whoever reacted: some lists hold their names alone. */
const person = z
  .union([
    z.string().transform((username) => ({ id: undefined, username, created_at: undefined })),
    z.object({ id: z.int().nullish().catch(undefined), username: line, created_at: line }),
  ])
  .catch({ id: undefined, username: undefined, created_at: undefined });
export type ReactingPerson = z.infer<typeof person>;
const people = z.array(person).nullish().catch(undefined);

const reactionsOfPost = z
  .array(
    z
      .object({ id: z.string(), count: countUpTo(MAX_COUNT), users: people })
      .catch({ id: '', count: 0, users: undefined }),
  )
  .nullish()
  .catch(undefined);

/** Room is left below the largest number that the database takes: people will go on writing here. */
const MAX_POST_NUMBER = 1_000_000_000;
const id = z.int().min(0);

/** The object with a plain answer in `hidden`, whatever it says and wherever it says it. */
function prepared(more: (value: object) => object) {
  return (value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...value, ...more(value) }
      : value;
}

const postFields = z.object({
  /** Of posts without one: their topic and number. */
  id: z.union([id, z.string().regex(/^[\w/-]{1,100}$/)]).transform(String),
  post_number: z.int().min(1).max(MAX_POST_NUMBER),
  username: z.string().nullish(),
  name: line,
  user_id: z.int().nullish(),
  created_at: text,
  updated_at: line,
  version: z.int().nullish().catch(undefined),
  raw: text,
  cooked: text,
  reply_to_post_number: z.int().nullish().catch(undefined),
  action_code: line,
  actions_summary: z
    .array(
      z
        .object({ id: z.int(), count: countUpTo(MAX_COUNT), users: people })
        .catch({ id: 0, count: 0, users: undefined }),
    )
    .nullish()
    .catch(undefined),
  post_action_users: people,
  reactions: reactionsOfPost,
  reaction_users: reactionsOfPost,
  retorts: z
    .array(z.object({ emoji: z.string(), usernames: people }).catch({ emoji: '', usernames: undefined }))
    .nullish()
    .catch(undefined),
  accepted_answer: flag,
  hidden: z.boolean(),
  user_title: line,
  user_suspended: flag,
  moderator: flag,
  admin: flag,
  avatar_template: line,
});
export const discoursePost = z.preprocess(
  prepared((value) => ({ hidden: isHiddenPost(value) })),
  postFields,
);
export type DiscoursePost = z.infer<typeof postFields>;

const topicFields = z.object({
  id,
  title: z.string(),
  slug: line,
  category_id: z.int().nullish(),
  user_id: z.int().nullish().catch(undefined),
  created_at: line,
  last_posted_at: line,
  views: countUpTo(MAX_VIEWS),
  closed: z.unknown().optional().transform(Boolean),
  archived: z.unknown().optional().transform(Boolean),
  hidden: z.boolean(),
  pinned: flag,
  pinned_globally: flag,
  pinned_at: line,
  tags: z
    .array(z.union([z.string(), z.object({ name: z.string() }).transform((tag) => tag.name)]).catch(''))
    .nullish()
    .catch(undefined),
  post_stream: z.object({ posts: z.array(z.unknown()) }),
});
export const discourseTopic = z.preprocess(
  prepared((value) => ({ hidden: isHiddenTopic(value), category_id: categoryIDOf(value) })),
  topicFields,
);
export type DiscourseTopic = z.infer<typeof topicFields>;

/** What a line holds before its topic or posts are checked. */
export interface TopicLine {
  /** For messages: where in the file it stands. */
  line: number;
  value: unknown;
  /** Why the line could not be read at all. */
  problem?: string;
}

/** Some exports name the category by its id, others put it into the topic. */
export function categoryIDOf(value: unknown): unknown {
  const given = value as { category_id?: unknown; category?: { id?: unknown } | null } | null;
  return given?.category_id ?? given?.category?.id;
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
