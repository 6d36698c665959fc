// The tables of phpBB, as a dump of its database has them, as a forum.
import { basename, join } from 'node:path';
import { wordings } from '../../../../platform/contract/wordings.ts';
import { CommandProblem } from '../../../../platform/server/feature/operations.ts';
import { bbcodeToHtml, phpbbToBBCode } from '../../convert/bbcode.ts';
import type { ForumExport, ForumLike, ForumPost, ForumTopic, ForumUser } from '../forum/forum-export.ts';
import { parentsFirst } from '../forum/parents-first.ts';
import { beginningOf, dateOfNumber, type Fields, int, isID } from '../forum/read-text.ts';
import type { NewCategory } from '../write-categories.ts';
import { mailAddress } from '../write-members.ts';
import { readSql } from './read-sql.ts';

const WORDS = wordings({
  closed: 'guests and members could not all read it, or the dump does not say who could',
  password: 'it asked for a password',
});

/** What guests and all members belong to, and the role that lets nobody in. */
const OPEN_GROUPS: ReadonlySet<string> = new Set(['GUESTS', 'REGISTERED']);
const NO_ACCESS = 'ROLE_FORUM_NOACCESS';
const WITHOUT: Readonly<Record<string, string>> = {
  privmsgs: 'messages',
  poll_options: 'options of polls',
  attachments: 'files',
};
/** Bots and the account of guests. */
const NOBODY = '2';
const GUEST = '1';

export async function recognisePhpbb(folder: string, names: readonly string[]): Promise<string | undefined> {
  for (const name of names.filter((each) => /\.sql(?:\.gz)?$/i.test(each))) {
    const text = await beginningOf(join(folder, name), 400_000);
    if (/[a-z0-9]_(?:acl_groups|forums|topics|bbcodes)\b/.test(text)) return join(folder, name);
  }
  return undefined;
}

export async function openPhpbb(file: string): Promise<ForumExport> {
  const found = new Forums();
  const tables = ['forums', 'groups', 'acl_groups', 'acl_roles', 'config', ...Object.keys(WITHOUT)];
  for await (const rows of readSql(file, tables)) for (const { table, row } of rows) found.note(table, row);
  if (found.forums.length === 0)
    throw new CommandProblem(`${basename(file)} is no dump of phpBB: it holds no forum.`);
  return {
    kind: 'phpbb',
    host: found.host,
    categories: parentsFirst(found.all()),
    users: () => rowsAs(file, 'users', (row) => (isMember(row) ? toUser(row) : undefined)),
    topics: () =>
      rowsAs(file, 'topics', (row) =>
        isID(row.topic_id) && int(row.topic_moved_id) === 0 ? toTopic(row) : undefined,
      ),
    posts: () => rowsAs(file, 'posts', (row) => (isID(row.post_id) ? toPost(row) : undefined)),
    likes: () => rowsAs(file, 'posts_likes', toLike),
    without: found.without,
    warnings: [],
  };
}

async function* rowsAs<T>(
  file: string,
  table: string,
  as: (row: Fields) => T | undefined,
): AsyncGenerator<T[]> {
  for await (const rows of readSql(file, [table]))
    yield rows.flatMap(({ row }) => {
      const made = as(row);
      return made === undefined ? [] : [made];
    });
}

class Forums {
  readonly forums: Fields[] = [];
  readonly without = new Map<string, number>();
  host: string | undefined;
  readonly #openGroups = new Set<string>();
  readonly #grants: Fields[] = [];
  #noAccess: string | null | undefined;

  note(table: string, row: Fields): void {
    if (table === 'forums') this.forums.push(row);
    else if (table === 'groups') {
      if (OPEN_GROUPS.has(row.group_name ?? '')) this.#openGroups.add(row.group_id ?? '');
    } else if (table === 'acl_groups') this.#grants.push(row);
    else if (table === 'acl_roles') {
      if (row.role_name === NO_ACCESS) this.#noAccess = row.role_id;
    } else if (table === 'config') {
      if (row.config_name === 'server_name' && /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(row.config_value ?? ''))
        this.host = row.config_value?.toLowerCase();
    } else {
      const kind = WITHOUT[table] ?? table;
      this.without.set(kind, (this.without.get(kind) ?? 0) + 1);
    }
  }

  all(): NewCategory[] {
    const open = new Set(
      this.#grants
        .filter((row) => this.#openGroups.has(row.group_id ?? '') && this.#lets(row))
        .map((row) => row.forum_id),
    );
    return this.forums
      .filter((row) => isID(row.forum_id))
      .map((row) => ({
        foreignID: row.forum_id ?? '',
        name: wordsOf(row.forum_name ?? '') || `Forum ${row.forum_id}`,
        slug: wordsOf(row.forum_name ?? '') || `forum-${row.forum_id}`,
        description: wordsOf(row.forum_desc ?? '') || undefined,
        parentID: int(row.parent_id) > 0 ? (row.parent_id ?? undefined) : undefined,
        oldPaths: [`/viewforum/${row.forum_id}`],
        closedBecause: row.forum_password
          ? WORDS.password
          : open.has(row.forum_id ?? '')
            ? undefined
            : WORDS.closed,
      }));
  }

  /** A role, or a single right that is not “never”. */
  #lets({ auth_role_id, auth_setting }: Fields): boolean {
    return int(auth_role_id) > 0 ? auth_role_id !== this.#noAccess : int(auth_setting) > 0;
  }
}

/** Names and descriptions are stored as HTML. */
function wordsOf(stored: string): string {
  return phpbbToBBCode(stored, '')
    .replace(/\[[^\]]{0,100}\]/g, '')
    .trim();
}

const isMember = (row: Fields): boolean =>
  isID(row.user_id) && row.user_id !== GUEST && row.user_type !== NOBODY;

function toUser(row: Fields): ForumUser {
  const name = wordsOf(row.username ?? '') || `user${row.user_id}`;
  const dateInserted = dateOfNumber(row.user_regdate) ?? new Date(0).toISOString();
  return {
    foreignID: row.user_id ?? '',
    name,
    dateInserted,
    dateLastActive: dateOfNumber(row.user_lastvisit) ?? dateInserted,
    account: {
      name,
      profileUrl: `/memberlist.php?mode=viewprofile&u=${row.user_id}`,
      email: mailAddress(row.user_email),
    },
    oldPaths: [`/memberlist/${row.user_id}`],
  };
}

/** Since 3.1 a number that is 1 for what everybody may see, before 1 for what was approved. */
const isVisible = (given: string | null | undefined): boolean =>
  given === undefined || given === null || given === '1';

function toTopic(row: Fields): ForumTopic {
  return {
    id: row.topic_id ?? '',
    title: wordsOf(row.topic_title ?? ''),
    categoryID: row.forum_id ?? '',
    openingID: row.topic_first_post_id ?? '',
    views: int(row.topic_views),
    isClosed: int(row.topic_status) === 1,
    isPinned: int(row.topic_type) > 0,
    tags: [],
    oldPaths: [`/viewtopic/t${row.topic_id}`],
    problem: isVisible(row.topic_visibility ?? row.topic_approved)
      ? undefined
      : 'it was deleted or not approved',
  };
}

function toPost(row: Fields): ForumPost {
  return {
    id: row.post_id ?? '',
    topicID: row.topic_id ?? '',
    authorID: row.poster_id === GUEST ? '' : (row.poster_id ?? ''),
    authorName: wordsOf(row.post_username ?? '') || undefined,
    date: dateOfNumber(row.post_time),
    dateUpdated: dateOfNumber(row.post_edit_time),
    body: { source: bbcodeToHtml(phpbbToBBCode(row.post_text ?? '', row.bbcode_uid ?? '')), format: 'html' },
    oldPaths: [`/viewtopic/p${row.post_id}`],
    problem: isVisible(row.post_visibility ?? row.post_approved)
      ? undefined
      : 'it was deleted or not approved',
  };
}

/** Of an extension that many have. */
function toLike(row: Fields): ForumLike | undefined {
  if (!isID(row.post_id) || !isID(row.user_id)) return undefined;
  return { postID: row.post_id, userID: row.user_id, urlcode: 'Like', date: dateOfNumber(row.timestamp) };
}
