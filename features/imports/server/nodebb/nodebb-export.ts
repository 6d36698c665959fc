// The collection `objects` of NodeBB as mongoexport writes it: a record a line, known by its `_key`.
import { basename, join } from 'node:path';
import { wordings } from '../../../../platform/contract/wordings.ts';
import { CommandProblem } from '../../../../platform/server/feature/operations.ts';
import type { ForumExport, ForumLike, ForumPost, ForumTopic, ForumUser } from '../forum/forum-export.ts';
import { parentsFirst } from '../forum/parents-first.ts';
import { beginningOf, dateOfNumber, linesOf } from '../forum/read-text.ts';
import type { NewCategory } from '../write-categories.ts';
import { mailAddress } from '../write-members.ts';

type Value = string | number | boolean | null | readonly unknown[] | object;
type Entry = Readonly<Record<string, Value>>;

const KEY = /^(?:user|category|topic|post):\d{1,15}$/;
const READ = /^group:cid:(\d{1,15}):privileges:(?:groups:)?(?:topics:)?read:members$/;
const VOTES = /^pid:(\d{1,15}):(upvote|downvote)$/;
const AT_ONCE = 500;

const WORDS = wordings({
  closed: 'it was not open to all members, or the export does not say who could read it',
});

export async function recogniseNodebb(folder: string, names: readonly string[]): Promise<string | undefined> {
  for (const name of names.filter((each) => /\.(?:json|ndjson|jsonl)(?:\.gz)?$/i.test(each))) {
    const text = await beginningOf(join(folder, name), 4000);
    if (/"_key"\s*:\s*"/.test(text)) return join(folder, name);
  }
  return undefined;
}

export async function openNodebb(file: string): Promise<ForumExport> {
  const found = new Openness();
  for await (const records of readRecords(file)) for (const record of records) found.note(record);
  if (found.categories.length === 0)
    throw new CommandProblem(`${basename(file)} is no export of NodeBB: it holds no category.`);
  return {
    kind: 'nodebb',
    host: undefined,
    categories: parentsFirst(found.all()),
    users: () => ofKind(file, 'user', toUser),
    topics: () => ofKind(file, 'topic', toTopic),
    posts: () => ofKind(file, 'post', toPost),
    likes: () => readLikes(file),
    without: found.without,
    warnings: [],
  };
}

async function* readRecords(file: string): AsyncGenerator<Entry[]> {
  let records: Entry[] = [];
  let line = 0;
  for await (const text of linesOf(file)) {
    line++;
    if (text.trim() === '') continue;
    records.push(parsed(file, line, text));
    if (records.length < AT_ONCE) continue;
    yield records;
    records = [];
  }
  if (records.length > 0) yield records;
}

function parsed(file: string, line: number, text: string): Entry {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Entry;
  } catch {
    // In words, below.
  }
  throw new CommandProblem(
    `Line ${line} of ${basename(file)} is not a record of NodeBB. Export the collection again, a record a line (mongoexport without --jsonArray).`,
  );
}

/** mongoexport writes large numbers as objects: {"$numberLong":"5"}. */
function textOf(value: Value | undefined): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'object' && value !== null) {
    const { $numberLong, $numberInt, $numberDouble } = value as Record<string, unknown>;
    return String($numberLong ?? $numberInt ?? $numberDouble ?? '');
  }
  return '';
}

const isOn = (value: Value | undefined): boolean => ['1', 'true'].includes(textOf(value));
const keyOf = (record: Entry): string => textOf(record._key);

async function* ofKind<T>(
  file: string,
  kind: string,
  as: (record: Entry, id: string) => T,
): AsyncGenerator<T[]> {
  for await (const records of readRecords(file))
    yield records.flatMap((record) => {
      const key = keyOf(record);
      return KEY.test(key) && key.startsWith(`${kind}:`) ? [as(record, key.slice(kind.length + 1))] : [];
    });
}

/** Who could read which category is said by the members of groups that belong to it. */
class Openness {
  readonly categories: NewCategory[] = [];
  readonly without = new Map<string, number>();
  readonly #open = new Set<string>();

  note(record: Entry): void {
    const key = keyOf(record);
    if (/^category:\d{1,15}$/.test(key)) this.categories.push(toCategory(record));
    const categoryID = READ.exec(key)?.[1];
    if (categoryID !== undefined && this.#isForAll(record)) this.#open.add(categoryID);
    if (/^message:\d+$/.test(key)) this.#count('messages');
    if (/^poll:\d+$/.test(key)) this.#count('polls');
  }

  #isForAll({ value, members }: Entry): boolean {
    const names = [textOf(value), ...(Array.isArray(members) ? members.map(String) : [])];
    return names.includes('registered-users') || names.includes('guests');
  }

  #count(kind: string): void {
    this.without.set(kind, (this.without.get(kind) ?? 0) + 1);
  }

  all(): NewCategory[] {
    return this.categories.map((each) => ({
      ...each,
      closedBecause: this.#open.has(each.foreignID) ? undefined : WORDS.closed,
    }));
  }
}

function toCategory(record: Entry): NewCategory {
  const id = keyOf(record).slice('category:'.length);
  const parentID = textOf(record.parentCid);
  const name = textOf(record.name) || `Category ${id}`;
  return {
    foreignID: id,
    name,
    slug: textOf(record.slug).replace(/^\d+\//, '') || name,
    description: textOf(record.description) || undefined,
    parentID: /^[1-9]\d*$/.test(parentID) ? parentID : undefined,
    oldPaths: [`/category/${id}`],
  };
}

function toUser(record: Entry, id: string): ForumUser {
  const name = textOf(record.username) || `user${id}`;
  const slug = textOf(record.userslug).toLowerCase();
  const dateInserted = dateOfNumber(textOf(record.joindate)) ?? new Date(0).toISOString();
  const website = textOf(record.website);
  return {
    foreignID: id,
    name,
    ...(record.location && { location: textOf(record.location).slice(0, 100) }),
    ...(/^https?:\/\//i.test(website) && website.length < 400 && URL.canParse(website) && { website }),
    isBanned: isOn(record.banned),
    dateInserted,
    dateLastActive: dateOfNumber(textOf(record.lastonline)) ?? dateInserted,
    displayName: textOf(record.fullname),
    account: { name, profileUrl: `/user/${slug}`, email: mailAddress(textOf(record.email)) },
    oldPaths: slug === '' ? [] : [`/user/${slug}`],
  };
}

function toTopic(record: Entry, id: string): ForumTopic {
  return {
    id,
    title: textOf(record.title),
    categoryID: textOf(record.cid),
    openingID: textOf(record.mainPid),
    views: Number(textOf(record.viewcount)) || 0,
    isClosed: isOn(record.locked),
    isPinned: isOn(record.pinned),
    tags: tagsOf(record.tags),
    oldPaths: [`/topic/${id}`],
    problem: isOn(record.deleted) ? 'deleted on the old site' : undefined,
  };
}

/** Since version 1.19 words with commas between them, in answers of the API a list of objects. */
function tagsOf(tags: Value | undefined): string[] {
  const given = Array.isArray(tags)
    ? tags.map((tag: unknown) =>
        typeof tag === 'string' ? tag : String((tag as { value?: unknown })?.value ?? ''),
      )
    : textOf(tags).split(',');
  return given.map((tag) => tag.trim()).filter((tag) => tag !== '');
}

function toPost(record: Entry, id: string): ForumPost {
  return {
    id,
    topicID: textOf(record.tid),
    authorID: textOf(record.uid),
    authorName: textOf(record.handle) || undefined,
    date: dateOfNumber(textOf(record.timestamp)),
    dateUpdated: dateOfNumber(textOf(record.edited)),
    body: { source: textOf(record.content), format: 'markdown' },
    oldPaths: [`/post/${id}`],
    problem: isOn(record.deleted) ? 'deleted on the old site' : undefined,
  };
}

async function* readLikes(file: string): AsyncGenerator<ForumLike[]> {
  for await (const records of readRecords(file))
    yield records.flatMap((record) => {
      const [, postID = '', vote] = VOTES.exec(keyOf(record)) ?? [];
      const members = Array.isArray(record.members) ? record.members.map(String) : [];
      return postID === ''
        ? []
        : members.map((userID) => ({
            postID,
            userID,
            urlcode: vote === 'upvote' ? ('Up' as const) : ('Down' as const),
          }));
    });
}
