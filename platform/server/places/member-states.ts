// The states of members that staff tell apart and filter by, as data: banned, unconfirmed, warned. Capabilities add theirs.
import type { PermissionName } from '../../contract/permission-names.ts';
import type { Sql } from '../db/sql.ts';
import { ExtensionPoint } from '../feature/extension-point.ts';
import type { RequestContext } from '../http/context.ts';

export interface MemberState {
  /** In addresses and in the API. */
  id: string;
  /** English; translated where it is shown. */
  name: string;
  /** In this order; a member who is in several is shown the first of them. */
  position: number;
  /** The name of an icon of the design system. */
  icon: string;
  tone: 'bad' | 'warning' | 'plain';
  /** Any of these; absent: whoever sees the list. */
  permission?: PermissionName | readonly PermissionName[];
  /** A condition on `users`, which an index answers. */
  where: (ctx: RequestContext) => Sql | Promise<Sql>;
  /** The same for lists, where few are in this state: begun from them instead of asked of everybody in order. */
  listedBy?: Sql;
}

export const memberStates = new ExtensionPoint<MemberState>();
