// Everybody who wrote something: Discourse's topics name people, there is no list of members.

import { cleanLine, readDate } from '../clean-text.ts';
import type { ImportRun } from '../import-run.ts';
import { inGroups } from '../pipeline.ts';
import { mailAddress, type NewMember, writeMembers } from '../write-members.ts';
import { insertOldPaths } from '../write-posts.ts';
import { authorOf } from './authors.ts';
import { checkTopic } from './check-topic.ts';
import { emailOf, isExcluded, isPrivatePerson, type Person, readPeople, textOf } from './people.ts';
import { isBroken, readTopics } from './read-topics.ts';
import type { DiscoursePost } from './topic.ts';

/** The account that our own System is the counterpart of. */
const SYSTEM = { foreignID: '-1', userID: 1 };

type Named = ReturnType<typeof authorOf>;

interface Author {
  kind: 'users' | 'former members';
  id: string;
  username: string;
  member: NewMember;
}

export async function importDiscourseUsers(run: ImportRun, file: string): Promise<void> {
  for await (const authors of inGroups(distinctAuthors(run.source, file), run.batchSize)) {
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

/** Each author once, as the first of their posts shows them. Who wrote nothing that is taken does not come along. */
async function* distinctAuthors(source: string, file: string): AsyncGenerator<Author[]> {
  const people = await readPeople(file);
  const seen = new Set<string>();
  for await (const line of readTopics(file)) {
    if (isBroken(line)) continue;
    const { opening, replies } = checkTopic(line);
    const authors: Author[] = [];
    for (const post of opening ? [opening, ...replies] : replies) {
      const named = authorOf(post);
      const { kind, id, name } = named;
      const key = `${kind} ${id}`;
      if (seen.has(key)) continue;
      seen.add(key);
      authors.push({
        kind,
        id,
        username: name.toLowerCase(),
        member: toMember(source, named, post, people.get(id) ?? {}),
      });
    }
    yield authors;
  }
}

function toMember(source: string, { id, kind, name }: Named, post: DiscoursePost, person: Person): NewMember {
  const title = post.user_title ?? textOf(person, 'title');
  const location = cleanLine(textOf(person, 'location') ?? '', 100);
  const displayName = post.name ?? textOf(person, 'name');
  return {
    foreignID: id,
    name,
    isBanned: (post.user_suspended ?? false) || isExcluded(person),
    isPrivate: isPrivatePerson(person),
    // Until the posts are in, and with them the first and the last of theirs.
    dateInserted: readDate(person.created_at) ?? readDate(post.created_at) ?? new Date(0).toISOString(),
    ...(title && { title: cleanLine(title, 100) }),
    ...(location !== '' && { location }),
    ...(displayName?.trim() && displayName.trim() !== name && { displayName }),
    ...(kind === 'users' && {
      account: {
        name,
        profileUrl: `https://${source}/u/${encodeURIComponent(name)}`,
        email: mailAddress(emailOf(person)),
      },
    }),
  };
}
