// What can be taken of a topic, and what cannot and why.
import type { z } from 'zod';
import { readDate } from '../clean-text.ts';
import {
  type DiscoursePost,
  type DiscourseTopic,
  discoursePost,
  discourseTopic,
  idOf,
  postsOf,
} from './topic.ts';

export interface Rejection {
  kind: 'topics' | 'posts' | 'actions';
  foreignID: string;
  reason: string;
}

export interface JudgedTopic {
  foreignID: string;
  topic: DiscourseTopic | undefined;
  opening: DiscoursePost | undefined;
  replies: DiscoursePost[];
  /** When somebody last closed or archived it. */
  dateClosed: string | undefined;
  rejections: Rejection[];
  countPosts: number;
  countActions: number;
}

export function judgeTopic(value: unknown, line: number): JudgedTopic {
  const foreignID = idOf(value, `line ${line}`);
  const judged = judgePosts(value, foreignID);
  const parsed = discourseTopic.safeParse(value);
  const problem = parsed.success ? topicProblem(parsed.data, judged.posts) : describe(parsed.error);
  const base = { foreignID, countPosts: judged.countPosts, countActions: judged.countActions };
  if (!parsed.success || problem !== undefined) {
    const rejections: Rejection[] = [
      { kind: 'topics', foreignID, reason: problem ?? 'not a topic' },
      ...judged.posts.map((post) => rejection(post.id, `its topic was not taken: ${problem}`)),
      ...judged.rejections,
    ];
    return { ...base, topic: undefined, opening: undefined, replies: [], dateClosed: undefined, rejections };
  }
  const [opening, ...replies] = judged.posts;
  const dateClosed = parsed.data.closed || parsed.data.archived ? judged.dateClosed : undefined;
  return { ...base, topic: parsed.data, opening, replies, dateClosed, rejections: judged.rejections };
}

function topicProblem(topic: DiscourseTopic, posts: readonly DiscoursePost[]): string | undefined {
  if (topic.archetype === 'private_message') return 'a private message';
  if (topic.deleted_at) return 'deleted on the old site';
  if (topic.title.trim() === '') return 'it has no title';
  return posts.length === 0 ? 'it has no post that could be taken' : undefined;
}

interface JudgedPosts {
  posts: DiscoursePost[];
  rejections: Rejection[];
  dateClosed: string | undefined;
  countPosts: number;
  countActions: number;
}

function judgePosts(value: unknown, topicID: string): JudgedPosts {
  const judged: JudgedPosts = {
    posts: [],
    rejections: [],
    dateClosed: undefined,
    countPosts: 0,
    countActions: 0,
  };
  const numbers = new Set<number>();
  for (const [at, given] of postsOf(value).entries()) {
    const id = idOf(given, `post ${at + 1} of topic ${topicID}`);
    const parsed = discoursePost.safeParse(given);
    if (parsed.success && parsed.data.action_code) {
      noteAction(judged, parsed.data, id);
      continue;
    }
    judged.countPosts++;
    const problem = parsed.success ? postProblem(parsed.data, numbers) : describe(parsed.error);
    if (!parsed.success || problem !== undefined)
      judged.rejections.push(rejection(id, problem ?? 'not a post'));
    else {
      numbers.add(parsed.data.post_number);
      judged.posts.push(parsed.data);
    }
  }
  judged.posts.sort((a, b) => a.post_number - b.post_number);
  return judged;
}

function noteAction(judged: JudgedPosts, post: DiscoursePost, id: string): void {
  judged.countActions++;
  const reason = `“${post.action_code}”: an action of the old site's staff, not a post`;
  judged.rejections.push({ kind: 'actions', foreignID: id, reason });
  if (/^(?:closed|autoclosed|archived)\.enabled$/.test(post.action_code ?? '')) {
    judged.dateClosed = readDate(post.created_at) ?? judged.dateClosed;
  }
}

function postProblem(post: DiscoursePost, numbers: ReadonlySet<number>): string | undefined {
  if (post.deleted_at || post.user_deleted) return 'deleted on the old site';
  if (!post.raw?.trim() && !post.cooked?.trim()) return 'it has no text';
  if (!readDate(post.created_at)) return 'it has no usable date';
  return numbers.has(post.post_number) ? `its topic has another post ${post.post_number}` : undefined;
}

function rejection(id: string | number, reason: string): Rejection {
  return { kind: 'posts', foreignID: String(id), reason };
}

function describe(error: z.ZodError): string {
  const [issue] = error.issues;
  return `its ${issue?.path.join('.') || 'content'} is not usable (${issue?.message ?? 'wrong shape'})`;
}
