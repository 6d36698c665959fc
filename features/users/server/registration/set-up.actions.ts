// The first administrator: by the one-time link of the console, or from the environment. Never by being quick.
import { DomainError } from '../../../../platform/contract/errors.ts';
import { changeSettings } from '../../../../platform/server/config/change-settings.ts';
import { siteConfig } from '../../../../platform/server/config/site-config.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import { CommandProblem } from '../../../../platform/server/feature/operations.ts';
import {
  makeContext,
  type RequestContext,
  type WriteContext,
} from '../../../../platform/server/http/context.ts';
import { systemViewer } from '../../../../platform/server/sessions/identify.ts';
import type { Site } from '../../../../platform/server/site/site.ts';
import { changeRolePermissions } from '../../../roles/server/role.actions.ts';
import { roleIDsOfType } from '../../../roles/server/role.queries.ts';
import { registrationError } from '../../registration.contract.ts';
import type { ProfileFieldValues } from '../../users.contract.ts';
import { siteSetUp } from '../../users.events.ts';
import { consumeOneTimeKey, issueOneTimeKey } from '../credentials/one-time-keys.ts';
import { hashPassword } from '../credentials/password.ts';
import { addMember } from '../manage/member.actions.ts';
import { checkedProfileValues } from '../profile-values.ts';
import { type OpenedSession, openSession } from '../sign-in/session.actions.ts';
import { type Registration, requireUsableRegistration } from './registration.actions.ts';
import { hasAdministrator } from './set-up.queries.ts';

const KEY_HOURS = 7 * 24;

/** Only one of all who set up at the same time gets past this line. */
async function requireNoAdministrator(w: WriteContext): Promise<void> {
  await w.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('set-up', 0))`);
  if (await hasAdministrator(w.db)) throw registrationError('setup.done');
}

/** A public site's profiles are public until somebody decides otherwise: names beside posts lead to them for guests too. */
async function showProfilesToGuests(w: WriteContext): Promise<void> {
  const grant = {
    resourceType: 'global',
    resourceID: 0,
    permission: 'profiles.view',
    isGranted: true,
    index: 0,
  };
  for (const roleID of await roleIDsOfType(w.db, 'guest')) await changeRolePermissions(w, roleID, [grant]);
}

export async function createAdministrator(
  w: WriteContext,
  person: Registration & { passwordHash: string },
): Promise<number> {
  return addMember(w, {
    ...person,
    isEmailConfirmed: true,
    isAdministrator: true,
    roleIDs: await roleIDsOfType(w.db, 'administrator'),
  });
}

export interface SiteToSetUp {
  key: string;
  siteTitle: string;
  withDemo: boolean;
  profileFields?: ProfileFieldValues | undefined;
}

export async function setUp(
  ctx: RequestContext,
  given: Registration & SiteToSetUp,
): Promise<{ userID: number; session: OpenedSession }> {
  if (await hasAdministrator(ctx.db)) throw registrationError('setup.done');
  requireUsableRegistration(ctx, given);
  const profile = await checkedProfileValues(ctx, given.profileFields, { kind: 'registration' });
  const passwordHash = await hashPassword(given.password);
  return ctx.write(async (w) => {
    await requireNoAdministrator(w);
    if (!(await consumeOneTimeKey(w.db, 'setup', given.key))) throw registrationError('setup.wrongKey');
    const userID = await createAdministrator(w, { ...given, passwordHash });
    await profile.store(w, userID);
    await showProfilesToGuests(w);
    await changeSettings(w, { [siteConfig.title.key]: given.siteTitle.trim() });
    await w.db.execute(sql`delete from one_time_keys where purpose = 'setup'`);
    await w.announce(siteSetUp, { userID, withDemo: given.withDemo });
    return { userID, session: await openSession(w.db, userID, true, { userAgent: ctx.userAgent }) };
  });
}

/** A fresh key for the set-up page; nothing once there is an administrator. Keys of other processes stay good. */
export async function issueSetupKey(site: Site): Promise<string | undefined> {
  if (await hasAdministrator(site.database)) return undefined;
  await site.database.execute(
    sql`delete from one_time_keys where purpose = 'setup' and date_expires < now()`,
  );
  return issueOneTimeKey(site.database, { purpose: 'setup', hours: KEY_HOURS });
}

/** The unattended first start. Does nothing where an administrator exists. */
export async function ensureAdministrator(site: Site, person: Registration | undefined): Promise<void> {
  if (!person || (await hasAdministrator(site.database))) return;
  const ctx = await makeContext(site, systemViewer());
  try {
    requireUsableRegistration(ctx, person);
    const passwordHash = await hashPassword(person.password);
    await ctx.write(async (w) => {
      await requireNoAdministrator(w);
      await createAdministrator(w, { ...person, passwordHash });
      await showProfilesToGuests(w);
    });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.code === 'setup.done') return;
    throw new CommandProblem(`The administrator of PARLEY_ADMIN_* cannot be made: ${error.inOneLine}`);
  }
}
