import type { AuthenticatorPatch, OAuth2Authenticator } from '../../authenticators.contract.ts';
import { PROVIDER_KINDS, type ProviderKind } from './provider-kinds.ts';

/** What the form holds: empty texts are none. */
export interface ProviderDraft
  extends Pick<
    OAuth2Authenticator,
    'name' | 'type' | 'clientID' | 'active' | 'visible' | 'default' | 'markVerified'
  > {
  kind: string;
  secret: string;
  issuer: string;
  authenticateUrl: string;
  tokenUrl: string;
  profileUrl: string;
  scope: string;
  uniqueID: string;
  email: string;
  memberName: string;
  photoUrl: string;
}

const NEW: ProviderDraft = {
  ...{ kind: '', name: '', type: 'oidc', clientID: '', secret: '', issuer: '', scope: '' },
  ...{ authenticateUrl: '', tokenUrl: '', profileUrl: '' },
  ...{ uniqueID: '', email: '', memberName: '', photoUrl: '' },
  ...{ active: true, visible: true, default: false, markVerified: false },
};

export function draftOf(provider: OAuth2Authenticator | undefined): ProviderDraft {
  if (!provider) return withKind(NEW, (PROVIDER_KINDS[0] as ProviderKind).id);
  const { urls, authenticatorConfig: settings, ...rest } = provider;
  const mapped = settings.userMappings;
  return {
    ...{ kind: provider.type, name: rest.name, type: rest.type, clientID: rest.clientID, secret: '' },
    ...{ issuer: settings.issuer ?? '', scope: settings.authenticationRequest.scope },
    ...{
      authenticateUrl: urls.authenticateUrl ?? '',
      tokenUrl: urls.tokenUrl ?? '',
      profileUrl: urls.profileUrl ?? '',
    },
    ...{ uniqueID: mapped.uniqueID ?? '', email: mapped.email ?? '' },
    ...{ memberName: mapped.name ?? '', photoUrl: mapped.photoUrl ?? '' },
    ...{ active: rest.active, visible: rest.visible, default: rest.default, markVerified: rest.markVerified },
  };
}

/** A name that somebody wrote stays; one of a kind goes with it. */
export function withKind(draft: ProviderDraft, id: string): ProviderDraft {
  const kind = PROVIDER_KINDS.find((known) => known.id === id) as ProviderKind;
  const isNamedByKind = draft.name === '' || PROVIDER_KINDS.some(({ brand }) => brand === draft.name);
  const { userMappings, urls } = kind;
  return {
    ...draft,
    kind: id,
    type: kind.type,
    name: isNamedByKind ? (kind.brand ?? '') : draft.name,
    issuer: kind.issuer ?? '',
    scope: kind.scope,
    authenticateUrl: urls?.authenticateUrl ?? '',
    tokenUrl: urls?.tokenUrl ?? '',
    profileUrl: urls?.profileUrl ?? '',
    uniqueID: userMappings?.uniqueID ?? '',
    email: userMappings?.email ?? '',
    memberName: userMappings?.name ?? '',
    photoUrl: userMappings?.photoUrl ?? '',
  };
}

export function bodyOf(draft: ProviderDraft): AuthenticatorPatch & { name: string } {
  return {
    name: draft.name,
    clientID: draft.clientID,
    ...(draft.secret !== '' && { secret: draft.secret }),
    active: draft.active,
    visible: draft.visible,
    default: draft.default,
    markVerified: draft.markVerified,
    urls: {
      authenticateUrl: draft.authenticateUrl || null,
      tokenUrl: draft.tokenUrl || null,
      profileUrl: draft.profileUrl || null,
    },
    authenticatorConfig: {
      issuer: draft.issuer || null,
      ...(draft.scope !== '' && { authenticationRequest: { scope: draft.scope } }),
      userMappings: {
        uniqueID: draft.uniqueID || null,
        email: draft.email || null,
        name: draft.memberName || null,
        photoUrl: draft.photoUrl || null,
      },
    },
  };
}
