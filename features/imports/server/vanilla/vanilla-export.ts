// The tables of the reference product's export as a forum.
import { basename, join } from 'node:path';
import { wordings } from '../../../../platform/contract/wordings.ts';
import { CommandProblem } from '../../../../platform/server/feature/operations.ts';
import { bbcodeToHtml, textToHtml } from '../../convert/bbcode.ts';
import type { Source } from '../bodies.ts';
import { readDate } from '../clean-text.ts';
import type { ForumExport, ForumPost, ForumTopic, ForumUser } from '../forum/forum-export.ts';
import { parentsFirst } from '../forum/parents-first.ts';
import { beginningOf, type Fields, int, isID } from '../forum/read-text.ts';
import type { BadgeGrant } from '../write-badges.ts';
import type { NewCategory } from '../write-categories.ts';
import { mailAddress } from '../write-members.ts';
import { readTables } from './read-tables.ts';

const WITHOUT: Readonly<Record<string, string>> = {
  Conversation: 'messages',
  Poll: 'polls',
  Media: 'files',
};

export async function recogniseVanilla(
  folder: string,
  names: readonly string[],
): Promise<string | undefined> {
  for (const name of names.filter((each) => /\.txt(?:\.gz)?$/i.test(each))) {
    const text = await beginningOf(join(folder, name), 2000);
    if (isExport(text)) return join(folder, name);
  }
  return undefined;
}

const isExport = (text: string): boolean =>
  /^(?:Vanilla Export|Nitro Porter|Porter Export)\b/i.test(text) ||
  /^Table: (?:User|Category)\r?\n\w+:/m.test(text);

export async function openVanilla(file: string): Promise<ForumExport> {
  if (!isExport(await beginningOf(file, 4000)))
    throw new CommandProblem(`${basename(file)} is no export of Vanilla: it does not begin as one does.`);
  const categories: NewCategory[] = [];
  const without = new Map<string, number>();
  for await (const rows of readTables(file, ['Category', ...Object.keys(WITHOUT)]))
    for (const { table, row } of rows) {
      const other = WITHOUT[table];
      if (other) without.set(other, (without.get(other) ?? 0) + 1);
      else if (isID(row.CategoryID)) categories.push(toCategory(row));
    }
  return {
    kind: 'vanilla',
    host: undefined,
    categories: parentsFirst(categories),
    users: () => rowsAs(file, ['User'], ({ row }) => (isID(row.UserID) ? toUser(row) : undefined)),
    topics: () =>
      rowsAs(file, ['Discussion'], ({ row }) => (isID(row.DiscussionID) ? toTopic(row) : undefined)),
    posts: () =>
      rowsAs(file, ['Discussion', 'Comment'], ({ table, row }) =>
        isID(table === 'Comment' ? row.CommentID : row.DiscussionID) ? toPost(table, row) : undefined,
      ),
    likes: async function* () {},
    badges: () => readGrants(file),
    without,
    warnings: [WORDS.addresses],
  };
}

const WORDS = wordings({
  addresses: 'Old addresses of discussions lead on only where no discussion of the same number is here.',
});

async function* rowsAs<T>(
  file: string,
  tables: readonly string[],
  as: (given: { table: string; row: Fields }) => T | undefined,
): AsyncGenerator<T[]> {
  for await (const rows of readTables(file, tables))
    yield rows.flatMap((each) => {
      const made = as(each);
      return made === undefined ? [] : [made];
    });
}

/** What each is called stands in a table of its own, wherever in the file. */
async function* readGrants(file: string): AsyncGenerator<BadgeGrant[]> {
  const named = new Map<string, Fields>();
  for await (const rows of readTables(file, ['Badge']))
    for (const { row } of rows) if (isID(row.BadgeID)) named.set(row.BadgeID, row);
  if (named.size === 0) return;
  yield* rowsAs(file, ['UserBadge'], ({ row }) => (isGiven(row) ? toGrant(row, named) : undefined));
}

/** Members ask for badges, and are refused: these are rows as well. */
const isGiven = (row: Fields): boolean =>
  isID(row.UserID) && isID(row.BadgeID) && (row.Status ?? 'given').toLowerCase() === 'given';

function toGrant(row: Fields, named: ReadonlyMap<string, Fields>): BadgeGrant {
  const badge = named.get(row.BadgeID ?? '');
  return {
    foreignID: `${row.UserID}/${row.BadgeID}`,
    owner: row.UserID ?? '',
    name: badge?.Name ?? '',
    description: badge?.Body || undefined,
    picture: badge?.Photo || undefined,
    badgeClass: undefined,
    dateAwarded: row.DateCompleted || row.DateInserted,
  };
}

function toCategory(row: Fields): NewCategory {
  const isOwn = isID(row.PermissionCategoryID) && row.PermissionCategoryID === row.CategoryID;
  return {
    foreignID: row.CategoryID ?? '',
    name: row.Name || `Category ${row.CategoryID}`,
    slug: row.UrlCode || row.Name || `category-${row.CategoryID}`,
    description: row.Description || undefined,
    parentID: isID(row.ParentCategoryID) ? row.ParentCategoryID : undefined,
    oldPaths: row.UrlCode ? [`/categories/${row.UrlCode.toLowerCase()}`] : [],
    closedBecause: isOwn ? 'it had permissions of its own, which the export does not say' : undefined,
  };
}

function toUser(row: Fields): ForumUser {
  const name = row.Name || `user${row.UserID}`;
  const dateInserted = readDate(row.DateInserted) ?? new Date(0).toISOString();
  return {
    foreignID: row.UserID ?? '',
    name,
    ...(row.Title && { title: row.Title.slice(0, 100) }),
    isBanned: int(row.Banned) > 0,
    dateInserted,
    dateLastActive: readDate(row.DateLastActive) ?? dateInserted,
    account: { name, profileUrl: `/profile/${row.UserID}`, email: mailAddress(row.Email) },
    oldPaths: [`/profile/${row.UserID}`],
  };
}

/** A discussion begins with itself. */
const openingID = (discussionID: string | null | undefined): string => `discussion ${discussionID}`;

function toTopic(row: Fields): ForumTopic {
  return {
    id: row.DiscussionID ?? '',
    title: row.Name ?? '',
    categoryID: row.CategoryID ?? '',
    openingID: openingID(row.DiscussionID),
    views: int(row.CountViews),
    isClosed: int(row.Closed) > 0,
    isPinned: int(row.Announce) > 0,
    tags: (row.Tags ?? '')
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== '' && !/^[[{]/.test(tag)),
    oldPaths: [`/discussion/${row.DiscussionID}`],
  };
}

function toPost(table: string, row: Fields): ForumPost {
  const isComment = table === 'Comment';
  return {
    id: isComment ? (row.CommentID ?? '') : openingID(row.DiscussionID),
    topicID: row.DiscussionID ?? '',
    authorID: row.InsertUserID ?? '',
    date: readDate(row.DateInserted),
    dateUpdated: readDate(row.DateUpdated),
    body: toBody(row.Body ?? '', row.Format ?? 'Html'),
    oldPaths: isComment ? [`/discussion/comment/${row.CommentID}`] : [],
  };
}

function toBody(body: string, format: string): Source {
  if (/^bbcode$/i.test(format)) return { source: bbcodeToHtml(body), format: 'html' };
  if (/^markdown$/i.test(format)) return { source: body, format: 'markdown' };
  if (/^text/i.test(format)) return { source: textToHtml(body), format: 'html' };
  return { source: body, format: 'html' };
}
