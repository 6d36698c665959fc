import type { RequestContext } from '../../../platform/server/http/context.ts';
import type {
  Authenticator,
  AuthenticatorSettings,
  OAuth2Authenticator,
} from '../authenticators.contract.ts';
import { type AuthenticatorRow, connectPath } from './authenticator.rows.ts';

const NO_MAPPING = { uniqueID: '', email: '', name: '', photoUrl: '', fullName: '', roles: '' };

/** What was stored, with what holds where nothing was. */
export function settingsOf({ settings, is_oidc }: AuthenticatorRow): AuthenticatorSettings {
  return {
    issuer: null,
    jwksUrl: null,
    introspectionUrl: null,
    useBearerToken: true,
    useBasicAuthToken: is_oidc,
    postProfileRequest: false,
    allowAccessTokens: false,
    ...settings,
    authenticationRequest: {
      scope: is_oidc ? 'openid profile email' : 'profile email',
      prompt: '',
      ...settings.authenticationRequest,
    },
    userMappings: { ...NO_MAPPING, ...settings.userMappings },
  };
}

export function presentAuthenticator(ctx: RequestContext, row: AuthenticatorRow): Authenticator {
  return {
    authenticatorID: row.authenticator_id,
    name: row.name,
    type: row.type,
    clientID: row.client_id,
    default: row.is_default,
    active: row.is_active,
    visible: row.is_visible,
    isOidc: row.is_oidc,
    markVerified: row.mark_verified,
    urls: {
      signInUrl: row.urls.signInUrl ?? null,
      signOutUrl: row.urls.signOutUrl ?? null,
      authenticateUrl: row.urls.authenticateUrl ?? null,
      registerUrl: row.urls.registerUrl ?? null,
      passwordUrl: row.urls.passwordUrl ?? null,
      profileUrl: row.urls.profileUrl ?? null,
    },
    authenticatorConfig: settingsOf(row),
    callbackUrl: callbackUrl(ctx, row.authenticator_id),
    connectUrl: ctx.url(connectPath(row.authenticator_id)),
    hasSecret: row.secret_sealed !== null,
  };
}

export function presentOAuth2(ctx: RequestContext, row: AuthenticatorRow): OAuth2Authenticator {
  const base = presentAuthenticator(ctx, row);
  const { issuer, jwksUrl, introspectionUrl, ...oauth } = base.authenticatorConfig;
  return { ...base, ...oauth, urls: { ...base.urls, tokenUrl: row.urls.tokenUrl ?? null } };
}

export function callbackUrl(ctx: RequestContext, authenticatorID: number): string {
  return ctx.url(`${connectPath(authenticatorID)}/callback`);
}
