// The people of an export become members, and each is found again by id and name.
import type { Transaction } from '../../../../platform/server/db/database.ts';
import { cleanLine, readDate } from '../clean-text.ts';
import type { ImportRun, Outcome } from '../import-run.ts';
import { insertOldPaths } from '../old-paths.ts';
import { mailAddress, type NewMember, writeMembers } from '../write-members.ts';
import type { Participant } from './participants.ts';
import { emailOf, isExcluded, isPrivatePerson, textOf } from './people.ts';

/** The account that our own System is the counterpart of. */
const SYSTEM = { foreignID: '-1', userID: 1 };

const KINDS = ['users', 'former members', 'reactors'] as const;

interface Author {
  kind: Participant['kind'];
  id: string;
  username: string;
  member: NewMember;
}

export async function importDiscourseUsers(
  run: ImportRun,
  participants: readonly Participant[],
): Promise<void> {
  for (let at = 0; at < participants.length; at += run.batchSize) {
    const some = participants.slice(at, at + run.batchSize);
    for (const { kind } of some) run.read(kind);
    const authors = some.map((participant) => authorFrom(run.source, participant));
    await run.batch(async (tx, outcome) => {
      for (const kind of KINDS) {
        const ofKind = authors.filter((author) => author.kind === kind);
        if (ofKind.length > 0) await writeAuthors(run, tx, outcome, kind, ofKind);
      }
    });
  }
}

async function writeAuthors(
  run: ImportRun,
  tx: Transaction,
  outcome: Outcome,
  kind: Author['kind'],
  authors: readonly Author[],
): Promise<void> {
  const known = await run.ids.find(
    tx,
    kind,
    authors.map((author) => author.id),
  );
  const fresh = authors.filter((author) => !known.has(author.id));
  outcome.take(kind, known.size);
  outcome.write(kind, fresh.length);
  const existing = await existingAccounts(run, tx, kind, fresh);
  const people = fresh.filter((author) => !existing.has(author));
  const written = await writeMembers(
    tx,
    run.source,
    people.map((author) => author.member),
  );
  const byID = new Map(written.map((each) => [each.foreignID, each.userID]));
  const pairs = fresh.map((author) => ({
    author,
    userID: existing.get(author) ?? byID.get(author.member.foreignID) ?? SYSTEM.userID,
  }));
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

/** Our own System, and those whom an earlier export knew by their name alone. */
async function existingAccounts(
  run: ImportRun,
  tx: Transaction,
  kind: Author['kind'],
  authors: readonly Author[],
): Promise<Map<Author, number>> {
  if (kind !== 'users') return new Map();
  const names = authors.map((author) => author.username);
  const reactors = await run.ids.find(tx, 'reactors', names);
  const userIDOf = ({ id, username }: Author) =>
    id === SYSTEM.foreignID ? SYSTEM.userID : reactors.get(username);
  return new Map(
    authors.flatMap((author) => {
      const userID = userIDOf(author);
      return userID === undefined ? [] : [[author, userID] as const];
    }),
  );
}

function authorFrom(source: string, participant: Participant): Author {
  const { kind, id, name } = participant;
  return { kind, id, username: name.toLowerCase(), member: toMember(source, participant) };
}

function toMember(source: string, participant: Participant): NewMember {
  const { kind, id, name, person } = participant;
  const title = participant.title ?? textOf(person, 'title');
  const location = cleanLine(textOf(person, 'location') ?? '', 100);
  const displayName = participant.displayName ?? textOf(person, 'name');
  return {
    // A name may look like a number of somebody else.
    foreignID: kind === 'reactors' ? `@${id}` : id,
    name,
    isBanned: participant.isSuspended || isExcluded(person),
    isPrivate: isPrivatePerson(person),
    // Until the posts are in, and with them the first and the last of theirs.
    dateInserted: readDate(person.created_at) ?? participant.date ?? new Date(0).toISOString(),
    ...(title && { title: cleanLine(title, 100) }),
    ...(location !== '' && { location }),
    ...(displayName?.trim() && displayName.trim() !== name && { displayName }),
    ...(kind !== 'former members' && {
      account: {
        name,
        profileUrl: `https://${source}/u/${encodeURIComponent(name)}`,
        email: mailAddress(emailOf(person)),
      },
    }),
  };
}
