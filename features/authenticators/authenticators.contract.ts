// Providers elsewhere that vouch for members, by OpenID Connect or OAuth 2.0. For administrators.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { idParam, limit, page } from '../../platform/contract/fields.ts';

export const authenticatorType = z.enum(['oauth2', 'oidc']);
export type AuthenticatorType = z.infer<typeof authenticatorType>;

const url = z.url({ protocol: /^https?$/ }).max(1000);
const urlFields = {
  signInUrl: url.nullable(),
  signOutUrl: url.nullable(),
  authenticateUrl: url.nullable(),
  registerUrl: url.nullable(),
  passwordUrl: url.nullable(),
  profileUrl: url.nullable(),
};
const urls = z.object(urlFields);
const oauth2Urls = z.object({ ...urlFields, tokenUrl: url.nullable() });
export type AuthenticatorUrls = z.infer<typeof oauth2Urls>;

/** Names of claims, or dotted paths to them. */
const claim = z.string().max(200);
export const userMappings = z.object({
  uniqueID: claim,
  email: claim,
  name: claim.describe('The claim of the provider’s answer that holds the name of the member.'),
  photoUrl: claim,
  fullName: claim,
  roles: claim,
});

/** What an OAuth 2.0 client goes by. */
const oauthSettings = z.object({
  authenticationRequest: z.object({
    scope: z
      .string()
      .max(500)
      .describe('What the provider is asked for, words with spaces between them: `openid profile email`.'),
    prompt: z
      .string()
      .max(100)
      .regex(/^[a-z_ ]*$/),
  }),
  useBearerToken: z.boolean(),
  useBasicAuthToken: z.boolean(),
  postProfileRequest: z.boolean(),
  allowAccessTokens: z.boolean(),
  userMappings: userMappings.partial(),
});

/** Beyond it: whom the provider calls itself, and addresses that discovery would find otherwise. */
const providerSettings = z.object({
  issuer: url.nullable(),
  jwksUrl: url.nullable(),
  introspectionUrl: url.nullable(),
});

const settings = oauthSettings.extend(providerSettings.shape);
/** Null empties it. */
const emptied = (text: z.ZodString) => text.nullable();
const { scope, prompt } = oauthSettings.shape.authenticationRequest.shape;
const settingsInput = settings
  .extend({
    authenticationRequest: z.object({ scope, prompt: emptied(prompt) }).partial(),
    userMappings: z
      .object({
        uniqueID: emptied(claim),
        email: emptied(claim),
        name: emptied(claim).describe(
          'The claim of the provider’s answer that holds the name of the member.',
        ),
        photoUrl: emptied(claim),
        fullName: emptied(claim),
        roles: emptied(claim),
      })
      .partial(),
  })
  .partial();
export type AuthenticatorSettings = z.infer<typeof settings>;
export type AuthenticatorSettingsInput = z.infer<typeof settingsInput>;

export const authenticator = z.object({
  authenticatorID: z.int32(),
  name: z.string(),
  type: authenticatorType,
  clientID: z.string(),
  default: z.boolean(),
  active: z.boolean(),
  visible: z.boolean(),
  isOidc: z.boolean(),
  markVerified: z.boolean(),
  urls,
  authenticatorConfig: settings,
  /** Where the provider sends people back to: it has to know this address. */
  callbackUrl: z.string(),
  /** Where signing in by it begins. */
  connectUrl: z.string(),
  hasSecret: z.boolean(),
});
export type Authenticator = z.infer<typeof authenticator>;

export const oauth2Authenticator = authenticator.extend({ urls: oauth2Urls, ...oauthSettings.shape });
export type OAuth2Authenticator = z.infer<typeof oauth2Authenticator>;

const changes = {
  name: z.string().trim().min(1).max(100),
  clientID: z.string().trim().min(1).max(500),
  /** Written, never answered; null removes it. */
  secret: z.string().max(2000).nullable(),
  default: z.boolean(),
  active: z.boolean(),
  visible: z.boolean(),
  isOidc: z.boolean(),
  markVerified: z.boolean(),
  urls: oauth2Urls.partial(),
  authenticatorConfig: settingsInput,
};
const patch = z.object(changes).partial();
const oauth2Patch = patch.extend({ ...settingsInput.shape });
export type AuthenticatorPatch = z.infer<typeof patch>;

const params = z.object({ authenticatorID: idParam });
const errors = ['authenticator.notUsable'];

export const listAuthenticators = endpoint({
  method: 'GET',
  path: '/authenticators',
  summary: 'Providers that vouch for members.',
  permission: 'site.manage',
  query: z.object({
    type: z.array(authenticatorType).describe('Only providers of these protocols.').optional(),
    page,
    limit: limit(10),
  }),
  response: z.array(authenticator),
  paging: 'numbered',
});

export const addAuthenticator = endpoint({
  method: 'POST',
  path: '/authenticators',
  summary: 'Adds a provider.',
  permission: 'site.manage',
  /** `type` and `clientID` are required; without one the answer is 422. */
  body: patch.extend({
    name: changes.name,
    type: authenticatorType
      .describe('The protocol that the provider speaks: OAuth 2, or OpenID Connect.')
      .optional(),
  }),
  response: authenticator,
  errors,
});

export const getAuthenticator = endpoint({
  method: 'GET',
  path: '/authenticators/:authenticatorID',
  summary: 'One provider.',
  permission: 'site.manage',
  params,
  response: authenticator,
});

export const editAuthenticator = endpoint({
  method: 'PATCH',
  path: '/authenticators/:authenticatorID',
  summary: 'Changes a provider.',
  permission: 'site.manage',
  params,
  body: patch,
  response: authenticator,
  errors,
});

export const deleteAuthenticator = endpoint({
  method: 'DELETE',
  path: '/authenticators/:authenticatorID',
  summary: 'Removes a provider; nobody is connected by it any more.',
  permission: 'site.manage',
  params,
});

export const listAuthenticatorTypes = endpoint({
  method: 'GET',
  path: '/authenticator-types',
  summary: 'The kinds of providers.',
  permission: 'site.manage',
  response: z.array(z.object({ authenticatorType, name: z.string() })),
});

export const listOAuth2Authenticators = endpoint({
  method: 'GET',
  path: '/authenticators/oauth2',
  summary: 'Providers with all that an OAuth 2.0 client goes by.',
  permission: 'site.manage',
  query: z.object({ page, limit: limit(10) }),
  response: z.array(oauth2Authenticator),
  paging: 'numbered',
});

export const addOAuth2Authenticator = endpoint({
  method: 'POST',
  path: '/authenticators/oauth2',
  summary: 'Adds a provider of type oauth2.',
  permission: 'site.manage',
  body: oauth2Patch.extend({ name: changes.name }),
  response: oauth2Authenticator,
  errors,
});

export const getOAuth2Authenticator = endpoint({
  method: 'GET',
  path: '/authenticators/oauth2/:authenticatorID',
  summary: 'One provider with all that an OAuth 2.0 client goes by.',
  permission: 'site.manage',
  params,
  response: oauth2Authenticator,
});

export const editOAuth2Authenticator = endpoint({
  method: 'PATCH',
  path: '/authenticators/oauth2/:authenticatorID',
  summary: 'Changes a provider.',
  permission: 'site.manage',
  params,
  body: oauth2Patch,
  response: oauth2Authenticator,
  errors,
});

export const authenticatorError = defineErrors({
  'authenticator.notUsable': [422, 'An active provider needs all the addresses it works with.'],
});
