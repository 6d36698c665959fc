// For which reasons people are notified of what happened to a record, each declared by the feature that knows who they
// are: `extensions: [notificationKinds.add(bookmarkComment)]`.
import type { Translator } from '../../../platform/contract/languages/translate.ts';
import type { Sql } from '../../../platform/server/db/sql.ts';
import { ExtensionPoint } from '../../../platform/server/feature/extension-point.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import type { RecordFacts } from './notification-records.ts';

/** For one occasion, somebody is notified once in every channel: for the first of these reasons that they want to hear of. */
export const REASON_ORDER = ['mention', 'own', 'participated', 'bookmarked', 'followed', 'managed'] as const;
export type Reason = (typeof REASON_ORDER)[number];

/** A batch of receivers: those behind `after`, in the order of their ids. */
export interface ReceiverBatch {
  after: number;
  limit: number;
}

/** Of one thing that a member follows. */
export interface MailSwitch {
  /** `preferences.email.posts` */
  preference: string;
  /** Which one it is for this record: the id of its category. */
  idOf: (record: RecordFacts) => number;
  /** Undefined where it is followed no longer. The name is one that this member may read. */
  find: (
    ctx: RequestContext,
    followed: { userID: number; id: number },
  ) => Promise<{ name: string; isOn: boolean } | undefined>;
  turn: (w: WriteContext, followed: { userID: number; id: number }, isOn: boolean) => Promise<void>;
}

/** What receivers say of one record beside a preference, asked again when it is sent. */
export interface KindExceptions {
  /** What they chose, by channel; null: nothing of this channel; undefined: they follow it no longer. */
  chosenOf: (ctx: RequestContext, userID: number, record: RecordFacts) => Promise<Exception | undefined>;
  /** Whoever wants no more mails of the kind gets none by an exception either. */
  stopMails?: (w: WriteContext, userID: number) => Promise<void>;
}

export type Exception = Readonly<Partial<Record<string, boolean | null>>>;

/** A post of the last days, as a statement knows it: each a piece of SQL. */
export interface RecentPost {
  /** Who is asked about. */
  userID: Sql;
  recordID: Sql;
  discussionID: Sql;
  discussionUserID: Sql;
  categoryID: Sql;
  authorID: Sql;
}

export interface NotificationKind {
  /** As the API calls it: `BookmarkComment`. */
  activityType: string;
  recordType: string;
  /** What happened to the record: see `notifiesOf()`. */
  occasion: string;
  reason: Reason;
  /** Tried before others of the same reason. */
  isFirstOfReason?: boolean;
  /** The name of what it is switched on and off by; null: its receivers say themselves what they want. */
  preference: string | null;
  /** An icon of the interface. */
  icon: string;
  /** What its mails are switched off by, where there is no preference. */
  mailSwitch?: MailSwitch;
  /**
   * Whether this member would have been a receiver of a post: as `select ...`, jsonb with what they chose by the names of
   * channels, if anything; no row: they would not. It looks by keys, whoever is asked about.
   */
  reaches?: (post: RecentPost) => Sql;
  /** Members who chose something else for one thing they follow than for all of its kind. */
  exceptions?: KindExceptions | undefined;
  /** Who did it and what it is about, as they are when it is read: `{actor} mentioned you in {name}`. */
  headline: (t: Translator['t'], gaps: { actor: string; name: string }) => string;
  /** Why it came, as the last lines of a mail say. */
  mailReason: (t: Translator['t']) => string;
  /**
   * One batch: `user_id`, in ascending order, of at most `limit` people behind `after`; and by the names of
   * channels (`popup`, `email`, `push`) what they chose for what they follow, which they have to where there is no preference. Permissions, bans and the actor are looked after elsewhere. It reads no more rows than it answers.
   */
  receivers: (record: RecordFacts, batch: ReceiverBatch, ctx: RequestContext) => Sql | Promise<Sql>;
}

export const notificationKinds = new ExtensionPoint<NotificationKind>();

/** Those about this occasion, in the order in which they are tried. */
export function kindsOf(
  all: readonly NotificationKind[],
  { recordType, occasion, reasons }: { recordType: string; occasion: string; reasons?: readonly Reason[] },
): NotificationKind[] {
  const rank = (kind: NotificationKind) =>
    2 * REASON_ORDER.indexOf(kind.reason) + (kind.isFirstOfReason ? 0 : 1);
  return all
    .filter((kind) => kind.recordType === recordType && kind.occasion === occasion)
    .filter((kind) => !reasons || reasons.includes(kind.reason))
    .sort((a, b) => rank(a) - rank(b));
}
