// What an export of Discourse would bring, read as the import reads it before it writes.
import { join } from 'node:path';
import { wordings } from '../../../../platform/contract/wordings.ts';
import type { ImportPreview, ImportSource, KindPreview } from '../importers.ts';
import { readDiscourseCategories } from './categories.ts';
import { checkDiscourseExport } from './check-export.ts';
import { checkTopic } from './check-topic.ts';
import { isBroken, openDiscourseExport, readTopics } from './read-topics.ts';
import { postsOf } from './topic.ts';

/** Any file of lines may be one: its first line tells. */
export async function recogniseDiscourse(
  folder: string,
  names: readonly string[],
): Promise<string | undefined> {
  const isLines = (name: string) => /\.(nd)?jsonl?(\.gz)?$/i.test(name);
  const candidates = names.filter(
    (name) => isLines(name) && !/^(?:post_actions|users|categories)\./i.test(name),
  );
  const file = candidates.find((name) => /^topics\./i.test(name)) ?? candidates[0];
  if (file === undefined) return undefined;
  for await (const { value } of readTopics(join(folder, file)))
    return postsOf(value).length > 0 ? join(folder, file) : undefined;
  return undefined;
}

export async function inspectDiscourse({
  path,
  out,
}: Pick<ImportSource, 'path' | 'out'>): Promise<ImportPreview> {
  const found = await openDiscourseExport(path);
  const facts = await checkDiscourseExport(found, (topics) => out.progress(`topics: ${topics}`));
  const listed = readDiscourseCategories(found.categories, facts.categoriesInTopics);
  const known = new Set(listed.map((each) => each.foreignID));
  const unlisted = facts.categoryIDs.filter((id) => !known.has(id)).length;
  const { refused, posts, polls, likes } = await countRows(found.file);
  const named = found.postActions !== undefined;
  const kinds: KindPreview[] = [
    { kind: 'users', found: facts.participants.length, comes: facts.participants.length, why: WHY.passwords },
    { kind: 'categories', found: listed.length + unlisted, comes: listed.length + unlisted },
    {
      kind: 'topics',
      found: facts.topics,
      comes: facts.topics - refused,
      why: refused > 0 ? WHY.refused : undefined,
    },
    { kind: 'posts', found: facts.posts, comes: posts, why: posts < facts.posts ? WHY.leftOut : undefined },
    { kind: 'likes', found: likes, comes: likes, why: named ? undefined : WHY.nameless },
    { kind: 'badges', found: facts.badges.length, comes: facts.badges.length, why: WHY.badges },
    { kind: 'polls', found: polls, comes: 0, why: WHY.polls },
  ];
  const isClosed = unlisted > 0 && found.categories !== undefined;
  return {
    source: facts.host,
    kinds: kinds.filter((each) => each.found > 0),
    warnings: [...(facts.host === undefined ? [WHY.noHost] : []), ...(isClosed ? [WHY.closed] : [])],
  };
}

const WHY = wordings({
  passwords: 'Without passwords: members take over their accounts by mail or by a sign at the old site.',
  refused: 'Some are broken, private or empty; the report lists each with its reason.',
  leftOut: 'Some are events, private or without text; the report lists each with its reason.',
  nameless: 'As numbers: the export does not say who gave them.',
  polls: 'There is nothing like them in the import yet; their text stays in the post.',
  badges: 'They are stored with the account, and seen where badges are switched on.',
  noHost: 'The export does not tell which site it is of.',
  closed: 'Categories that no list describes begin closed: only those who manage see them.',
});

/** As the import checks them; what a database would have to be asked for is not known here. */
async function countRows(file: string) {
  const counts = { refused: 0, posts: 0, polls: 0, likes: 0 };
  for await (const line of readTopics(file)) {
    if (isBroken(line)) {
      counts.refused++;
      continue;
    }
    const { topic, opening, isOpeningAbsent, replies } = checkTopic(line);
    if (!topic) counts.refused++;
    counts.posts += replies.length + (opening && !isOpeningAbsent ? 1 : 0);
    for (const post of postsOf(line.value)) {
      const { polls, actions_summary } = post as { polls?: unknown; actions_summary?: unknown };
      if (Array.isArray(polls)) counts.polls += polls.length;
      counts.likes += likesIn(actions_summary);
    }
  }
  return counts;
}

function likesIn(summary: unknown): number {
  if (!Array.isArray(summary)) return 0;
  const likes = summary.find((each) => each?.id === 2)?.count;
  return Number.isSafeInteger(likes) && likes > 0 ? likes : 0;
}
