// Where an answer to a mail goes, and becomes a comment: an address of the site's own for this member and this discussion.
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { ownAddress } from '../../../../platform/server/mail/own-addresses.ts';
import type { NamedNotification } from '../notification.present.ts';

export const REPLY_PURPOSE = 'reply';

/** Whoever answers later opens the page. */
const DAYS_VALID = 60;
const DAY_MS = 86_400_000;

export interface ReplyTo {
  userID: number;
  discussionID: number;
  /** What is answered; 0: the discussion. */
  commentID: number;
  /** Since 1970; the last one on which an answer is taken. */
  lastDay: number;
}

export const dayOf = (date: Date): number => Math.floor(date.getTime() / DAY_MS);

/** Undefined: the site receives no mails, or it is about nothing that has comments. */
export async function replyAddress(
  reader: RequestContext,
  { row, facts }: NamedNotification,
): Promise<string | undefined> {
  if (!facts.discussion) return undefined;
  const commentID = row.record_type === 'comment' ? row.record_id : 0;
  const lastDay = dayOf(reader.now) + DAYS_VALID;
  const numbers = [reader.viewer.userID, facts.discussion.discussionID, commentID, lastDay];
  return ownAddress(reader.site, REPLY_PURPOSE, numbers);
}

export function readReplyTo([
  userID = 0,
  discussionID = 0,
  commentID = 0,
  lastDay = 0,
]: readonly number[]): ReplyTo {
  return { userID, discussionID, commentID, lastDay };
}

/** What is cut off below stands in an answer too, in the language of whom the mail was for. */
export function replyLine(reader: Pick<RequestContext, 'translator'>): string {
  return reader.translator.t('Write your reply above this line. It becomes a comment.');
}
