// Reads the whole export once before anything is written: a damaged file changes nothing. What is needed of all of it
// is collected on the way.
import { basename } from 'node:path';
import { CommandProblem } from '../../../../platform/server/feature/operations.ts';
import type { BadgeGrant } from '../write-badges.ts';
import { checkTopic } from './check-topic.ts';
import { type Participant, Participants } from './participants.ts';
import { readPeople } from './people.ts';
import { checkPostActions } from './post-actions.ts';
import { restrictedCategory } from './private-signs.ts';
import { type DiscourseExport, isBroken, readTopics } from './read-topics.ts';
import { categoryIDOf, idOf, postsOf, type TopicLine } from './topic.ts';

export interface DiscourseFacts {
  topics: number;
  posts: number;
  categoryIDs: string[];
  /** What topics themselves say about their categories. */
  categoriesInTopics: object[];
  hasUncategorized: boolean;
  /** Topics that stand in more than one line. */
  repeatedTopics: ReadonlySet<string>;
  /** `forum.example.org`, from the addresses of avatars. */
  host: string | undefined;
  participants: Participant[];
  badges: readonly BadgeGrant[];
  /** The table beside the topics says of some reactions which they are. */
  hasFaces: boolean;
}

export async function checkDiscourseExport(
  { file, postActions }: DiscourseExport,
  onProgress: (topics: number) => void,
): Promise<DiscourseFacts> {
  const people = await readPeople(file);
  const participants = new Participants(people);
  const topics = new TopicFacts();
  for await (const line of readTopics(file)) {
    topics.note(line);
    if (!isBroken(line)) participants.note(checkTopic(line));
    if (topics.count % 200 === 0) onProgress(topics.count);
  }
  if (topics.withPosts === 0) {
    throw new CommandProblem(
      `${basename(file)} holds no topics of Discourse. Each line must be a topic as /t/<id>.json?include_raw=1 gives it.`,
    );
  }
  const actions = postActions === undefined ? undefined : await checkPostActions(postActions, people);
  if (actions) participants.noteReactors(actions.reactors);
  return {
    ...topics.facts(),
    participants: participants.all(),
    badges: people.badges,
    hasFaces: actions?.hasFaces ?? false,
  };
}

class TopicFacts {
  count = 0;
  withPosts = 0;
  #posts = 0;
  #hasUncategorized = false;
  readonly #categories = new Set<string>();
  readonly #inTopics = new Map<string, object>();
  readonly #hosts = new Map<string, number>();
  readonly #ids = new Set<string>();
  readonly #repeated = new Set<string>();

  note(line: TopicLine): void {
    this.count++;
    if (isBroken(line)) return;
    const { value } = line;
    const id = idOf(value, '');
    if (this.#ids.has(id)) this.#repeated.add(id);
    this.#ids.add(id);
    const posts = postsOf(value);
    this.#posts += posts.length;
    if (posts.length > 0) this.withPosts++;
    this.#noteCategory(value);
    const host = hostIn(posts[0]);
    if (host) this.#hosts.set(host, (this.#hosts.get(host) ?? 0) + 1);
  }

  #noteCategory(value: unknown): void {
    const id = categoryIDOf(value);
    if (typeof id === 'number' && Number.isSafeInteger(id)) this.#categories.add(String(id));
    else this.#hasUncategorized = true;
    const category = (value as { category?: unknown } | null)?.category;
    // Of many, one that says it is closed.
    if (isObject(category) && (!this.#inTopics.has(String(id)) || restrictedCategory(category)))
      this.#inTopics.set(String(id), category);
  }

  facts(): Omit<DiscourseFacts, 'participants' | 'badges' | 'hasFaces'> {
    const [host] = [...this.#hosts].sort((a, b) => b[1] - a[1])[0] ?? [];
    return {
      topics: this.count,
      posts: this.#posts,
      categoryIDs: [...this.#categories].sort((a, b) => Number(a) - Number(b)),
      categoriesInTopics: [...this.#inTopics.values()],
      hasUncategorized: this.#hasUncategorized,
      repeatedTopics: this.#repeated,
      host,
    };
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hostIn(post: unknown): string | undefined {
  const template = (post as { avatar_template?: unknown } | null | undefined)?.avatar_template;
  if (typeof template !== 'string') return undefined;
  return /^\/user_avatar\/([a-z0-9.-]+\.[a-z0-9-]+)\//i.exec(template)?.[1]?.toLowerCase();
}
