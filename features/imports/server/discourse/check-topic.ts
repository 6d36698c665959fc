// What can be taken of a topic, and what cannot and why.
import { checkPosts, describe, type Rejection, rejection } from './check-posts.ts';
import { absentOpening } from './opening.ts';
import { privateTopic } from './private-signs.ts';
import { type DiscoursePost, type DiscourseTopic, discourseTopic, idOf, type TopicLine } from './topic.ts';

export interface CheckedTopic {
  foreignID: string;
  /** In the file. */
  line: number;
  topic: DiscourseTopic | undefined;
  opening: DiscoursePost | undefined;
  /** The opening post is missing in the export: another text stands in its place. */
  isOpeningAbsent: boolean;
  /** An earlier line of the same export was this topic too. */
  isRepeated: boolean;
  replies: DiscoursePost[];
  /** When somebody last closed or archived it. */
  dateClosed: string | undefined;
  closingWords: string | undefined;
  rejections: Rejection[];
  countPosts: number;
  countActions: number;
}

export function checkTopic({ value, line }: TopicLine): CheckedTopic {
  const foreignID = idOf(value, `line ${line}`);
  const checked = checkPosts(value, foreignID);
  const parsed = discourseTopic.safeParse(value);
  const closed = privateTopic(value);
  const problem =
    closed ?? (parsed.success ? topicProblem(parsed.data, checked.posts) : describe(parsed.error));
  const { countPosts, countActions } = checked;
  const base = { foreignID, line, countPosts, countActions };
  if (!parsed.success || problem !== undefined) {
    const rejections: Rejection[] = [
      { kind: 'topics', foreignID, reason: problem ?? 'not a topic', isPrivate: closed !== undefined },
      ...checked.posts.map((post) => rejection(post.id, `its topic was not taken: ${problem}`)),
      ...checked.rejections,
    ];
    const nothing = {
      topic: undefined,
      opening: undefined,
      replies: [],
      dateClosed: undefined,
      closingWords: undefined,
    };
    return { ...base, ...nothing, isOpeningAbsent: false, isRepeated: false, rejections };
  }
  const [first] = checked.posts;
  // Whoever answers first did not begin the discussion.
  const isOpeningAbsent = first?.post_number !== 1;
  const dateClosed = parsed.data.closed || parsed.data.archived ? checked.dateClosed : undefined;
  return {
    ...base,
    topic: parsed.data,
    opening: isOpeningAbsent ? absentOpening(value, parsed.data, checked.posts) : first,
    isOpeningAbsent,
    isRepeated: false,
    replies: isOpeningAbsent ? checked.posts : checked.posts.slice(1),
    dateClosed,
    closingWords: parsed.data.closed || parsed.data.archived ? checked.closingWords : undefined,
    rejections: checked.rejections,
  };
}

function topicProblem(topic: DiscourseTopic, posts: readonly DiscoursePost[]): string | undefined {
  if (topic.title.trim() === '') return 'it has no title';
  return posts.length === 0 ? 'it has no post that could be taken' : undefined;
}
