// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import { twoFactorState } from './two-factor.contract.ts';

export const twoFactorApi: ApiDescription = {
  schemas: {
    TwoFactorState: twoFactorState,
  },
  descriptions: {
    code: 'A code: of the authenticator app, of a recovery list, of an invitation.',
    countRecoveryCodes: 'How many recovery codes are left.',
    dateOn: 'When it was switched on, in UTC; null where it is off.',
    isOn: 'Whether a second factor is asked for.',
    path: 'The squares as the path of an SVG.',
    qrCode: 'The same as a picture of black and white squares.',
    recoveryCodes: 'Each signs in once where the authenticator is out of reach; shown this once.',
    secret: 'A secret, shown or taken this once and never told again.',
    size: 'The size: of a file in bytes, of a picture of squares in squares.',
  },
};
