// What a capability adds to the command line and to a site's maintenance.
import type { Translator } from '../../contract/languages/translate.ts';
import type { PermissionName } from '../../contract/permission-names.ts';
import type { Database, Queryable } from '../db/database.ts';
import type { Sql } from '../db/sql.ts';
import type { RequestContext } from '../http/context.ts';
import type { JobKind } from '../jobs/job-kinds.ts';
import type { Site } from '../site/site.ts';

export interface Command {
  /** As typed: `user create`, `import`. */
  name: string;
  summary: string;
  /** Names every option it knows: others are refused. */
  usage: string;
  /** What `--help` says beside that. */
  details?: string;
  /** It is given the database as it is: nothing is migrated, and what reads tables of this release may fail. */
  seesUnmigrated?: true;
  /** Answers the exit code. Prints through `out`; problems a person can fix are thrown as CommandProblem. */
  run: (site: Site, args: CommandArguments, out: CommandOutput) => Promise<number>;
}

export interface CommandArguments {
  positional: string[];
  options: Record<string, string | boolean>;
}

export interface CommandOutput {
  print: (line: string) => void;
  /** Rewrites the current line on a terminal; prints now and then elsewhere. */
  progress: (line: string) => void;
  isJson: boolean;
}

/** Ends a command with one clear line and a non-zero exit. */
export class CommandProblem extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

export type RecountDatabase = Queryable & Partial<Pick<Database, 'transaction'>>;

/** Compares counters with what they count, and repairs them. */
export interface Recount {
  /** As `parley recount` calls it. */
  name: string;
  /** What it counts, as administrators read it. */
  title: (translator: Translator) => string;
  /** Answers how many rows differed; changes them unless `isDryRun`: in short transactions, or in the one it is given. */
  run: (db: RecountDatabase, isDryRun: boolean) => Promise<number>;
}

export interface Check {
  name: string;
  run: (site: Site) => Promise<{ ok: boolean; message: string }>;
}

/** What a feature puts into the site's page data, the same for everyone of an audience. */
export type SiteMetaSource = (ctx: RequestContext) => Promise<object>;

type PropertyOf<Meta> = Meta extends unknown ? keyof Meta : never;

/** What a source contributes, absent where its feature is switched off: pages read nothing that nobody contributes. */
export type MetaOf<Source extends SiteMetaSource, Meta = Awaited<ReturnType<Source>>> = {
  [Name in PropertyOf<Meta>]?: Meta extends { [Each in Name]?: infer Value } ? Value : never;
};

/** A job of a feature: idempotent by its payload, since it runs at least once. */
export type SiteJob = (site: Site, payload: Record<string, unknown>) => Promise<void>;

/** One that shares its workers with others of its kind; see jobs/job-kinds.ts. */
export interface SiteJobOfKind {
  kind: JobKind;
  run: SiteJob;
}

/** Jobs that wait for somebody else: a mail server, another site, a bucket. */
export function externalJobs(jobs: Readonly<Record<string, SiteJob>>): Record<string, SiteJobOfKind> {
  return ofKind('external', jobs);
}

/** Jobs that go through many records. */
export function bulkJobs(jobs: Readonly<Record<string, SiteJob>>): Record<string, SiteJobOfKind> {
  return ofKind('bulk', jobs);
}

function ofKind(kind: JobKind, jobs: Readonly<Record<string, SiteJob>>): Record<string, SiteJobOfKind> {
  return Object.fromEntries(Object.entries(jobs).map(([name, run]) => [name, { kind, run }]));
}

/** What nobody needs after its time; removed every hour, see jobs/expiry.ts. */
export interface Expiry {
  name: string;
  /** Removes at most `limit` rows in one statement; answers how many. */
  remove: (db: Queryable, limit: number) => Promise<number>;
}

/** One of the numbers the site publishes about itself, of what the asker may see. */
export interface SiteTotal {
  name: string;
  count: (ctx: RequestContext) => Promise<number>;
  /** True where permissions shape the number. */
  isFiltered?: boolean;
  /** What people read beside it; one that has no words is for the API alone. */
  words?: (translator: Translator) => { label: string; iconName: string };
  /** Of an add-on: shown beside the usual ones, where nobody chose which are shown. */
  isUsual?: boolean;
}

/** One of the numbers in a member's menu. All of them together are one statement. */
export interface MemberCount {
  name: string;
  /** Who sees it; absent: every member. */
  permission?: PermissionName;
  /** A scalar subselect of what the viewer may see, e.g. `(select count(*) from bookmarks where user_id = ...)`. */
  select: (ctx: RequestContext) => Sql | Promise<Sql>;
  /** One that is counted again only after something changed that it depends on. */
  remembered?: RememberedCount;
}

export interface RememberedCount {
  /** Undefined: it has to be selected. */
  known: (ctx: RequestContext) => number | undefined;
  /** The same as the count, as json, with what it depends on. */
  select: (ctx: RequestContext) => Promise<Sql>;
  /** Answers the number of what was selected. `madeAt`: the generation of the cached data before. */
  remember: (ctx: RequestContext, selected: unknown, madeAt: number) => number;
}
