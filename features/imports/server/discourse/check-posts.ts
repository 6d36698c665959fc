// What can be taken of a topic's posts, and what cannot and why.
import type { z } from 'zod';
import { readDate } from '../clean-text.ts';
import { privatePost } from './private-signs.ts';
import { type DiscoursePost, discoursePost, idOf, postsOf } from './topic.ts';

export interface Rejection {
  kind: 'topics' | 'posts' | 'actions';
  foreignID: string;
  reason: string;
  /** Not for everybody: what an earlier run imported of it is held. */
  isPrivate?: boolean;
}

export interface CheckedPosts {
  /** In the order of their numbers. */
  posts: DiscoursePost[];
  rejections: Rejection[];
  dateClosed: string | undefined;
  /** The reason given when it was closed. */
  closingWords: string | undefined;
  countPosts: number;
  countActions: number;
}

export function checkPosts(value: unknown, topicID: string): CheckedPosts {
  const checked: CheckedPosts = {
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
      noteAction(checked, parsed.data, id);
      continue;
    }
    checked.countPosts++;
    const problem = closed ?? (parsed.success ? postProblem(parsed.data, seen) : describe(parsed.error));
    if (!parsed.success || problem !== undefined)
      checked.rejections.push({
        ...rejection(id, problem ?? 'not a post'),
        isPrivate: closed !== undefined,
      });
    else {
      seen.add(parsed.data);
      checked.posts.push(parsed.data);
    }
  }
  checked.posts.sort((a, b) => a.post_number - b.post_number);
  return checked;
}

/** A post without an id is known by its place; exports that were assembled by hand have such. */
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

function noteAction(checked: CheckedPosts, post: DiscoursePost, id: string): void {
  checked.countActions++;
  const reason = `“${post.action_code}”: an action of the old site's staff, not a post`;
  checked.rejections.push({ kind: 'actions', foreignID: id, reason });
  if (/^(?:closed|autoclosed|archived)\.enabled$/.test(post.action_code ?? '')) {
    checked.dateClosed = readDate(post.created_at) ?? checked.dateClosed;
    checked.closingWords = post.raw?.trim() || undefined;
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
