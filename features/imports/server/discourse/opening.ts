// A discussion whose opening post is gone keeps its answers: a line stands for what is missing, and whoever began it
// is still who began it.
import { readDate } from '../clean-text.ts';
import { privatePost } from './private-signs.ts';
import { type DiscoursePost, type DiscourseTopic, postsOf } from './topic.ts';

const DELETED = '*The opening post of this discussion was deleted on the old site.*';
const ABSENT = '*The opening post of this discussion did not come along from the old site.*';

export function openingKey(topicID: string): string {
  return `${topicID}/opening`;
}

/** A post of our own in the place of the one that could not be taken. */
export function absentOpening(
  value: unknown,
  topic: DiscourseTopic,
  posts: readonly DiscoursePost[],
): DiscoursePost {
  const refused = fieldsOf(postsOf(value).find((post) => fieldsOf(post).post_number === 1));
  const isDeleted = privatePost(refused) !== undefined;
  const creator = fieldsOf(fieldsOf(fieldsOf(value).details).created_by);
  const [author] = [refused, creator].filter(hasAuthor);
  const dates = [refused.created_at, topic.created_at, posts[0]?.created_at];
  return {
    id: openingKey(String(topic.id)),
    post_number: 1,
    username: typeof author?.username === 'string' ? author.username : undefined,
    user_id: userIDOf(author) ?? (author ? undefined : topic.user_id),
    created_at: dates.map(readDate).find((date) => date !== undefined),
    raw: isDeleted ? DELETED : ABSENT,
    hidden: false,
  };
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function hasAuthor(given: Fields): boolean {
  return typeof given.username === 'string' || userIDOf(given) !== undefined;
}

/** Of a post by `user_id`, of a person by `id`. */
function userIDOf(given: Fields | undefined): number | undefined {
  const id = given && ('post_number' in given ? given.user_id : (given.user_id ?? given.id));
  return Number.isSafeInteger(id) ? (id as number) : undefined;
}
