// What the dump of a site of Stack Exchange would bring, read as the import reads it before it writes.
import { withoutTags } from '../../../../platform/contract/linear-text.ts';
import { wordings } from '../../../../platform/contract/wordings.ts';
import { readDate } from '../clean-text.ts';
import type { ImportPreview, ImportSource, KindPreview } from '../importers.ts';
import { questionProblem } from './import-questions.ts';
import { openStackExchangeExport, type StackExchangeExport, TABLES } from './open-export.ts';
import { privateRow } from './private-rows.ts';
import { type Row, readRows } from './read-rows.ts';

const KINDS: Readonly<Record<string, string>> = {
  '1': 'questions',
  '2': 'answers',
  '4': 'tag descriptions',
  '5': 'tag descriptions',
};
const VOTES: Readonly<Record<string, string>> = {
  '1': 'accepted answers',
  '2': 'votes',
  '3': 'votes',
  '5': 'bookmarks',
};
const OTHER_POSTS = 'other posts';
const OTHER_VOTES = 'votes of staff';

const WORDS = wordings({
  users: 'Without passwords and addresses: members take over their accounts by a sign at the old site.',
  votes: 'As sums: the dump does not say who gave them.',
  badges: 'They are stored with the account, and seen where badges are switched on.',
  comments: 'They stand below the answer they are about, or quote it.',
  otherPosts: 'There is nothing like them here.',
  otherVotes: 'Flags, reviews, bounties and the like: there is nothing like them here.',
  links: 'Duplicates are shown below the question; other links stand in the text.',
  oneCategory: 'A dump has no categories: all of it goes into one.',
  missing: 'Some tables are not in the dump: what they hold stays behind.',
});

const WHY: Readonly<Record<string, string>> = {
  users: WORDS.users,
  votes: WORDS.votes,
  badges: WORDS.badges,
  comments: WORDS.comments,
  [OTHER_POSTS]: WORDS.otherPosts,
  [OTHER_VOTES]: WORDS.otherVotes,
  'post links': WORDS.links,
};

export async function inspectStackExchange({
  path,
  out,
}: Pick<ImportSource, 'path' | 'out'>): Promise<ImportPreview> {
  const found = await openStackExchangeExport(path);
  const counts = new Counts();
  const posts = new Set<string>();
  await countPosts(found, counts, posts, out.progress);
  await countOthers(found, counts, posts, out.progress);
  const isIncomplete = TABLES.some((table) => !found.files[table]);
  return {
    source: found.host,
    kinds: counts.all().map((each) => ({ ...each, why: WHY[each.kind] })),
    warnings: [WORDS.oneCategory, ...(isIncomplete ? [WORDS.missing] : [])],
  };
}

class Counts {
  readonly #kinds = new Map<string, KindPreview>();

  note(kind: string, comes: boolean): void {
    const known = this.#kinds.get(kind) ?? { kind, found: 0, comes: 0 };
    this.#kinds.set(kind, { kind, found: known.found + 1, comes: known.comes + (comes ? 1 : 0) });
  }

  all(): KindPreview[] {
    return [...this.#kinds.values()];
  }
}

const isUsable = (row: Row): boolean => row.Id !== undefined && privateRow(row) === undefined;

/** As the import asks for it. */
function hasContent(row: Row): boolean {
  const isEmpty = withoutTags(row.Body ?? '', '').trim() === '' && !/<img/i.test(row.Body ?? '');
  if (row.PostTypeId === '1') return questionProblem(row, isEmpty) === undefined;
  return row.PostTypeId !== '2' || (!isEmpty && readDate(row.CreationDate) !== undefined);
}

/** Ids of posts are few enough for memory: a million of them take 80 MB. */
async function countPosts(
  { files }: StackExchangeExport,
  counts: Counts,
  posts: Set<string>,
  onProgress: (line: string) => void,
): Promise<void> {
  for await (const rows of readRows(files.Users ?? ''))
    for (const row of rows) counts.note('users', isUsable(row));
  for await (const rows of readRows(files.Posts ?? '')) {
    for (const row of rows) {
      const kind = KINDS[row.PostTypeId ?? ''];
      const comes = kind !== undefined && isUsable(row) && hasContent(row);
      counts.note(kind ?? OTHER_POSTS, comes);
      if (comes) posts.add(row.Id ?? '');
    }
    onProgress(`posts: ${posts.size}`);
  }
}

async function countOthers(
  { files }: StackExchangeExport,
  counts: Counts,
  posts: ReadonlySet<string>,
  onProgress: (line: string) => void,
): Promise<void> {
  const each = async (file: string | undefined, note: (row: Row) => void): Promise<void> => {
    if (file === undefined) return;
    for await (const rows of readRows(file)) for (const row of rows) note(row);
    onProgress(`read: ${file}`);
  };
  await each(files.Comments, (row) => counts.note('comments', isUsable(row) && posts.has(row.PostId ?? '')));
  await each(files.Votes, (row) => {
    const kind = VOTES[row.VoteTypeId ?? ''];
    counts.note(kind ?? OTHER_VOTES, kind !== undefined && posts.has(row.PostId ?? ''));
  });
  await each(files.Badges, (row) => counts.note('badges', isUsable(row)));
  await each(files.Tags, (row) => counts.note('tags', isUsable(row)));
  await each(files.PostLinks, (row) => counts.note('post links', row.LinkTypeId === '3'));
}
