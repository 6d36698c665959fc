// A conversation as one of its people sees it: it is called by its subject, or by the others.
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { unknownUserFragment, userFragments } from '../../users/server/user.fragments.ts';
import type { UserFragment } from '../../users/users.contract.ts';
import { latestPath } from '../conversation.address.ts';
import type { Conversation, Participant } from '../conversations.contract.ts';
import { type ConversationRow, firstParticipants, type ParticipantRow } from './conversation.queries.ts';

/** Of the people of each. */
const SHOWN = 6;

type People = ReadonlyMap<number, UserFragment>;

/** For whom: a conversation is not called by its reader. */
export async function presentConversations(
  ctx: RequestContext,
  rows: readonly ConversationRow[],
  expand: ReadonlySet<string>,
  userID = ctx.viewer.userID,
): Promise<Conversation[]> {
  const ids = rows.map((row) => row.conversation_id);
  const all = ids.length > 0 ? await firstParticipants(ctx.db, ids, { besides: userID, limit: SHOWN }) : [];
  const byConversation = Map.groupBy(all, (row) => row.conversation_id);
  const people = await userFragments(ctx, [
    ...all.map((row) => row.user_id),
    ...rows.flatMap((row) => [row.insert_user_id, row.last_user_id ?? []].flat()),
  ]);
  return rows.map((row) =>
    present(ctx, row, {
      participants: byConversation.get(row.conversation_id) ?? [],
      people,
      expand,
      userID,
    }),
  );
}

interface Surroundings {
  participants: readonly ParticipantRow[];
  people: People;
  expand: ReadonlySet<string>;
  userID: number;
}

function present(
  ctx: RequestContext,
  row: ConversationRow,
  { participants, people, expand, userID }: Surroundings,
): Conversation {
  const personOf = (id: number) => people.get(id) ?? unknownUserFragment;
  const count = row.count_messages - (row.first_number ?? 0);
  const isOwn = row.first_number !== null && userID === ctx.viewer.userID;
  const unread = row.count_messages - (row.last_read_number ?? 0);
  return {
    conversationID: row.conversation_id,
    name: row.name || calledBy(participants, people, userID),
    body: row.last_html ?? '',
    excerpt: row.last_excerpt ?? '',
    url: ctx.url(latestPath(row.conversation_id)),
    dateInserted: row.date_inserted,
    insertUserID: row.insert_user_id,
    ...(expand.has('insertUser') && { insertUser: personOf(row.insert_user_id) }),
    countParticipants: row.count_participants,
    participants: presentParticipants(participants, people),
    countMessages: count,
    ...(isOwn && { unread: unread > 0, countUnread: unread, muted: row.date_muted !== null }),
    ...(row.last_user_id !== null &&
      row.date_last_message !== null && {
        lastMessage: {
          insertUserID: row.last_user_id,
          dateInserted: row.date_last_message,
          ...(expand.has('lastInsertUser') && { insertUser: personOf(row.last_user_id) }),
        },
      }),
  };
}

function calledBy(participants: readonly ParticipantRow[], people: People, userID: number): string {
  const others = participants.filter((each) => each.user_id !== userID);
  const there = others.filter((each) => !each.is_left);
  const named = there.length > 0 ? there : others;
  return (named.length > 0 ? named : participants)
    .map(({ user_id }) => (people.get(user_id) ?? unknownUserFragment).name)
    .join(', ');
}

export function presentParticipants(rows: readonly ParticipantRow[], people?: People): Participant[] {
  return rows.map((row) => ({
    userID: row.user_id,
    status: row.is_left ? 'deleted' : 'participating',
    ...(people && { user: people.get(row.user_id) ?? unknownUserFragment }),
  }));
}
