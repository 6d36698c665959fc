// Whether a member wants a notification by a channel: what they chose for what they follow, else by their preference, else
// what is usual. The same holds in the statement that finds receivers (`find-receivers.ts`).
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import type { NamedNotification } from '../notification.present.ts';
import type { Exception, NotificationKind } from '../notification-kinds.ts';
import type { Chosen } from '../notification-preferences.ts';
import { usualChannels } from '../preferences/site-defaults.ts';

/** What a member set themselves, by preference. */
type Own = ReadonlyMap<string, Chosen>;

/** Asked again when it is sent. */
export async function wantsNow(
  reader: RequestContext,
  own: Own,
  { kind, facts }: NamedNotification,
  channel: string,
): Promise<boolean> {
  const exception = await kind.exceptions?.chosenOf(reader, reader.viewer.userID, facts);
  return isWantedBy(reader, { kind, own, exception }, channel);
}

export interface Asked {
  kind: NotificationKind;
  own: Own;
  /** What they chose for this one. */
  exception: Exception | undefined;
}

export function isWantedBy(
  reader: RequestContext,
  { kind, own, exception }: Asked,
  channel: string,
): boolean {
  const usual = usualChannels(reader, kind);
  // What the site switched off, or what they have no right to.
  if (!usual) return false;
  return exception?.[channel] ?? own.get(kind.preference ?? '')?.[channel] ?? usual[channel] ?? false;
}
