// By what other capabilities decide about who joins.
import { ExtensionPoint } from '../../../../platform/server/feature/extension-point.ts';
import type { RequestContext, WriteContext } from '../../../../platform/server/http/context.ts';
import type { ProfileFieldValues } from '../../users.contract.ts';

export interface Newcomer {
  name: string;
  email: string;
  password: string;
  termsOfService?: boolean;
  discoveryText?: string;
  invitationCode?: string;
  profileFields?: ProfileFieldValues;
}

/** Called for everybody who registers, in order. True: this guard holds them, and they wait for approval. */
export type RegistrationGuard = (ctx: RequestContext, newcomer: Newcomer) => Promise<boolean>;

export const registrationGuards = new ExtensionPoint<RegistrationGuard>();

export interface ClaimedInvitation {
  email: string;
  inviterID: number;
  /** Within the same transaction, once there is a member. */
  accept(userID: number): Promise<void>;
}

export interface InvitationProvider {
  /** Takes the invitation for this transaction alone; nothing where it is unknown, used or expired. */
  claim(w: WriteContext, code: string): Promise<ClaimedInvitation | undefined>;
}

declare module '../../../../platform/server/feature/provided.ts' {
  interface Provided {
    invitations: InvitationProvider;
  }
}
