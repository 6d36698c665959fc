// Whether a member may have a mail at this moment, whatever it is about: the one rule that every mail asks before it is written.
import { negotiateLanguage } from '../../../../platform/contract/languages/languages.ts';
import { configSnapshot } from '../../../../platform/server/config/config.ts';
import { makeContext, type RequestContext } from '../../../../platform/server/http/context.ts';
import { viewersOfUsers } from '../../../../platform/server/sessions/identify.ts';
import type { Site } from '../../../../platform/server/site/site.ts';
import { userConfig } from '../../../users/server/user.config.ts';
import { findUser } from '../../../users/server/user.queries.ts';
import type { Chosen } from '../notification-preferences.ts';
import { findOwn } from '../preferences/preference.actions.ts';
import { mayHaveMails } from '../preferences/preference.policy.ts';
import { wantsNoMail } from './wants-mail.ts';

export interface MailReceiver {
  /** With the rights that they have now, in the language they read. */
  reader: RequestContext;
  email: string;
  /** By which hours are theirs. */
  timeZone: string;
  /** What they set themselves. */
  own: ReadonlyMap<string, Chosen>;
}

/** Undefined: who is banned or gone, may have no mails, wants none, or has not confirmed their address. */
export async function mailReceiver(site: Site, userID: number): Promise<MailReceiver | undefined> {
  const [viewer] = await viewersOfUsers(site, await site.roleRegistry(), site.database, [userID]);
  if (!viewer || viewer.isBanned) return undefined;
  const config = await site.snapshots.get(configSnapshot);
  const locale = negotiateLanguage(site.languages.available(config), { chosen: [viewer.locale] });
  const reader = await makeContext(site, viewer, { locale });
  if (!mayHaveMails(reader, { userID, permissions: viewer.permissions })) return undefined;
  const [user, own] = await Promise.all([findUser(reader.db, userID), findOwn(reader.db, userID)]);
  if (!user?.email || wantsNoMail(own)) return undefined;
  if (!user.email_confirmed && reader.setting(userConfig.confirmsEmail)) return undefined;
  return { reader, email: user.email, timeZone: user.time_zone ?? 'UTC', own };
}
