// Everybody who wrote something: Discourse's topics name people, there is no list of members.

import { readDate } from '../clean-text.ts';
import type { ImportRun } from '../import-run.ts';
import { inGroups } from '../pipeline.ts';
import { type NewMember, writeMembers } from '../write-members.ts';
import { insertOldPaths } from '../write-posts.ts';
import { authorOf } from './authors.ts';
import { readTopics } from './read-topics.ts';
import { type DiscoursePost, discoursePost, postsOf } from './topic.ts';

/** The account that our own System is the counterpart of. */
const SYSTEM = { foreignID: '-1', userID: 1 };

interface Author {
  kind: 'users' | 'former members';
  id: string;
  username: string;
  member: NewMember;
}

export async function importDiscourseUsers(run: ImportRun, file: string): Promise<void> {
  for await (const authors of inGroups(distinctAuthors(file), run.batchSize)) {
    for (const { kind } of authors) run.read(kind);
    await run.batch(async (tx, outcome) => {
      for (const kind of ['users', 'former members'] as const) {
        const ofKind = authors.filter((author) => author.kind === kind);
        const known = await run.ids.find(
          tx,
          kind,
          ofKind.map((author) => author.id),
        );
        const fresh = ofKind.filter((author) => !known.has(author.id));
        outcome.take(kind, known.size);
        outcome.write(kind, fresh.length);
        const people = fresh.filter((author) => author.id !== SYSTEM.foreignID);
        const written = await writeMembers(
          tx,
          run.source,
          people.map((author) => author.member),
        );
        const byID = new Map(written.map((each) => [each.foreignID, each.userID]));
        const pairs = fresh.map((author) => ({ author, userID: byID.get(author.id) ?? SYSTEM.userID }));
        await run.ids.record(
          tx,
          kind,
          pairs.map(({ author, userID }) => [author.id, userID]),
        );
        await run.ids.record(
          tx,
          'usernames',
          pairs.map(({ author, userID }) => [author.username, userID]),
        );
        await insertOldPaths(
          tx,
          pairs.map(({ author, userID }) => ({
            path: `/u/${author.username}`,
            record_type: 'user',
            record_id: userID,
          })),
        );
      }
    });
  }
}

/** Each author once, as the first post shows them. */
async function* distinctAuthors(file: string): AsyncGenerator<Author[]> {
  const seen = new Set<string>();
  for await (const { value } of readTopics(file)) {
    const authors: Author[] = [];
    for (const given of postsOf(value)) {
      // Every post is looked at, but only the first of each author more closely.
      const author = authorOf(named(given));
      const key = `${author.kind} ${author.id}`;
      if (seen.has(key)) continue;
      const parsed = discoursePost.safeParse(given);
      if (!parsed.success) continue;
      seen.add(key);
      authors.push({
        kind: author.kind,
        id: author.id,
        username: author.name.toLowerCase(),
        member: toMember(author.id, author.name, parsed.data),
      });
    }
    yield authors;
  }
}

function named(post: unknown): { user_id?: number | undefined; username?: string | undefined } {
  const { user_id, username } = (post ?? {}) as { user_id?: unknown; username?: unknown };
  return {
    user_id: typeof user_id === 'number' ? user_id : undefined,
    username: typeof username === 'string' ? username : undefined,
  };
}

function toMember(foreignID: string, name: string, post: DiscoursePost): NewMember {
  return {
    foreignID,
    name,
    isBanned: post.user_suspended ?? false,
    // Until the posts are in, and with them the first and the last of theirs.
    dateInserted: readDate(post.created_at) ?? new Date(0).toISOString(),
    ...(post.user_title && { title: post.user_title }),
  };
}
