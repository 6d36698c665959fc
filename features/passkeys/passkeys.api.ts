// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import { passkey } from './passkeys.contract.ts';

export const passkeysApi: ApiDescription = {
  schemas: {
    Passkey: passkey,
  },
  descriptions: {
    authenticatorAttachment: 'Whether the authenticator is built in or separate.',
    challenge: 'The value that the browser has to sign.',
    clientExtensionResults: 'What extensions answered, as WebAuthn has it.',
    credential: 'What the browser made, as WebAuthn has it.',
    dateLastUsed: 'When it was last used, in UTC; null where it never was.',
    optionsToken: 'Proves which options the passkey was made for; sent back with it.',
    passkeyID: 'The id of a passkey.',
    rawId: 'The id of the credential, as WebAuthn has it.',
    response: 'What the authenticator answered, as WebAuthn has it.',
  },
};
