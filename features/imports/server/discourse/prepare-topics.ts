// Topics prepared to be written: checked, threaded, converted and rendered. Nothing is written here.
import { convertDiscourseCooked } from '../../convert/discourse-cooked.ts';
import { convertDiscourseRaw } from '../../convert/discourse-raw.ts';
import { type PreparedBody, prepareBody, type Source } from '../bodies.ts';
import { readDate } from '../clean-text.ts';
import type { ImportRun } from '../import-run.ts';
import { type Member, membersByID } from '../members.ts';
import { mentionedNames, rewriteMentions } from '../mentions.ts';
import { withClosingWords, withQuoteLine } from '../quote-line.ts';
import { authorOf } from './authors.ts';
import { rejection } from './check-posts.ts';
import type { CheckedTopic } from './check-topic.ts';
import { type KnownPost, type KnownThread, knownPosts, knownThreads } from './known-threads.ts';
import { type Place, planThread } from './plan-thread.ts';
import { countReactions } from './reactions.ts';
import type { DiscoursePost, DiscourseTopic } from './topic.ts';

export interface PostPlan {
  post: DiscoursePost;
  userID: number;
  place: Place | undefined;
  body: PreparedBody;
  dateInserted: string;
  dateUpdated: string | undefined;
  dateHeld: string | undefined;
  /** What reactions without names are worth. */
  likes: number;
  reactions: ReadonlyMap<string, number>;
}

export interface TopicPlan {
  foreignID: string;
  topic: DiscourseTopic;
  dateClosed: string | undefined;
  /** Undefined where the topic is here already and only later posts are new. */
  opening: PostPlan | undefined;
  replies: PostPlan[];
  known: KnownThread | undefined;
  isOpeningAbsent: boolean;
  isRepeated: boolean;
  /** Posts that are here already. */
  countKnown: number;
}

export interface TopicBatch {
  checked: CheckedTopic[];
  plans: TopicPlan[];
}

interface Lookups {
  userIDs: ReadonlyMap<string, number>;
  usernames: ReadonlyMap<string, Member>;
  mentioned: ReadonlyMap<string, Member>;
}

/** May be called again for the same topics, when others were written in between. */
export async function prepareTopics(run: ImportRun, checked: CheckedTopic[]): Promise<TopicBatch> {
  const usable = checked.filter((each) => each.topic !== undefined);
  const posts = await knownPosts(run, run.db, usable);
  const known = await knownThreads(run, usable, posts);
  const taken = new Set<string>();
  for (const each of usable) {
    rejectLatePosts(each, known.get(each.foreignID));
    rejectMovedPosts(each, known.get(each.foreignID), posts, taken);
  }
  const fresh = usable.map((each) => ({ each, posts: freshPosts(each, known.get(each.foreignID)) }));
  const lookups = await lookUp(
    run,
    fresh.flatMap(({ posts }) => posts),
  );
  const plans = fresh.flatMap(({ each, posts }) =>
    planTopic(run, each, posts, known.get(each.foreignID), lookups),
  );
  return { checked, plans };
}

/** Whether rows that this batch takes for new were written since it was prepared. */
export async function isOutdated(run: ImportRun, { plans }: TopicBatch): Promise<boolean> {
  const fresh = plans.filter((plan) => !plan.known).map((plan) => plan.foreignID);
  const replies = plans.flatMap((plan) => plan.replies).map(({ post }) => post.id);
  return (
    (await run.ids.find(run.db, 'topics', fresh)).size > 0 ||
    (await run.ids.find(run.db, 'posts', replies)).size > 0
  );
}

/** What came to a topic that has been deleted here since. */
function rejectLatePosts(checked: CheckedTopic, known: KnownThread | undefined): void {
  if (!known?.isGone) return;
  const late = checked.replies.filter((post) => !known.postIDs.has(post.id));
  for (const { id } of late) checked.rejections.push(rejection(id, 'its topic was deleted here'));
  checked.replies = checked.replies.filter((post) => known.postIDs.has(post.id));
}

/** A post that was moved on the old site stands in both topics where they were fetched at different times. */
function rejectMovedPosts(
  checked: CheckedTopic,
  known: KnownThread | undefined,
  posts: ReadonlyMap<string, KnownPost>,
  taken: Set<string>,
): void {
  const isElsewhere = ({ id }: DiscoursePost) => !known?.postIDs.has(id) && (posts.has(id) || taken.has(id));
  for (const { id } of checked.replies.filter(isElsewhere))
    checked.rejections.push(rejection(id, 'it stands in another discussion already'));
  checked.replies = checked.replies.filter((post) => !isElsewhere(post));
  for (const { id } of checked.replies) taken.add(id);
  const { opening } = checked;
  if (!known || !opening || checked.isOpeningAbsent || known.hasOpening || known.hasPlaceholder) return;
  checked.rejections.push(rejection(opening.id, 'its discussion begins with another post already'));
  checked.isOpeningAbsent = true;
}

/** In a topic that is here already, the opening post is new where a line of ours stands for it. */
function freshPosts(checked: CheckedTopic, known: KnownThread | undefined): DiscoursePost[] {
  const { opening, replies } = checked;
  const isOpeningNew = !known || (!checked.isOpeningAbsent && !known.hasOpening && !known.isGone);
  const fresh = known ? replies.filter((post) => !known.postIDs.has(post.id)) : replies;
  return opening && isOpeningNew ? [opening, ...fresh] : fresh;
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
  checked: CheckedTopic,
  posts: readonly DiscoursePost[],
  known: KnownThread | undefined,
  lookups: Lookups,
): TopicPlan[] {
  const { topic, foreignID, opening } = checked;
  if (!topic || !opening) return [];
  const replies = posts.filter((post) => post !== opening);
  const places = planThread(
    replies.map((post) => ({ number: post.post_number, repliesTo: post.reply_to_post_number ?? undefined })),
    opening.post_number,
    known?.places,
  );
  const byNumber = new Map(checked.replies.map((post) => [post.post_number, post]));
  const excerpts = new Map<number, string>();
  const plan = (post: DiscoursePost): PostPlan => {
    const place = post === opening ? undefined : places.get(post.post_number);
    const answered = byNumber.get(place?.flattenedFrom ?? 0);
    let source = convert(post, lookups.usernames);
    if (answered) {
      source = withQuoteLine(source, {
        name: answered.username ?? '',
        link: `discourse://post/${topic.id}/${answered.post_number}`,
        words: answered.hidden ? '' : (excerpts.get(answered.post_number) ?? ''),
      });
    }
    if (post === opening && checked.closingWords) source = withClosingWords(source, checked.closingWords);
    const body = prepareBody(source, run.rendering, lookups.mentioned);
    excerpts.set(post.post_number, body.excerpt);
    return { place, body, ...factsOf(post, lookups) };
  };
  return [
    {
      foreignID,
      topic,
      dateClosed: checked.dateClosed,
      opening: posts.includes(opening) ? plan(opening) : undefined,
      replies: replies.map(plan),
      known,
      isOpeningAbsent: checked.isOpeningAbsent,
      isRepeated: checked.isRepeated,
      countKnown: countKnown(checked, posts),
    },
  ];
}

function countKnown(checked: CheckedTopic, fresh: readonly DiscoursePost[]): number {
  const { opening, isOpeningAbsent, replies } = checked;
  const all = opening && !isOpeningAbsent ? [opening, ...replies] : replies;
  return all.filter((post) => !fresh.includes(post)).length;
}

function convert(post: DiscoursePost, usernames: ReadonlyMap<string, Member>): Source {
  const cooked = post.cooked ?? '';
  const converted = post.raw?.trim() ? convertRaw(post.raw, cooked) : convertDiscourseCooked(cooked);
  return { ...converted, source: rewriteMentions(converted.source, usernames) };
}

/** Marks nested deeper than anybody nests them stay as they were typed. */
function convertRaw(raw: string, cooked: string): Source {
  try {
    return convertDiscourseRaw(raw, cooked);
  } catch (error) {
    if (error instanceof RangeError) return { source: raw, format: 'markdown' };
    throw error;
  }
}

function factsOf(post: DiscoursePost, { userIDs }: Lookups): Omit<PostPlan, 'place' | 'body'> {
  const author = authorOf(post);
  const userID = userIDs.get(`${author.kind} ${author.id}`);
  if (userID === undefined) throw new Error(`The author of post ${post.id} was not imported.`);
  const dateInserted = readDate(post.created_at) ?? new Date(0).toISOString();
  // Discourse changes `updated_at` for its own ends as well; only a new version is an edit.
  const isEdited = (post.version ?? 1) > 1;
  const dateUpdated = isEdited || post.hidden ? readDate(post.updated_at) : undefined;
  return {
    post,
    userID,
    dateInserted,
    dateUpdated: isEdited ? dateUpdated : undefined,
    dateHeld: post.hidden ? (dateUpdated ?? dateInserted) : undefined,
    ...countReactions(post),
  };
}
