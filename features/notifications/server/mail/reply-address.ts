// Where an answer to a mail goes: an address of the site's own for this member and what the mail is about. About a post it
// becomes a comment; what else can be answered says so in its facts.
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { ownAddress } from '../../../../platform/server/mail/own-addresses.ts';
import type { NamedNotification } from '../notification.present.ts';
import type { MailReply, RecordFacts } from '../notification-records.ts';

export const commentReply: MailReply = {
  purpose: 'reply',
  line: (t) => t('Write your reply above this line. It becomes a comment.'),
};

/** Whoever answers later opens the page. */
const DAYS_VALID = 60;
const DAY_MS = 86_400_000;

export interface ReplyTo {
  userID: number;
  /** What is answered: a discussion and a comment of it or 0, or what else its purpose says. */
  records: [number, number];
  /** Since 1970; the last one on which an answer is taken. */
  lastDay: number;
}

export const dayOf = (date: Date): number => Math.floor(date.getTime() / DAY_MS);

export interface ReplyAddress {
  address: string;
  /** What is cut off below stands in an answer too, in the language of whom the mail was for. */
  line: string;
}

/** Undefined: the site receives no mails, or it is about nothing that is answered. */
export async function replyAddress(
  reader: RequestContext,
  { row, facts }: NamedNotification,
): Promise<ReplyAddress | undefined> {
  const answer = facts.answer ?? answerToPost(row.record_type, facts);
  if (!answer) return undefined;
  const { reply, records } = answer;
  const numbers = [reader.viewer.userID, ...records, dayOf(reader.now) + DAYS_VALID];
  const address = await ownAddress(reader.site, reply.purpose, numbers);
  return address === undefined ? undefined : { address, line: reply.line(reader.translator.t) };
}

function answerToPost(recordType: string, { recordID, discussion }: RecordFacts): RecordFacts['answer'] {
  if (!discussion) return undefined;
  return {
    reply: commentReply,
    records: [discussion.discussionID, recordType === 'comment' ? recordID : 0],
  };
}

export function readReplyTo([userID = 0, first = 0, second = 0, lastDay = 0]: readonly number[]): ReplyTo {
  return { userID, records: [first, second], lastDay };
}
