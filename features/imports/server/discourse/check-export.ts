// Reads the whole export once before anything is written: a damaged file changes nothing.
import { basename } from 'node:path';
import { CommandProblem } from '../../../../platform/server/feature/operations.ts';
import { readPeople } from './people.ts';
import { restrictedCategory } from './private-signs.ts';
import { type DiscourseExport, isBroken, readTopics } from './read-topics.ts';
import { categoryIDOf, idOf, postsOf } from './topic.ts';

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
}

export async function checkDiscourseExport(
  { file }: DiscourseExport,
  onProgress: (topics: number) => void,
): Promise<DiscourseFacts> {
  const categories = new Set<string>();
  const inTopics = new Map<string, object>();
  const hosts = new Map<string, number>();
  let topics = 0;
  let posts = 0;
  let withPosts = 0;
  let hasUncategorized = false;
  await readPeople(file);
  const ids = new Set<string>();
  const repeatedTopics = new Set<string>();
  for await (const line of readTopics(file)) {
    topics++;
    if (isBroken(line)) continue;
    const { value } = line;
    const id = idOf(value, '');
    if (ids.has(id)) repeatedTopics.add(id);
    ids.add(id);
    const ofTopic = postsOf(value);
    posts += ofTopic.length;
    if (ofTopic.length > 0) withPosts++;
    const categoryID = categoryIDOf(value);
    if (typeof categoryID === 'number' && Number.isSafeInteger(categoryID))
      categories.add(String(categoryID));
    else hasUncategorized = true;
    const category = (value as { category?: unknown } | null)?.category;
    // Of many, one that says it is closed.
    if (isObject(category) && (!inTopics.has(String(categoryID)) || restrictedCategory(category)))
      inTopics.set(String(categoryID), category);
    const host = hostIn(ofTopic[0]);
    if (host) hosts.set(host, (hosts.get(host) ?? 0) + 1);
    if (topics % 200 === 0) onProgress(topics);
  }
  if (withPosts === 0) {
    throw new CommandProblem(
      `${basename(file)} holds no topics of Discourse. Each line must be a topic as /t/<id>.json?include_raw=1 gives it.`,
    );
  }
  const [host] = [...hosts].sort((a, b) => b[1] - a[1])[0] ?? [];
  const categoriesInTopics = [...inTopics.values()];
  const categoryIDs = [...categories].sort((a, b) => Number(a) - Number(b));
  return { topics, posts, categoryIDs, categoriesInTopics, hasUncategorized, repeatedTopics, host };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hostIn(post: unknown): string | undefined {
  const template = (post as { avatar_template?: unknown } | null | undefined)?.avatar_template;
  if (typeof template !== 'string') return undefined;
  return /^\/user_avatar\/([a-z0-9.-]+\.[a-z0-9-]+)\//i.exec(template)?.[1]?.toLowerCase();
}
