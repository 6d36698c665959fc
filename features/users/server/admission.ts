// Where other capabilities have their say about who joins.
import { ExtensionPoint } from '../../../platform/server/feature/extension-point.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import type { ProfileFieldValues } from '../users.contract.ts';

export interface Newcomer {
  name: string;
  email: string;
  password: string;
  termsOfService?: boolean;
  discoveryText?: string;
  invitationCode?: string;
  profileFields?: ProfileFieldValues;
}

/** Asked about everybody who registers, in turn. True: this one took them over, and they wait for approval. */
export type Gatekeeper = (ctx: RequestContext, newcomer: Newcomer) => Promise<boolean>;

export const gatekeepers = new ExtensionPoint<Gatekeeper>();

export interface ClaimedInvitation {
  email: string;
  inviterID: number;
  /** Within the same transaction, once there is a member. */
  accept(userID: number): Promise<void>;
}

export interface InvitationDesk {
  /** Takes the invitation for this transaction alone; nothing where it is unknown, used or expired. */
  claim(w: WriteContext, code: string): Promise<ClaimedInvitation | undefined>;
}

export const invitationDesks = new ExtensionPoint<InvitationDesk>();
