// What may need somebody who looks after a community, as data: capabilities add what they know of, and the first page of the
// dashboard asks each of them.
import type { PermissionName } from '../../contract/permission-names.ts';
import type { Queryable } from '../db/database.ts';
import { ExtensionPoint } from '../feature/extension-point.ts';
import type { RequestContext } from '../http/context.ts';

/** `stop`: something does not work. `fault`: something works badly. `waiting`: somebody waits. `fine`: nothing to do. */
export const attentionSeverities = ['stop', 'fault', 'waiting', 'fine'] as const;
export type AttentionSeverity = (typeof attentionSeverities)[number];

export interface Attention {
  severity: AttentionSeverity;
  /** A sentence with its number, in the reader's language. */
  title: string;
  /** What more there is to say of it. */
  text?: string | undefined;
  /** Since when it is so, or the oldest waits. */
  since?: string | undefined;
}

export interface AttentionItem {
  id: string;
  /** Among those of the same severity; those of the product are 10, 20 and so on. */
  position: number;
  /** English, as the texts below: what it is about, where it cannot be told. */
  name: string;
  /** The name of an icon of the design system. */
  icon: string;
  /** Any of these. */
  permission: PermissionName | readonly PermissionName[];
  /** Where it is dealt with, and what the link there says. */
  link?: { url: string; name: string };
  /** By one bounded statement, or none: `db` stops it after a second. Undefined: there is nothing to say about it. */
  check: (ctx: RequestContext, db: Queryable) => Promise<Attention | undefined>;
}

export const attentionItems = new ExtensionPoint<AttentionItem>();
