// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import { claimProof, importedMember, profileProof } from './claims.contract.ts';

export const claimsApi: ApiDescription = {
  schemas: {
    ClaimProof: claimProof,
    ImportedMember: importedMember,
    ProfileProof: profileProof,
  },
};
