// What the pages about claims hand to the browser.
import type { ImportedMember } from './claims.contract.ts';

export interface ClaimPasswordFormProps {
  userID: number;
  claimCode: string;
  /** Absent: the link is not valid any more. */
  account?: { name: string; email: string | null };
}

export interface ImportedMembersPageProps {
  members: ImportedMember[];
  total: number;
  page: number;
  limit: number;
  query: string;
}

/** `ClaimInvitation` */
export interface ClaimInvitationProps {
  /** The import it came with: the host of the old site. */
  source: string;
}
