// A provider as openid-client knows it. Every request to it goes through the one guarded way out.
import * as openid from 'openid-client';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { guardedFetch, type OutgoingRequest } from '../../../platform/server/outgoing-http/guarded-fetch.ts';
import { outgoingRules } from '../../../platform/server/outgoing-http/outgoing.config.ts';
import { unseal } from '../../../platform/server/secrets/secret-keys.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { connectError } from '../connections.contract.ts';
import { secretName } from './authenticator.actions.ts';
import { settingsOf } from './authenticator.present.ts';
import type { AuthenticatorRow } from './authenticator.rows.ts';

const CACHE_MS = 10 * 60_000;

interface Cached {
  version: string;
  until: number;
  config: openid.Configuration;
}

const cached = new WeakMap<Site, Map<number, Cached>>();

/** A provider's metadata is fetched once in ten minutes. */
export async function openProvider(
  ctx: RequestContext,
  row: AuthenticatorRow,
): Promise<openid.Configuration> {
  const ofSite = cached.get(ctx.site) ?? new Map<number, Cached>();
  cached.set(ctx.site, ofSite);
  const known = ofSite.get(row.authenticator_id);
  const isGood = known && known.version === row.date_updated && known.until > Date.now();
  const config = isGood ? known.config : await makeProvider(ctx, row);
  if (!isGood) {
    const until = Date.now() + CACHE_MS;
    ofSite.set(row.authenticator_id, { version: row.date_updated, until, config });
  }
  // By the settings as they are now.
  config[openid.customFetch] = guarded(ctx);
  return config;
}

function guarded(ctx: RequestContext): openid.CustomFetch {
  return (url, { method, headers, body }) => {
    const request: OutgoingRequest = { method, headers };
    if (body instanceof URLSearchParams || typeof body === 'string') request.body = body.toString();
    return guardedFetch(url, request, { ...outgoingRules(ctx), maxRedirects: 0 });
  };
}

async function makeProvider(ctx: RequestContext, row: AuthenticatorRow): Promise<openid.Configuration> {
  const secret =
    row.secret_sealed &&
    (await unseal(ctx.site.database, secretName(row.authenticator_id), row.secret_sealed));
  const metadata = secret ? { client_secret: secret } : {};
  const auth = clientAuth(row, secret);
  const given = givenAddresses(row);
  const issuer = settingsOf(row).issuer ?? '';
  const config = given
    ? new openid.Configuration(given, row.client_id, metadata, auth)
    : await discover(ctx, new URL(issuer), row, metadata, auth);
  if (usesPlainHttp(config)) openid.allowInsecureRequests(config);
  if (row.is_oidc && config.serverMetadata().jwks_uri) openid.enableNonRepudiationChecks(config);
  return config;
}

/** Plain http gets here only for hosts that the settings name: see the check when a provider is stored. */
function usesPlainHttp(config: openid.Configuration): boolean {
  return config.serverMetadata().token_endpoint?.startsWith('http:') ?? false;
}

async function discover(
  ctx: RequestContext,
  issuer: URL,
  row: AuthenticatorRow,
  metadata: Partial<openid.ClientMetadata>,
  auth: openid.ClientAuth,
): Promise<openid.Configuration> {
  try {
    return await openid.discovery(issuer, row.client_id, metadata, auth, {
      [openid.customFetch]: guarded(ctx),
      execute: issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : [],
      timeout: 5,
    });
  } catch (error) {
    throw failed(ctx, error);
  }
}

/** What went wrong at a provider is for the log; whoever signs in reads that it did. */
export function failed(ctx: RequestContext, error: unknown): Error {
  ctx.site.log.warn({ err: error, requestID: ctx.requestID }, 'a sign-in provider failed');
  return connectError('connect.failed');
}

/** All that is needed without asking the provider; nothing where it has to be asked. */
function givenAddresses({ urls, settings, is_oidc }: AuthenticatorRow): openid.ServerMetadata | undefined {
  const authorize = urls.authenticateUrl ?? urls.signInUrl;
  if (!authorize || !urls.tokenUrl || (is_oidc && !settings.jwksUrl)) return undefined;
  return {
    issuer: settings.issuer ?? new URL(authorize).origin,
    authorization_endpoint: authorize,
    token_endpoint: urls.tokenUrl,
    ...(urls.profileUrl && { userinfo_endpoint: urls.profileUrl }),
    ...(settings.jwksUrl && { jwks_uri: settings.jwksUrl }),
    ...(settings.introspectionUrl && { introspection_endpoint: settings.introspectionUrl }),
    ...(urls.signOutUrl && { end_session_endpoint: urls.signOutUrl }),
  };
}

function clientAuth(row: AuthenticatorRow, secret: string | null): openid.ClientAuth {
  if (!secret) return openid.None();
  return settingsOf(row).useBasicAuthToken
    ? openid.ClientSecretBasic(secret)
    : openid.ClientSecretPost(secret);
}
