// The ways by which notifications reach members beside the site, each declared by whoever sends it:
// `extensions: [notificationChannels.add(mailChannel)]`. Kinds of notifications know none of them, and go by all.
import type { Translator } from '../../../platform/contract/languages/translate.ts';
import type { PermissionSet } from '../../../platform/contract/permission.ts';
import type { Sql } from '../../../platform/server/db/sql.ts';
import { ExtensionPoint } from '../../../platform/server/feature/extension-point.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';

/** Whose channels are asked for. */
export interface ChannelMember {
  permissions: PermissionSet;
}

export interface NotificationChannel {
  /** As preferences call it: `email`. */
  name: string;
  /** At the head of its column. */
  label: (t: Translator['t']) => string;
  /** Where its column stands, behind that of the site. */
  position: number;
  /** Whether members with these rights may have it at all. */
  isOffered: (ctx: Pick<RequestContext, 'setting'>, member: ChannelMember) => boolean;
  /** A statement: among these members, `user_id` of those that it reaches. */
  reached: (ctx: RequestContext, userIDs: readonly number[]) => Sql;
  /** How many seconds everything waits: what is taken back meanwhile is not sent. */
  delay: (ctx: Pick<RequestContext, 'setting'>) => number;
  /** The job that sends a notification, made by `deliveryJob()`. */
  job: string;
}

export const notificationChannels = new ExtensionPoint<NotificationChannel>();

/** Those that a member with these rights is offered, in the order of their columns. */
export function channelsFor(ctx: RequestContext, member: ChannelMember): NotificationChannel[] {
  return notificationChannels
    .of(ctx)
    .filter(({ isOffered }) => isOffered(ctx, member))
    .sort((a, b) => a.position - b.position);
}
