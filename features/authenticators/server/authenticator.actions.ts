// Administrators name providers. What is active has to be usable; its secret is written and never read back.
import { fieldProblem, notFound } from '../../../platform/contract/errors.ts';
import type { Transaction } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { outgoingConfig } from '../../../platform/server/outgoing-http/outgoing.config.ts';
import { seal } from '../../../platform/server/secrets/secret-keys.ts';
import {
  type AuthenticatorPatch,
  type AuthenticatorSettingsInput,
  type AuthenticatorType,
  authenticatorError,
} from '../authenticators.contract.ts';
import { authenticatorAdded, authenticatorChanged, authenticatorDeleted } from '../authenticators.events.ts';
import { type AuthenticatorRow, findAuthenticator } from './authenticator.rows.ts';

type Given = AuthenticatorPatch & AuthenticatorSettingsInput;

const SETTINGS = [
  'authenticationRequest',
  'useBearerToken',
  'useBasicAuthToken',
  'postProfileRequest',
  'allowAccessTokens',
  'userMappings',
  'issuer',
  'jwksUrl',
  'introspectionUrl',
] as const;

export async function loadAuthenticator(ctx: RequestContext, id: number): Promise<AuthenticatorRow> {
  const row = await findAuthenticator(ctx.db, id);
  if (!row) throw notFound('Authenticator');
  return row;
}

export async function addAuthenticator(
  ctx: RequestContext,
  type: AuthenticatorType | undefined,
  given: Given & { name: string },
): Promise<AuthenticatorRow> {
  if (!type) throw fieldProblem('type', 'type is required.', 422, 'missingField');
  const { clientID } = given;
  if (!clientID) throw fieldProblem('clientID', 'clientID is required.', 422, 'missingField');
  return ctx.write(async (w) => {
    const row = await w.db.row<{ authenticator_id: number }>(sql`
      insert into authenticators (name, type, client_id, is_oidc)
      values (${given.name}, ${type}, ${clientID}, ${type === 'oidc'}) returning authenticator_id`);
    const made = row && (await findAuthenticator(w.db, row.authenticator_id));
    if (!made) throw notFound('Authenticator');
    const stored = await store(ctx, w.db, made, given);
    await w.announce(authenticatorAdded, { authenticatorID: stored.authenticator_id });
    return stored;
  });
}

export async function editAuthenticator(
  ctx: RequestContext,
  id: number,
  given: Given,
): Promise<AuthenticatorRow> {
  return ctx.write(async (w) => {
    const row = await findAuthenticator(w.db, id);
    if (!row) throw notFound('Authenticator');
    const stored = await store(ctx, w.db, row, given);
    await w.announce(authenticatorChanged, { authenticatorID: id });
    return stored;
  });
}

export async function deleteAuthenticator(ctx: RequestContext, id: number): Promise<void> {
  await ctx.write(async (w) => {
    const removed = await w.db.execute(sql`delete from authenticators where authenticator_id = ${id}`);
    if (removed === 0) throw notFound('Authenticator');
    await w.announce(authenticatorDeleted, { authenticatorID: id });
  });
}

async function store(
  ctx: RequestContext,
  db: Transaction,
  row: AuthenticatorRow,
  given: Given,
): Promise<AuthenticatorRow> {
  const id = row.authenticator_id;
  const changed = merged(row, given);
  requireUsable(ctx, changed);
  if (changed.is_default && !row.is_default)
    await db.execute(sql`update authenticators set is_default = false where is_default`);
  const sealed =
    given.secret === undefined
      ? row.secret_sealed
      : given.secret === null
        ? null
        : await seal(ctx.site.database, secretName(id), given.secret);
  await db.execute(sql`
    update authenticators set name = ${changed.name}, client_id = ${changed.client_id}, secret_sealed = ${sealed},
      is_default = ${changed.is_default}, is_active = ${changed.is_active}, is_visible = ${changed.is_visible},
      is_oidc = ${changed.is_oidc}, mark_verified = ${changed.mark_verified},
      urls = ${JSON.stringify(changed.urls)}::jsonb, settings = ${JSON.stringify(changed.settings)}::jsonb,
      date_updated = now()
    where authenticator_id = ${id}`);
  return (await findAuthenticator(db, id)) ?? changed;
}

export function secretName(authenticatorID: number): string {
  return `authenticator ${authenticatorID}`;
}

function merged(row: AuthenticatorRow, given: Given): AuthenticatorRow {
  const input: AuthenticatorSettingsInput = { ...given.authenticatorConfig };
  for (const name of SETTINGS) if (given[name] !== undefined) Object.assign(input, { [name]: given[name] });
  const before = row.settings;
  const settings = {
    ...before,
    ...input,
    authenticationRequest: { ...before.authenticationRequest, ...filled(input.authenticationRequest) },
    userMappings: { ...before.userMappings, ...filled(input.userMappings) },
  } as AuthenticatorRow['settings'];
  return {
    ...row,
    name: given.name ?? row.name,
    client_id: given.clientID ?? row.client_id,
    is_default: given.default ?? row.is_default,
    is_active: given.active ?? row.is_active,
    is_visible: given.visible ?? row.is_visible,
    is_oidc: row.type === 'oidc' || (given.isOidc ?? row.is_oidc),
    mark_verified: given.markVerified ?? row.mark_verified,
    urls: { ...row.urls, ...given.urls },
    settings,
  };
}

function filled(texts: Readonly<Record<string, string | null | undefined>> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, text ?? '']])),
  );
}

/** Addresses that this server talks to; people's browsers go to the others. */
function serverAddresses({ urls, settings }: AuthenticatorRow): [field: string, address: string][] {
  const named = {
    tokenUrl: urls.tokenUrl,
    profileUrl: urls.profileUrl,
    authenticateUrl: urls.authenticateUrl,
    issuer: settings.issuer,
    jwksUrl: settings.jwksUrl,
    introspectionUrl: settings.introspectionUrl,
  };
  return Object.entries(named).flatMap(([field, address]) => (address ? [[field, address]] : []));
}

function requireUsable(ctx: RequestContext, row: AuthenticatorRow): void {
  const allowedHosts = ctx.setting(outgoingConfig.allowedHosts);
  for (const [field, address] of serverAddresses(row)) {
    const { protocol, host } = new URL(address);
    if (protocol !== 'https:' && !allowedHosts.includes(host))
      throw fieldProblem(field, 'Use an address that begins with https://.');
  }
  if (!row.is_active) return;
  const { urls, settings } = row;
  const hasAddresses = Boolean((urls.authenticateUrl ?? urls.signInUrl) && urls.tokenUrl);
  const isUsable = row.is_oidc ? settings.issuer : hasAddresses && urls.profileUrl;
  if (!isUsable) throw authenticatorError('authenticator.notUsable');
}
