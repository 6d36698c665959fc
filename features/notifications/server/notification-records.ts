// The kinds of records that notifications are about, each declared by its owner:
// `extensions: [notificationRecords.add(commentNotifications)]`.
import type { Translator } from '../../../platform/contract/languages/translate.ts';
import type { Sql } from '../../../platform/server/db/sql.ts';
import { ExtensionPoint } from '../../../platform/server/feature/extension-point.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';

/** What an answer to a mail becomes. */
export interface MailReply {
  /** What its address begins with: whoever adds an incoming mail of this purpose takes the answers. */
  purpose: string;
  /** What stands above the mail, and is looked for in answers. */
  line: (t: Translator['t']) => string;
}

export interface RecordFacts {
  recordID: number;
  /** What headlines call it: the title of the discussion that it is, or is in. */
  name: string;
  /** Where it is, on this site. */
  path: string;
  /** Who wrote it; 0: a guest. */
  insertUserID: number;
  dateInserted: string;
  discussion?: { discussionID: number; name: string; path: string; categoryID: number; insertUserID: number };
  /** How a mail about it is answered, and the records that are named in the address; posts are answered by comments. */
  answer?: { reply: MailReply; records: readonly [number, number] };
}

export interface RecentPosts {
  /** `record_id, discussion_id, discussion_user_id, category_id, author_id, date_inserted`, the newest of them. */
  posts: Sql;
  /** A condition on `posts p`: it stands, and the viewer may see it. */
  isSeen: Sql;
}

export interface NotificationRecord {
  recordType: string;
  /** False: the API names the record by no type, since its clients know none of it. */
  isInApi?: boolean;
  /** A condition: the record of this id stands, and this viewer may see it. Of what is held back nobody hears. */
  isSeen: (ctx: RequestContext, recordID: Sql) => Promise<Sql>;
  /**
   * The id of the discussion that alone, beside roles, categories and settings, decides whether it is seen: where its tag is not
   * invalidated, nothing of that has changed.
   */
  discussionOf?: (recordID: Sql) => Sql;
  /** Of these records, whoever may see them. Those that are gone are left out. */
  facts: (ctx: RequestContext, ids: readonly number[]) => Promise<RecordFacts[]>;
  /** What was posted since, so many at most: for counting what it would have sent. */
  recent?: (ctx: RequestContext, since: Date, limit: number) => Promise<RecentPosts>;
  /** What it says, as HTML that was sanitised, for mails that show it. */
  bodies?: (ctx: RequestContext, ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;
}

export const notificationRecords = new ExtensionPoint<NotificationRecord>();
