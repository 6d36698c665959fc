// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import { signature } from './signatures.contract.ts';

export const signaturesApi: ApiDescription = {
  schemas: { Signature: signature },
  descriptions: {
    signature: 'What stands below all that they write, beside posts and where it is asked for.',
    hidesSignatures: 'Whether posts are read without signatures.',
    'Signature.userID': 'Whose signature it is.',
    'Signature.dateUpdated': 'When it was last changed; null where there is none.',
  },
};
