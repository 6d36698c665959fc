// Data of the page to edit one's profile. A page of one's own: never cached for others.
import type { ProfileField } from '../profile-fields/profile-fields.contract.ts';

/** `ProfileEdit` */
export interface ProfileEditProps {
  person: { userID: number; name: string; photoUrl: string; url: string };
  account: {
    email: string;
    /** An address that waits to be confirmed. */
    pendingEmail: string | null;
    /** Without one there is nothing to confirm changes with. */
    hasPassword: boolean;
    mayRename: boolean;
    mayChangeEmail: boolean;
    passwordMinLength: number;
  };
  privacy: { isPrivate: boolean; showsEmail: boolean };
  /** Those that may be changed. */
  fields: { field: ProfileField; value?: unknown; text?: { source: string; format: string } }[];
}
