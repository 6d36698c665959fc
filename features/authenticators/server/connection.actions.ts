// A member's own account is connected with providers, and parted from them again.
import { notFound } from '../../../platform/contract/errors.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { addToken, forgetOldestTokens } from '../../users/server/credentials/token.actions.ts';
import { authenticatorOfSession } from '../../users/server/sign-in/session.queries.ts';
import { userDisconnected } from '../authenticators.events.ts';
import { type Connection, connectError } from '../connections.contract.ts';
import { type AuthenticatorRow, findActiveByClient, findAuthenticator } from './authenticator.rows.ts';
import type { ProviderPerson } from './claims.ts';
import { connect, connectedMember, findOrMakeMember, lockPerson } from './find-member.ts';
import { personOfToken, providerSignOutUrl } from './provider-calls.ts';

const TOKEN_HOURS = 24;
const TOKENS_PER_PROVIDER = 10;

export async function findConnections(ctx: RequestContext): Promise<Connection[]> {
  const rows = await ctx.db.rows<{
    authenticator_id: number;
    name: string;
    date_inserted: string | null;
  }>(sql`
    select a.authenticator_id, a.name, c.date_inserted from authenticators a
    left join connections c on c.authenticator_id = a.authenticator_id and c.user_id = ${ctx.viewer.userID}
    where c.user_id is not null or (a.is_active and a.is_visible)
    order by a.is_default desc, a.name, a.authenticator_id limit 100`);
  return rows.map((row) => ({
    authenticatorID: row.authenticator_id,
    name: row.name,
    isConnected: row.date_inserted !== null,
    dateConnected: row.date_inserted,
  }));
}

/** Who began is who comes back: a session that changed on the way connects nothing. */
export async function connectAccount(
  ctx: RequestContext,
  row: AuthenticatorRow,
  person: ProviderPerson,
  userID: number,
): Promise<void> {
  if (ctx.viewer.userID !== userID) throw connectError('connect.expired');
  await ctx.write(async (w) => {
    await lockPerson(w, row, person);
    const known = await connectedMember(w, row, person);
    if (known?.user_id === userID) return;
    await connect(w, row, person, userID, 'connect.taken');
  });
}

export async function endConnection(ctx: RequestContext, authenticatorID: number): Promise<void> {
  const { userID } = ctx.viewer;
  await ctx.write(async (w) => {
    const own = sql`user_id = ${userID} and authenticator_id = ${authenticatorID}`;
    const ways = await w.db.row<{ has_other: boolean }>(sql`
      select u.password_hash is not null or exists (
        select 1 from connections where user_id = ${userID} and authenticator_id <> ${authenticatorID}) as has_other
      from connections c join users u using (user_id) where c.authenticator_id = ${authenticatorID}
        and c.user_id = ${userID} for no key update of u`);
    if (!ways) throw notFound('Connection');
    if (!ways.has_other) throw connectError('connection.lastWay');
    await w.db.execute(sql`delete from connections where ${own}`);
    await w.announce(userDisconnected, { userID, authenticatorID });
  });
}

export async function tokenByOAuth(ctx: RequestContext, clientID: string, oauthAccessToken: string) {
  const row = await findActiveByClient(ctx.db, clientID);
  if (!row) throw connectError('oauth.unknownClient');
  if (!row.settings.allowAccessTokens) throw connectError('oauth.notAllowed');
  const member = await findOrMakeMember(ctx, row, await personOfToken(ctx, row, oauthAccessToken));
  const dateExpires = new Date(ctx.now.getTime() + TOKEN_HOURS * 3_600_000).toISOString();
  const name = `${row.name} (OAuth)`;
  const token = await ctx.write(async (w) => {
    const made = await addToken(w.db, member.user_id, { name, dateExpires });
    // Programs ask at each of their starts: the newest few are enough, and leave room for the member's own tokens.
    await forgetOldestTokens(w.db, member.user_id, name, TOKENS_PER_PROVIDER);
    return made;
  });
  return { accessToken: token.accessToken, dateExpires: token.dateExpires ?? dateExpires };
}

export interface ProviderSignOut {
  name: string;
  url: string;
}

/** Where this session was opened by a provider that can be signed out of, too. */
export async function findProviderSignOut(ctx: RequestContext): Promise<ProviderSignOut | undefined> {
  if (ctx.viewer.sessionID === undefined) return undefined;
  const authenticatorID = await authenticatorOfSession(ctx.db, ctx.viewer.sessionID);
  const row = authenticatorID ? await findAuthenticator(ctx.db, authenticatorID) : undefined;
  if (!row?.is_active) return undefined;
  // Signing out here works without the provider, and while it is away.
  const url = await providerSignOutUrl(ctx, row).catch(() => undefined);
  return url === undefined ? undefined : { name: row.name, url };
}
