// What the page about one's own security hands to the browser: the viewer's own, so the page is never cached.
import type { Connection } from '../authenticators/connections.contract.ts';
import type { Passkey } from '../passkeys/passkeys.contract.ts';
import type { TwoFactorState } from '../two-factor/two-factor.contract.ts';
import type { Session } from '../users/sessions.contract.ts';
import type { AccessToken } from '../users/tokens.contract.ts';

export interface SecurityPageProps {
  userID: number;
  /** Without one nothing asks for it. */
  hasPassword: boolean;
  twoFactor: TwoFactorState;
  passkeys: Passkey[];
  connections: Connection[];
  sessions: Session[];
  /** Absent for whoever may make none. */
  tokens?: AccessToken[];
  /** What connecting a provider came to. */
  connectProblem?: string;
}
