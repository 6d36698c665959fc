// What grants somebody something beside their roles, in words, for whoever asks why.
import { ExtensionPoint } from '../../../platform/server/feature/extension-point.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';

export interface GrantReasons {
  /** The name of the source in `memberGrants`. */
  source: string;
  /** What one of its keys stands for: `Member of the group Beekeepers`. No more than whoever asks may know. */
  reasonOf: (ctx: RequestContext, key: string) => Promise<string | undefined>;
}

export const grantReasons = new ExtensionPoint<GrantReasons>();
