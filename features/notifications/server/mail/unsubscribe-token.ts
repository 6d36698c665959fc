// What stands in the links of a mail: whose mails it switches off, and which. Sealed, so that nobody reads a member or a
// category out of it or makes one up. Good for longer than anybody keeps a mail to unsubscribe by.
import { z } from 'zod';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { seal, unseal } from '../../../../platform/server/secrets/secret-keys.ts';
import { unsubscribeError } from '../../unsubscribe.contract.ts';
import { notificationKinds } from '../notification-kinds.ts';
import { notificationPreferences } from '../notification-preferences.ts';
import type { MailOption } from './wants-mail.ts';

const PURPOSE = 'unsubscribe';
const DAYS_VALID = 400;

const content = z.object({
  user: z.int(),
  notification: z.int(),
  made: z.int(),
  options: z.array(z.object({ type: z.string(), id: z.int().optional() })).max(50),
});

export interface Unsubscribing {
  userID: number;
  /** 0: the mail was of none. */
  notificationID: number;
  options: readonly MailOption[];
}

export async function unsubscribeToken(
  ctx: RequestContext,
  { userID, notificationID, options }: Unsubscribing,
): Promise<string> {
  const sealed = await seal(
    ctx.site.database,
    PURPOSE,
    JSON.stringify({
      user: userID,
      notification: notificationID,
      made: Math.floor(ctx.now.getTime() / 1000),
      options: options.map(({ kind, id }) => ({ type: kind.activityType, ...(id !== undefined && { id }) })),
    }),
  );
  return sealed.toString('base64url');
}

export async function readUnsubscribeToken(ctx: RequestContext, token: string): Promise<Unsubscribing> {
  const read = content.safeParse(await opened(ctx, token));
  if (!read.success) throw unsubscribeError('unsubscribe.badToken');
  const { user, notification, made, options } = read.data;
  if (ctx.now.getTime() / 1000 - made > DAYS_VALID * 86_400) throw unsubscribeError('unsubscribe.badToken');
  const kinds = new Map<string, MailOption['kind']>([
    // A mail of no notification, as the digest, names what it is switched off by.
    ...notificationPreferences
      .of(ctx)
      .map(({ name }) => [name, { activityType: name, preference: name }] as const),
    ...notificationKinds.of(ctx).map((kind) => [kind.activityType, kind] as const),
  ]);
  return {
    userID: user,
    notificationID: notification,
    options: options.flatMap(({ type, id }) => {
      const kind = kinds.get(type);
      return kind ? [{ kind, ...(id !== undefined && { id }) }] : [];
    }),
  };
}

async function opened(ctx: RequestContext, token: string): Promise<unknown> {
  const sealed = Buffer.from(token, 'base64url');
  // A nonce, a tag and something.
  if (sealed.length < 30 || sealed.length > 8000) return undefined;
  let text: string;
  try {
    text = await unseal(ctx.site.database, PURPOSE, sealed);
  } catch (error) {
    // What was not sealed here does not open; a database that is away is another matter.
    if (error instanceof Error && /unable to authenticate/i.test(error.message)) return undefined;
    throw error;
  }
  return JSON.parse(text);
}
