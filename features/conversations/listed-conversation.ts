// A conversation as lists show it, of what the API says of it.
import type { UserFragment } from '../users/users.contract.ts';
import type { ListedConversation, ShownPerson } from './conversation-pages.contract.ts';
import type { Conversation } from './conversations.contract.ts';

const FACES = 2;

export function listedConversation(conversation: Conversation, userID: number): ListedConversation {
  const { lastMessage, participants = [], countParticipants } = conversation;
  const others = participants.filter((each) => each.userID !== userID && each.user);
  const isOwnLatest = lastMessage?.insertUserID === userID;
  const lastName = countParticipants > 2 && !isOwnLatest ? lastMessage?.insertUser?.name : undefined;
  return {
    conversationID: conversation.conversationID,
    name: conversation.name,
    excerpt: conversation.excerpt ?? '',
    dateLast: lastMessage?.dateInserted ?? conversation.dateInserted,
    countUnread: conversation.countUnread ?? 0,
    isMuted: conversation.muted ?? false,
    isOwnLatest,
    ...(lastName !== undefined && { lastName }),
    people: others.slice(0, FACES).flatMap(({ user }) => (user ? [shownPerson(user)] : [])),
  };
}

export function shownPerson({ userID, name, url, photoUrl }: UserFragment): ShownPerson {
  return { userID, name, url, photoUrl };
}
