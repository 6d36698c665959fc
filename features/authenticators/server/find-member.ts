// Whom a provider means. A member it was connected with before; else whoever has the address it vouches for, unless
// that could hand an account to somebody else; else somebody new.
import { DomainError } from '../../../platform/contract/errors.ts';
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { permissionSetOf } from '../../../platform/server/permissions/permission-sets.ts';
import { newToken } from '../../../platform/server/sessions/tokens.ts';
import { rankOf } from '../../roles/roles.ranks.ts';
import { roleIDsOfType } from '../../roles/server/role.queries.ts';
import { requireAllowedPlace } from '../../users/server/ban-rules/banned-place.ts';
import { addMember } from '../../users/server/manage/member.actions.ts';
import { nameLimits } from '../../users/server/registration/registration.actions.ts';
import { hasSecondFactor } from '../../users/server/sign-in/second-factors.ts';
import { userConfig } from '../../users/server/user.config.ts';
import { emailKey, emailProblem, isReservedName, nameProblem } from '../../users/server/user-name.ts';
import { userConnected } from '../authenticators.events.ts';
import { connectError } from '../connections.contract.ts';
import type { AuthenticatorRow } from './authenticator.rows.ts';
import { type ProviderPerson, usableName } from './claims.ts';
import { takeOverRoles } from './provider-roles.ts';

export interface FoundMember {
  user_id: number;
  name: string;
  banned: number;
}

/** Moderators and above connect by themselves: an account that rules others is not given away for an address. */
const STAFF_RANK = 3;
const NAME_TRIES = 20;

export async function findOrMakeMember(
  ctx: RequestContext,
  row: AuthenticatorRow,
  person: ProviderPerson,
): Promise<FoundMember> {
  return ctx.write(async (w) => {
    // Of many at once, the first one makes the member.
    await lockPerson(w, row, person);
    const known = await connectedMember(w, row, person);
    const member = known ?? (await memberByEmail(ctx, w, row, person));
    if (member.banned) throw connectError('connect.banned');
    await takeOverRoles(ctx, w, member.user_id, person.roles);
    return member;
  });
}

export async function lockPerson(
  w: WriteContext,
  row: AuthenticatorRow,
  person: ProviderPerson,
): Promise<void> {
  const key = `connect ${row.authenticator_id} ${person.subject}`;
  await w.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** Somebody who was deleted is nobody any more: the provider's person may come back as somebody new. */
export async function connectedMember(
  w: WriteContext,
  row: AuthenticatorRow,
  person: ProviderPerson,
): Promise<FoundMember | undefined> {
  await w.db.execute(sql`
    delete from connections c using users u
    where u.user_id = c.user_id and u.date_deleted is not null
      and c.authenticator_id = ${row.authenticator_id} and c.subject = ${person.subject}`);
  return w.db.row<FoundMember>(sql`
    select u.user_id, u.name, u.banned from connections c join users u using (user_id)
    where c.authenticator_id = ${row.authenticator_id} and c.subject = ${person.subject}`);
}

async function memberByEmail(
  ctx: RequestContext,
  w: WriteContext,
  row: AuthenticatorRow,
  person: ProviderPerson,
): Promise<FoundMember> {
  const { email } = person;
  if (!email || emailProblem(email)) throw connectError('connect.emailMissing');
  // Before anything is looked up: an address that nobody vouches for must not reveal who is a member here.
  if (!person.isEmailVerified) throw connectError('connect.emailNotVerified');
  const holder = await w.db.row<Holder>(sql`
    select user_id, name, banned, admin, email_confirmed,
      array(select role_id from user_roles where user_id = u.user_id) as role_ids
    from users u where email_key = ${emailKey(email)} and date_deleted is null
    order by email_confirmed desc, user_id limit 1`);
  if (holder && !(await mayBeConnected(ctx, holder))) throw connectError('connect.signInFirst');
  const member = holder ?? (await makeMember(ctx, w, { ...person, email }));
  await connect(w, row, person, member.user_id, 'connect.signInFirst', { isNewMember: !holder });
  return member;
}

interface Holder extends FoundMember {
  admin: number;
  email_confirmed: boolean;
  role_ids: number[];
}

/**
 * An address that the member never confirmed may be somebody else's, who took it before its owner came; a second
 * factor must not be walked around.
 */
async function mayBeConnected(ctx: RequestContext, holder: Holder): Promise<boolean> {
  const permissions = permissionSetOf(await ctx.site.roleRegistry(), holder.role_ids, holder.admin > 0);
  const isStaff = rankOf(permissions) >= STAFF_RANK;
  return holder.email_confirmed && !isStaff && !(await hasSecondFactor(ctx, holder.user_id));
}

/** Either of the two may be connected otherwise already. */
export async function connect(
  w: WriteContext,
  row: AuthenticatorRow,
  person: ProviderPerson,
  userID: number,
  otherwise: 'connect.signInFirst' | 'connect.taken',
  { isNewMember = false } = {},
): Promise<void> {
  const connected = await w.db.execute(sql`
    insert into connections (authenticator_id, subject, user_id)
    values (${row.authenticator_id}, ${person.subject}, ${userID}) on conflict do nothing`);
  if (connected === 0) throw connectError(otherwise);
  const payload = { userID, authenticatorID: row.authenticator_id, isNewMember };
  await w.announce(userConnected, payload, { invalidates: [cacheTag.user(userID)] });
}

async function makeMember(
  ctx: RequestContext,
  w: WriteContext,
  person: ProviderPerson & { email: string },
): Promise<FoundMember> {
  const method = ctx.setting(userConfig.registrationMethod);
  if (method === 'Approval' || method === 'Invitation') throw connectError('connect.closed');
  await requireAllowedPlace(ctx, { address: ctx.address, email: person.email });
  const roleIDs = await roleIDsOfType(w.db, 'member');
  for (const name of nameCandidates(ctx, person.name)) {
    try {
      const userID = await addMember(w, {
        name,
        email: person.email,
        // Signs in by the provider; a password can be asked for by mail.
        passwordHash: null,
        isEmailConfirmed: true,
        roleIDs,
        sendsWelcomeMail: true,
        photo: person.photoUrl ?? null,
      });
      return { user_id: userID, name, banned: 0 };
    } catch (error) {
      if (!isTaken(error, 'name') || isTaken(error, 'email')) throw error;
    }
  }
  throw connectError('connect.taken');
}

function* nameCandidates(ctx: RequestContext, name: string | undefined): Generator<string> {
  const limits = nameLimits(ctx);
  const preferred = name === undefined ? undefined : usableName(name, limits);
  if (preferred && !nameProblem(preferred, limits) && !isReservedName(preferred)) {
    yield preferred;
    for (let at = 2; at < NAME_TRIES; at++)
      yield [...preferred].slice(0, limits.max - String(at).length).join('') + at;
  }
  for (let at = 0; at < NAME_TRIES; at++)
    yield `member${newToken().replace(/[^a-z0-9]/g, '')}`.slice(0, Math.min(limits.max, 14));
}

function isTaken(error: unknown, field: string): boolean {
  const errors = error instanceof DomainError ? error.context.errors : undefined;
  return Array.isArray(errors) && errors.some((each) => each.field === field && each.code === 'taken');
}
