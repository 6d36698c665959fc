// Providers that many sites use, with the addresses that they publish themselves; anything else is filled in by hand.
import type { AuthenticatorType, AuthenticatorUrls } from '../../authenticators.contract.ts';

type Addresses = Pick<AuthenticatorUrls, 'authenticateUrl' | 'tokenUrl' | 'profileUrl'>;

export interface ProviderKind {
  id: string;
  /** A name of its own, as the provider writes it; none: the kind is chosen by its protocol. */
  brand?: string;
  type: AuthenticatorType;
  issuer?: string;
  urls?: Addresses;
  scope: string;
  /** Which claims of its answer hold what, where it does not speak OpenID Connect. */
  userMappings?: { uniqueID: string; email: string; name: string; photoUrl: string };
}

const OIDC_SCOPE = 'openid profile email';

export const PROVIDER_KINDS: readonly ProviderKind[] = [
  { id: 'google', brand: 'Google', type: 'oidc', issuer: 'https://accounts.google.com', scope: OIDC_SCOPE },
  { id: 'gitlab', brand: 'GitLab', type: 'oidc', issuer: 'https://gitlab.com', scope: OIDC_SCOPE },
  {
    id: 'github',
    brand: 'GitHub',
    type: 'oauth2',
    urls: {
      authenticateUrl: 'https://github.com/login/oauth/authorize',
      tokenUrl: 'https://github.com/login/oauth/access_token',
      profileUrl: 'https://api.github.com/user',
    },
    scope: 'read:user user:email',
    userMappings: { uniqueID: 'id', email: 'email', name: 'login', photoUrl: 'avatar_url' },
  },
  { id: 'oidc', type: 'oidc', scope: OIDC_SCOPE },
  { id: 'oauth2', type: 'oauth2', scope: 'profile email' },
];
