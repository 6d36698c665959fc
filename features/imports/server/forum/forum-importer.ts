// An importer of whatever is read into a `ForumExport`.
import { wordings } from '../../../../platform/contract/wordings.ts';
import { CommandProblem } from '../../../../platform/server/feature/operations.ts';
import type { Importer, KindPreview } from '../importers.ts';
import { runImport } from '../run-import.ts';
import { BADGES } from '../write-badges.ts';
import type { ForumExport } from './forum-export.ts';
import { importForum } from './import-forum.ts';

const WORDS = wordings({
  passwords: 'Without passwords: members take over their accounts by mail.',
  badges: 'They are stored with the account, and seen where badges are switched on.',
  refused: 'Some are deleted, not approved, private or empty; the report lists each with its reason.',
  without: 'There is nothing like them here.',
  noHost: 'The export does not tell which site it is of.',
  closed: 'Categories that not everybody may read begin closed: only those who manage see them.',
});

interface Given {
  kind: string;
  name: string;
  uploads: string;
  takes: string;
  details: string;
  open: (path: string) => Promise<ForumExport>;
  recognise: Importer['recognise'];
}

export function forumImporter({ open, details, ...given }: Given): Importer {
  return {
    ...given,
    details: { takes: details },
    content: ['topics'],
    begin: async (source) => {
      const forum = await open(source.path);
      const { kinds } = await countForum(forum, source.out.progress);
      const host = source.host ?? forum.host;
      if (!host) throw new CommandProblem(`${WORDS.noHost} Say it: --url https://forum.example.org`);
      const total = kinds.reduce((sum, { found }) => sum + found, 0);
      return runImport({ ...source, kind: given.kind, source: host }, (run) =>
        importForum(run, forum, total),
      );
    },
    inspect: async ({ path, out }) => {
      const forum = await open(path);
      const { kinds } = await countForum(forum, out.progress);
      const others = [...forum.without].map(([kind, found]) => ({
        kind,
        found,
        comes: 0,
        why: WORDS.without,
      }));
      const isClosed = forum.categories.some(({ closedBecause }) => closedBecause !== undefined);
      return {
        source: forum.host,
        kinds: [...kinds, ...others].filter(({ found }) => found > 0),
        warnings: [
          ...(forum.host === undefined ? [WORDS.noHost] : []),
          ...(isClosed ? [WORDS.closed] : []),
          ...forum.warnings,
        ],
      };
    },
  };
}

/** Reads all of it before anything is written: a damaged export changes nothing. */
async function countForum(
  forum: ForumExport,
  progress: (line: string) => void,
): Promise<{ kinds: KindPreview[] }> {
  const categories = new Set(forum.categories.map(({ foreignID }) => foreignID));
  const users = { kind: 'users', found: 0, comes: 0, why: WORDS.passwords };
  const topics = { kind: 'topics', found: 0, comes: 0, why: WORDS.refused };
  const posts = { kind: 'posts', found: 0, comes: 0, why: WORDS.refused };
  const reactions = { kind: 'reactions', found: 0, comes: 0 };
  const badges = { kind: BADGES, found: 0, comes: 0, why: WORDS.badges };
  for await (const some of forum.users()) users.found += some.length;
  for await (const some of forum.topics()) {
    topics.found += some.length;
    topics.comes += some.filter((each) => !each.problem && categories.has(each.categoryID)).length;
    progress(`topics: ${topics.found}`);
  }
  for await (const some of forum.posts()) {
    posts.found += some.length;
    posts.comes += some.filter((each) => !each.problem && each.date !== undefined).length;
    progress(`posts: ${posts.found}`);
  }
  for await (const some of forum.likes()) reactions.found += some.length;
  for await (const some of forum.badges?.() ?? []) badges.found += some.length;
  if (topics.found === 0 || posts.found === 0)
    throw new CommandProblem('The export holds no discussions. Nothing was changed.');
  // A post that begins a topic is one with it.
  posts.found = Math.max(0, posts.found - topics.found);
  posts.comes = Math.max(0, posts.comes - topics.comes);
  users.comes = users.found;
  reactions.comes = reactions.found;
  badges.comes = badges.found;
  const count = forum.categories.length;
  const categoriesFound = { kind: 'categories', found: count, comes: count };
  return { kinds: [users, categoriesFound, topics, posts, reactions, badges] };
}
