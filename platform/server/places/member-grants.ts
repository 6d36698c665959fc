// Where add-ons say what members may do beside what their roles say: see ../permissions/member-grants.ts.
import { ExtensionPoint } from '../feature/extension-point.ts';
import type { MemberGrants } from '../permissions/member-grants.ts';

export const memberGrants = new ExtensionPoint<MemberGrants>();
