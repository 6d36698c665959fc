// Topics made ready to be written: judged, threaded, converted and rendered. Nothing is written here.
import { convertDiscourseCooked } from '../../convert/discourse-cooked.ts';
import { convertDiscourseRaw } from '../../convert/discourse-raw.ts';
import { type PreparedBody, prepareBody, type Source } from '../bodies.ts';
import { readDate } from '../clean-text.ts';
import type { ImportRun } from '../import-run.ts';
import { type Member, membersByID } from '../members.ts';
import { mentionedNames, rewriteMentions } from '../mentions.ts';
import { withQuoteLine } from '../quote-line.ts';
import { authorOf } from './authors.ts';
import { type JudgedTopic, judgeTopic } from './judge-topic.ts';
import { type KnownThread, knownThreads } from './known-threads.ts';
import { type Place, planThread } from './plan-thread.ts';
import type { DiscoursePost, DiscourseTopic, TopicLine } from './topic.ts';

export interface PostPlan {
  post: DiscoursePost;
  userID: number;
  place: Place | undefined;
  body: PreparedBody;
  dateInserted: string;
  dateUpdated: string | undefined;
  dateHeld: string | undefined;
  likes: number;
}

export interface TopicPlan {
  foreignID: string;
  topic: DiscourseTopic;
  dateClosed: string | undefined;
  /** Undefined where the topic is here already and only later posts are new. */
  opening: PostPlan | undefined;
  replies: PostPlan[];
  known: KnownThread | undefined;
  /** Posts that are here already. */
  countKnown: number;
}

export interface TopicBatch {
  judged: JudgedTopic[];
  plans: TopicPlan[];
}

interface Lookups {
  userIDs: ReadonlyMap<string, number>;
  usernames: ReadonlyMap<string, Member>;
  mentioned: ReadonlyMap<string, Member>;
}

export async function prepareTopics(run: ImportRun, lines: readonly TopicLine[]): Promise<TopicBatch> {
  const judged = lines.map(({ value, line }) => judgeTopic(value, line));
  const usable = judged.filter((each) => each.topic !== undefined);
  const known = await knownThreads(run, usable);
  for (const each of usable) rejectLatePosts(each, known.get(each.foreignID));
  const fresh = usable.map((each) => ({ each, posts: freshPosts(each, known.get(each.foreignID)) }));
  const lookups = await lookUp(
    run,
    fresh.flatMap(({ posts }) => posts),
  );
  const plans = fresh.flatMap(({ each, posts }) =>
    planTopic(run, each, posts, known.get(each.foreignID), lookups),
  );
  return { judged, plans };
}

/** What came to a topic that has been deleted here since. */
function rejectLatePosts(judged: JudgedTopic, known: KnownThread | undefined): void {
  if (!known?.isGone) return;
  const late = judged.replies.filter((post) => !known.postIDs.has(post.id));
  for (const { id } of late) {
    judged.rejections.push({ kind: 'posts', foreignID: String(id), reason: 'its topic was deleted here' });
  }
  judged.replies = judged.replies.filter((post) => known.postIDs.has(post.id));
}

function freshPosts(judged: JudgedTopic, known: KnownThread | undefined): DiscoursePost[] {
  const all = judged.opening ? [judged.opening, ...judged.replies] : judged.replies;
  return known ? judged.replies.filter((post) => !known.postIDs.has(post.id)) : all;
}

async function lookUp(run: ImportRun, posts: readonly DiscoursePost[]): Promise<Lookups> {
  const authors = posts.map(authorOf);
  const userIDs = new Map<string, number>();
  for (const kind of ['users', 'former members'] as const) {
    const ids = authors.filter((author) => author.kind === kind).map((author) => author.id);
    for (const [id, userID] of await run.ids.find(run.db, kind, ids)) userIDs.set(`${kind} ${id}`, userID);
  }
  const names = new Set(posts.flatMap((post) => mentionedNames(post.raw || post.cooked || '')));
  const found = await run.ids.find(run.db, 'usernames', names);
  const members = await membersByID(run.db, found.values());
  const usernames = new Map<string, Member>();
  for (const [name, userID] of found) {
    const member = members.get(userID);
    if (member) usernames.set(name, member);
  }
  const mentioned = new Map([...usernames.values()].map((member) => [member.name.toLowerCase(), member]));
  return { userIDs, usernames, mentioned };
}

function planTopic(
  run: ImportRun,
  judged: JudgedTopic,
  posts: readonly DiscoursePost[],
  known: KnownThread | undefined,
  lookups: Lookups,
): TopicPlan[] {
  const { topic, foreignID, opening } = judged;
  if (!topic || !opening) return [];
  const replies = posts.filter((post) => post !== opening);
  const places = planThread(
    replies.map((post) => ({ number: post.post_number, repliesTo: post.reply_to_post_number ?? undefined })),
    opening.post_number,
    known?.places,
  );
  const byNumber = new Map(judged.replies.map((post) => [post.post_number, post]));
  const excerpts = new Map<number, string>();
  const plan = (post: DiscoursePost): PostPlan => {
    const place = post === opening ? undefined : places.get(post.post_number);
    const answered = byNumber.get(place?.flattenedFrom ?? 0);
    let source = convert(post, lookups.usernames);
    if (answered) {
      source = withQuoteLine(source, {
        name: answered.username ?? '',
        link: `discourse://post/${topic.id}/${answered.post_number}`,
        words: excerpts.get(answered.post_number) ?? '',
      });
    }
    const body = prepareBody(source, run.site.url, lookups.mentioned);
    excerpts.set(post.post_number, body.excerpt);
    return { place, body, ...factsOf(post, lookups) };
  };
  return [
    {
      foreignID,
      topic,
      dateClosed: judged.dateClosed,
      opening: posts.includes(opening) ? plan(opening) : undefined,
      replies: replies.map(plan),
      known,
      countKnown: judged.replies.length + 1 - posts.length,
    },
  ];
}

function convert(post: DiscoursePost, usernames: ReadonlyMap<string, Member>): Source {
  const cooked = post.cooked ?? '';
  const converted = post.raw?.trim() ? convertDiscourseRaw(post.raw, cooked) : convertDiscourseCooked(cooked);
  return { ...converted, source: rewriteMentions(converted.source, usernames) };
}

function factsOf(post: DiscoursePost, { userIDs }: Lookups): Omit<PostPlan, 'place' | 'body'> {
  const author = authorOf(post);
  const userID = userIDs.get(`${author.kind} ${author.id}`);
  if (userID === undefined) throw new Error(`The author of post ${post.id} was not imported.`);
  const dateInserted = readDate(post.created_at) ?? new Date(0).toISOString();
  const dateUpdated = readDate(post.updated_at);
  return {
    post,
    userID,
    dateInserted,
    // Discourse touches `updated_at` for its own ends as well; only a new version is an edit.
    dateUpdated: (post.version ?? 1) > 1 ? dateUpdated : undefined,
    dateHeld: post.hidden ? (dateUpdated ?? dateInserted) : undefined,
    likes: post.actions_summary?.find((action) => action.id === 2)?.count ?? 0,
  };
}
