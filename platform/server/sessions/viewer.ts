// Who is asking: a guest, or a member with the permissions of their roles.
import { createHash } from 'node:crypto';
import {
  type Decision,
  decide,
  hasPermission,
  type PermissionQuestion,
  type PermissionSet,
} from '../../contract/permission.ts';
import type { PermissionName } from '../../contract/permission-names.ts';
import { NO_RULES, type RulesOfKeys } from '../permissions/rules-of-keys.ts';
import type { MemberHas } from './member-has.ts';
import type { Ban } from './member-source.ts';
import type { ViewedAs } from './view-as.ts';

/** Anybody of an audience: no one in particular. */
export const AUDIENCE_USER_ID = -1;

export class Viewer {
  readonly userID: number;
  readonly name: string;
  readonly photoUrl: string | null;
  /** The language they chose to read in. */
  readonly locale: string | null;
  readonly roleIDs: readonly number[];
  /** What they hold of `memberGrants`. */
  readonly keys: readonly string[];
  readonly permissions: PermissionSet;
  /** What else counts for them by those keys. */
  readonly rules: RulesOfKeys;
  readonly sessionID: number | undefined;
  /** `bearer` requests carry no cookie and need no CSRF proof. */
  readonly via: 'cookie' | 'bearer' | 'roleToken' | 'none' | 'system';
  /** Signed in by an access token that may only read. */
  readonly isReadOnly: boolean;
  /** The parts of the API that their access token is limited to; undefined: all, and all pages. */
  readonly resources: readonly string[] | undefined;
  /** Holds no role, and gets that error whatever they request. */
  readonly isBanned: boolean;
  /** Why and until when, where somebody said it. */
  readonly ban: Ban | undefined;
  /** An administrator who looks at the site as somebody else, and may only read. */
  readonly viewedAs: ViewedAs | undefined;
  /** A moderator said that they are to be trusted. */
  readonly isVerified: boolean;
  /** Those that stand. */
  readonly countPosts: number;
  /** As this request began; not carried over into another viewer, who may be asked later. */
  readonly #lacks: ReadonlySet<string>;
  #audience: string | undefined;

  constructor(facts: {
    userID: number;
    name: string;
    photoUrl?: string | null;
    locale?: string | null;
    roleIDs: readonly number[];
    keys?: readonly string[];
    permissions: PermissionSet;
    rules?: RulesOfKeys;
    sessionID?: number;
    via: Viewer['via'];
    isReadOnly?: boolean;
    resources?: readonly string[] | undefined;
    isBanned?: boolean;
    ban?: Ban | undefined;
    viewedAs?: ViewedAs | undefined;
    isVerified?: boolean;
    countPosts?: number;
    hasNoneOf?: readonly string[];
  }) {
    this.userID = facts.userID;
    this.name = facts.name;
    this.photoUrl = facts.photoUrl ?? null;
    this.locale = facts.locale ?? null;
    this.roleIDs = facts.roleIDs;
    this.keys = facts.keys ?? [];
    this.permissions = facts.permissions;
    this.rules = facts.rules ?? NO_RULES;
    this.sessionID = facts.sessionID;
    this.via = facts.via;
    this.isReadOnly = facts.isReadOnly ?? false;
    this.resources = facts.resources;
    this.isBanned = facts.isBanned ?? false;
    this.ban = facts.ban;
    this.viewedAs = facts.viewedAs;
    this.isVerified = this.rules.isVerified ?? facts.isVerified ?? false;
    this.countPosts = facts.countPosts ?? 0;
    this.#lacks = new Set(facts.hasNoneOf);
  }

  /** Whether what they write is trusted by what they have come to; undefined: as their account says. */
  get grantedTrust(): boolean | undefined {
    return this.rules.isVerified;
  }

  get isGuest(): boolean {
    return this.userID === 0;
  }

  /** Is answered what every guest is, so that it can be kept for all of them. */
  get isAnyGuest(): boolean {
    return this.isGuest && !this.viewedAs;
  }

  /** Whose session it is, as whomever they look at the site. */
  get accountID(): number {
    return this.viewedAs?.account.userID ?? this.userID;
  }

  /** Nobody in particular: who asks of one audience are answered alike. */
  get isAudience(): boolean {
    return this.isGuest || this.userID === AUDIENCE_USER_ID;
  }

  /** For certain they have none of it: false where nobody looked. */
  lacks({ name }: MemberHas): boolean {
    return this.#lacks.has(name);
  }

  can(permission: PermissionName | readonly PermissionName[], question?: PermissionQuestion): boolean {
    return hasPermission(this.permissions, permission, question);
  }

  canInCategory(permission: PermissionName | readonly PermissionName[], categoryID: number): boolean {
    return hasPermission(this.permissions, permission, { resourceType: 'category', resourceID: categoryID });
  }

  /** May I, and why (not)? */
  why(permission: string, question?: PermissionQuestion): Decision {
    return decide(this.permissions, permission, question);
  }

  /**
   * Anybody of this viewer's audience: the same rights, but no one in particular. Shared pages are made for it,
   * so that nothing personal can get into them.
   */
  asAudience(): Viewer {
    if (this.isGuest) return this;
    return new Viewer({
      userID: AUDIENCE_USER_ID,
      name: '',
      roleIDs: this.roleIDs,
      keys: this.keys,
      permissions: this.permissions,
      rules: this.rules,
      via: this.via,
      isBanned: this.isBanned,
    });
  }

  /** The same one, with what their roles allow by now. */
  withPermissions(permissions: PermissionSet): Viewer {
    return new Viewer({ ...this, permissions });
  }

  /** Everyone of one audience sees the same shared content: same roles, same rank, same keys. */
  get audience(): string {
    // Asked for many times while a page is made.
    this.#audience ??= this.#audienceByFacts();
    return this.#audience;
  }

  #audienceByFacts(): string {
    const roles = [...this.roleIDs].sort((a, b) => a - b).join(',');
    const facts = `${this.isGuest ? 'guest' : this.isBanned ? 'banned' : 'member'}:${this.permissions.isAdmin ? 'admin' : ''}:${roles}:${[...this.keys].sort().join('|')}`;
    return createHash('sha1').update(facts).digest('base64url').slice(0, 12);
  }
}
