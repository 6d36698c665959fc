// What the platform asks of the feature that knows the members: who a secret belongs to, and what they are.
import type { Database, Queryable } from '../db/database.ts';
import type { KeySource } from '../permissions/member-grants.ts';
import type { MemberHas } from './member-has.ts';
import type { ViewAs } from './view-as.ts';

/** Somebody with an account, whom nobody has deleted. */
export interface MemberFacts {
  name: string;
  admin: number;
  banned: number;
  role_ids: number[];
  /** What they hold of `memberGrants`. */
  keys: string[];
}

/** What a banned member is told. */
export interface Ban {
  reason: string;
  /** null: it does not end by itself. */
  dateExpires: string | null;
}

export interface SignedIn extends MemberFacts {
  user_id: number;
  photo_url: string | null;
  locale: string | null;
  session_id: number | null;
  /** Has an address that ought to be confirmed and is not. */
  needs_confirmation: boolean;
  /** A moderator said that they are to be trusted. */
  is_verified: boolean;
  /** Those that stand. */
  count_posts: number;
  /** Of the banned, where they were told something. */
  ban?: Ban | null;
  /** Of a session that looks at the site as somebody else. */
  view_as?: ViewAs | null;
  /** Of a session: the names of what they have, of all that was asked for. */
  has?: string[];
  /** Of an access token. */
  scopes?: string[];
  /** The parts of the API that it opens; null: all. */
  resources?: string[] | null;
}

export interface KnownSite {
  database: Database;
  settingDefaults: ReadonlyMap<string, unknown>;
}

/** At most one statement each: the first two are asked at every request. `grants`: whose keys are read with it. */
export interface MemberSource {
  /** Whose session it is, and notes now and then that it is used. */
  ofSession: (
    site: KnownSite,
    tokenHash: Buffer,
    address: string,
    wanted: readonly MemberHas[],
    grants: readonly KeySource[],
  ) => Promise<SignedIn | undefined>;
  ofAccessToken: (
    site: KnownSite,
    tokenHash: Buffer,
    grants: readonly KeySource[],
  ) => Promise<SignedIn | undefined>;
  /** Of these members, all that one who asks is known by. */
  byIDs: (
    site: KnownSite,
    db: Queryable,
    userIDs: readonly number[],
    grants: readonly KeySource[],
  ) => Promise<SignedIn[]>;
  byID: (site: KnownSite, userID: number, grants: readonly KeySource[]) => Promise<MemberFacts | undefined>;
}
