// Reads the whole export once before anything is written: a damaged file changes nothing.
import { basename } from 'node:path';
import { CommandProblem } from '../../../../platform/server/feature/operations.ts';
import { type DiscourseExport, readTopics } from './read-topics.ts';
import { postsOf } from './topic.ts';

export interface DiscourseFacts {
  topics: number;
  posts: number;
  categoryIDs: string[];
  hasUncategorized: boolean;
  /** `forum.example.org`, as the addresses of avatars tell it. */
  host: string | undefined;
}

export async function checkDiscourseExport(
  { file }: DiscourseExport,
  onProgress: (topics: number) => void,
): Promise<DiscourseFacts> {
  const categories = new Set<string>();
  const hosts = new Map<string, number>();
  let topics = 0;
  let posts = 0;
  let withPosts = 0;
  let hasUncategorized = false;
  for await (const { value } of readTopics(file)) {
    topics++;
    const ofTopic = postsOf(value);
    posts += ofTopic.length;
    if (ofTopic.length > 0) withPosts++;
    const categoryID = (value as { category_id?: unknown } | null)?.category_id;
    if (typeof categoryID === 'number') categories.add(String(categoryID));
    else hasUncategorized = true;
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
  const categoryIDs = [...categories].sort((a, b) => Number(a) - Number(b));
  return { topics, posts, categoryIDs, hasUncategorized, host };
}

function hostIn(post: unknown): string | undefined {
  const template = (post as { avatar_template?: unknown } | null | undefined)?.avatar_template;
  if (typeof template !== 'string') return undefined;
  return /^\/user_avatar\/([a-z0-9.-]+\.[a-z0-9-]+)\//i.exec(template)?.[1]?.toLowerCase();
}
