// What is asked of a provider: where to send people, whom a code means, whom a token means.
import * as openid from 'openid-client';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { guardedFetch } from '../../../platform/server/outgoing-http/guarded-fetch.ts';
import { outgoingRules } from '../../../platform/server/outgoing-http/outgoing.config.ts';
import { connectError } from '../connections.contract.ts';
import { callbackUrl, settingsOf } from './authenticator.present.ts';
import type { AuthenticatorRow } from './authenticator.rows.ts';
import { type ProviderPerson, readPerson } from './claims.ts';
import type { Attempt } from './connect-attempt.ts';
import { failed, openProvider } from './provider.ts';

export async function authorizationUrl(
  ctx: RequestContext,
  row: AuthenticatorRow,
  { state, nonce, codeVerifier }: Attempt,
): Promise<string> {
  const config = await openProvider(ctx, row);
  const { scope, prompt } = settingsOf(row).authenticationRequest;
  const scopes = new Set(scope.split(/\s+/).filter((each) => each !== ''));
  if (row.is_oidc) scopes.add('openid');
  return openid.buildAuthorizationUrl(config, {
    redirect_uri: callbackUrl(ctx, row.authenticator_id),
    scope: [...scopes].join(' '),
    state,
    code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ...(row.is_oidc && { nonce }),
    ...(prompt !== '' && { prompt: prompt.replaceAll(' and ', ' ') }),
  }).href;
}

/** Trades the code that came with the request for who it is about. */
export async function personFrom(
  ctx: RequestContext,
  row: AuthenticatorRow,
  { state, nonce, codeVerifier }: Attempt,
): Promise<ProviderPerson> {
  const config = await openProvider(ctx, row);
  const arrived = new URL(callbackUrl(ctx, row.authenticator_id));
  arrived.search = new URL(ctx.requestUrl, arrived).search;
  try {
    const tokens = await openid.authorizationCodeGrant(config, arrived, {
      pkceCodeVerifier: codeVerifier,
      expectedState: state,
      idTokenExpected: row.is_oidc,
      ...(row.is_oidc && { expectedNonce: nonce }),
    });
    const claims = tokens.claims();
    const profile = await profileOf(ctx, row, config, tokens.access_token, claims?.sub);
    return personOf(row, { ...profile, ...claims });
  } catch (error) {
    throw failed(ctx, error);
  }
}

function personOf(row: AuthenticatorRow, claims: Record<string, unknown>): ProviderPerson {
  const person = readPerson(claims, settingsOf(row), row.mark_verified);
  if (!person) throw new Error('The provider names nobody.');
  return person;
}

async function profileOf(
  ctx: RequestContext,
  row: AuthenticatorRow,
  config: openid.Configuration,
  accessToken: string,
  subject: string | undefined,
): Promise<Record<string, unknown>> {
  if (!row.is_oidc) return plainProfile(ctx, row, accessToken);
  if (!config.serverMetadata().userinfo_endpoint) return {};
  return openid.fetchUserInfo(config, accessToken, subject ?? openid.skipSubjectCheck);
}

/** OAuth 2.0 alone does not say how to ask who somebody is: the settings do. */
async function plainProfile(
  ctx: RequestContext,
  row: AuthenticatorRow,
  accessToken: string,
): Promise<Record<string, unknown>> {
  const { useBearerToken, postProfileRequest } = settingsOf(row);
  const url = new URL(row.urls.profileUrl ?? '');
  const headers: Record<string, string> = { accept: 'application/json' };
  if (useBearerToken) headers.authorization = `Bearer ${accessToken}`;
  else url.searchParams.set('access_token', accessToken);
  const method = postProfileRequest ? 'POST' : 'GET';
  const answer = await guardedFetch(url, { method, headers }, { ...outgoingRules(ctx), maxRedirects: 0 });
  const profile: unknown = answer.ok ? await answer.json() : undefined;
  if (typeof profile !== 'object' || profile === null)
    throw new Error(`The profile answered ${answer.status}.`);
  return profile as Record<string, unknown>;
}

/** Whom a token means that a program was given, if it was given to this very client: others' tokens open nothing. */
export async function personOfToken(
  ctx: RequestContext,
  row: AuthenticatorRow,
  accessToken: string,
): Promise<ProviderPerson> {
  const config = await openProvider(ctx, row);
  if (!config.serverMetadata().introspection_endpoint) throw connectError('oauth.cannotTell');
  try {
    const introspection = await openid.tokenIntrospection(config, accessToken);
    if (!introspection.active || introspection.client_id !== row.client_id)
      throw connectError('oauth.tokenRefused');
    const profile = await profileOf(ctx, row, config, accessToken, introspection.sub);
    return personOf(row, { ...profile, ...(introspection.sub !== undefined && { sub: introspection.sub }) });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'oauth.tokenRefused') throw error;
    throw failed(ctx, error);
  }
}

/** Where people also sign out at the provider, and come back from. */
export async function providerSignOutUrl(
  ctx: RequestContext,
  row: AuthenticatorRow,
): Promise<string | undefined> {
  const home = ctx.url('/');
  if (row.urls.signOutUrl) return row.urls.signOutUrl;
  const config = row.is_oidc ? await openProvider(ctx, row) : undefined;
  return config?.serverMetadata().end_session_endpoint
    ? openid.buildEndSessionUrl(config, { post_logout_redirect_uri: home }).href
    : undefined;
}
