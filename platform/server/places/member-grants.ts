// Where add-ons say what members may do beside what their roles say: see ../permissions/member-grants.ts.
import { ExtensionPoint } from '../feature/extension-point.ts';
import type { RequestContext } from '../http/context.ts';
import type { MemberGrants } from '../permissions/member-grants.ts';

export interface ExplainedGrants extends MemberGrants {
  /** What a key stands for, in words, for whoever asks why: `Rank Expert`. No more than they may know. */
  reasonOf?: (ctx: RequestContext, key: string) => Promise<string | undefined>;
}

export const memberGrants = new ExtensionPoint<ExplainedGrants>();
