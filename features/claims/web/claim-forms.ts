// What the owner of an imported account fills in.
import { ClaimForm } from './ClaimForm/ClaimForm.tsx';
import { ClaimPasswordForm } from './ClaimPasswordForm/ClaimPasswordForm.tsx';

export const claimForms = { ClaimForm, ClaimPasswordForm };
