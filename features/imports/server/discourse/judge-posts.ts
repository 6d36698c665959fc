// What can be taken of a topic's posts, and what cannot and why.
import type { z } from 'zod';
import { readDate } from '../clean-text.ts';
import { privatePost } from './private-signs.ts';
import { type DiscoursePost, discoursePost, idOf, postsOf } from './topic.ts';

export interface Rejection {
  kind: 'topics' | 'posts' | 'actions';
  foreignID: string;
  reason: string;
  /** Not for everybody: what an earlier run took of it is withdrawn. */
  isPrivate?: boolean;
}

export interface JudgedPosts {
  /** In the order of their numbers. */
  posts: DiscoursePost[];
  rejections: Rejection[];
  dateClosed: string | undefined;
  /** What was said when it was closed. */
  closingWords: string | undefined;
  countPosts: number;
  countActions: number;
}

export function judgePosts(value: unknown, topicID: string): JudgedPosts {
  const judged: JudgedPosts = {
    posts: [],
    rejections: [],
    dateClosed: undefined,
    closingWords: undefined,
    countPosts: 0,
    countActions: 0,
  };
  const seen = new Seen();
  for (const [at, given] of postsOf(value).entries()) {
    const post = withID(given, topicID);
    const id = idOf(post, `post ${at + 1} of topic ${topicID}`);
    const parsed = discoursePost.safeParse(post);
    const closed = privatePost(given);
    if (closed === undefined && parsed.success && parsed.data.action_code) {
      noteAction(judged, parsed.data, id);
      continue;
    }
    judged.countPosts++;
    const problem = closed ?? (parsed.success ? postProblem(parsed.data, seen) : describe(parsed.error));
    if (!parsed.success || problem !== undefined)
      judged.rejections.push({
        ...rejection(id, problem ?? 'not a post'),
        isPrivate: closed !== undefined,
      });
    else {
      seen.add(parsed.data);
      judged.posts.push(parsed.data);
    }
  }
  judged.posts.sort((a, b) => a.post_number - b.post_number);
  return judged;
}

/** A post without an id is known by its place; exports that were put together by hand have such. */
function withID(given: unknown, topicID: string): unknown {
  if (typeof given !== 'object' || given === null) return given;
  const { id, post_number: number } = given as { id?: unknown; post_number?: unknown };
  const isNameless = (id === undefined || id === null) && Number.isSafeInteger(number);
  return isNameless ? { ...given, id: `${topicID}/${number}` } : given;
}

class Seen {
  readonly numbers = new Set<number>();
  readonly ids = new Set<string>();

  add({ post_number, id }: DiscoursePost): void {
    this.numbers.add(post_number);
    this.ids.add(id);
  }
}

function noteAction(judged: JudgedPosts, post: DiscoursePost, id: string): void {
  judged.countActions++;
  const reason = `“${post.action_code}”: an action of the old site's staff, not a post`;
  judged.rejections.push({ kind: 'actions', foreignID: id, reason });
  if (/^(?:closed|autoclosed|archived)\.enabled$/.test(post.action_code ?? '')) {
    judged.dateClosed = readDate(post.created_at) ?? judged.dateClosed;
    judged.closingWords = post.raw?.trim() || undefined;
  }
}

function postProblem(post: DiscoursePost, seen: Seen): string | undefined {
  if (!post.raw?.trim() && !post.cooked?.trim()) return 'it has no text';
  if (!readDate(post.created_at)) return 'it has no usable date';
  if (seen.ids.has(post.id)) return 'its topic has another post with its id';
  return seen.numbers.has(post.post_number) ? `its topic has another post ${post.post_number}` : undefined;
}

export function rejection(id: string, reason: string): Rejection {
  return { kind: 'posts', foreignID: id, reason };
}

export function describe(error: z.ZodError): string {
  const [issue] = error.issues;
  return `its ${issue?.path.join('.') || 'content'} is not usable (${issue?.message ?? 'wrong shape'})`;
}
