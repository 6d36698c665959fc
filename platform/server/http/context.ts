// What a handler works with: who asks, the database, the site, and what the answer was made of.

import { permissionProblem } from '../../contract/errors.ts';
import { SOURCE_LANGUAGE } from '../../contract/languages/languages.ts';
import { createTranslator, NO_MESSAGES, type Translator } from '../../contract/languages/translate.ts';
import type { PermissionQuestion } from '../../contract/permission.ts';
import type { PermissionName } from '../../contract/permission-names.ts';
import { type AuditFacts, pathAndQuery, type RequestOrigin } from '../audit-log/request-origin.ts';
import type { Snapshot } from '../cache/snapshots.ts';
import { type Config, configSnapshot } from '../config/config.ts';
import type { ConfigKey } from '../config/config-key.ts';
import type { Database, Queryable, Transaction } from '../db/database.ts';
import { StatementCounter } from '../db/statement-counter.ts';
import type { Announce, AnnounceAll } from '../events/events.ts';
import type { EnqueueOptions } from '../jobs/jobs.ts';
import { requireNotViewingAs } from '../sessions/view-as.ts';
import type { Viewer } from '../sessions/viewer.ts';
import type { Site } from '../site/site.ts';
import type { IdempotentCall } from './idempotent-call.ts';

declare module '../site/site.ts' {
  interface Site {
    writeContext(tx: Transaction, viewer: Viewer, locale: string, origin?: RequestOrigin): WriteContext;
  }
}

const ENGLISH = createTranslator(SOURCE_LANGUAGE, NO_MESSAGES);

/** Made by `Replicas.reading()`. */
export type Reading = (counter: StatementCounter) => Queryable & Pick<Database, 'transaction'>;

export interface ReadContext {
  readonly viewer: Viewer;
  readonly db: Queryable;
  readonly site: Site;
  /** The language of the interface. */
  readonly locale: string;
  readonly now: Date;
}

/** A write: everything in it happens or nothing does. */
export interface WriteContext extends ReadContext {
  readonly db: Transaction;
  /** The request it belongs to, if there is one. */
  readonly origin: RequestOrigin | undefined;
  announce: Announce;
  announceAll: AnnounceAll;
  /** At the commit, where nothing happened that anybody else would hear of: see cache/cache-tags.ts. */
  invalidate(tags: readonly string[]): Promise<void>;
  enqueue(job: string, payload: object, options?: EnqueueOptions): Promise<void>;
}

export class RequestContext implements ReadContext {
  readonly site: Site;
  readonly viewer: Viewer;
  readonly config: Config;
  readonly requestID: string;
  readonly locale: string;
  /** Says the few words the server says itself, as titles of pages: `ctx.translator.t('Drafts')`. */
  readonly translator: Translator;
  readonly now = new Date();
  readonly counter: StatementCounter;
  readonly db: Queryable & Pick<Database, 'transaction'>;
  readonly reading: Reading | undefined;
  /** The cache tags of everything this response depends on; see cache/cache-tags.ts. */
  readonly cacheTags = new Set<string>();
  /** What this browser chose about being counted; see cookies.ts. */
  readonly anonymity: '0' | '1' | undefined;
  /** This browser says so of itself, by `Sec-GPC` or `DNT`. */
  readonly asksNotToBeTracked: boolean;
  /** What this browser says of who signed in with it before; believed by its signature alone. */
  readonly deviceCookie: string | undefined;
  readonly address: string;
  readonly userAgent: string;
  /** The header of that name: the revision a change was made from; see revision.ts. */
  readonly ifMatch: string | undefined;
  /** Set where the call has an Idempotency-Key; see idempotency.ts. */
  idempotentCall: IdempotentCall | undefined;
  /** `/api/v2/discussions?page=2`: for paging links. */
  readonly requestUrl: string;
  readonly method: string;
  /** What the call says of itself for the audit log. */
  readonly auditFacts: AuditFacts;

  constructor(facts: {
    site: Site;
    viewer: Viewer;
    config: Config;
    requestID: string;
    requestUrl?: string;
    method?: string;
    auditFacts?: AuditFacts;
    counter?: StatementCounter;
    /** Where it reads; absent: the primary. */
    reading?: Reading | undefined;
    address?: string;
    userAgent?: string;
    ifMatch?: string | undefined;
    anonymity?: '0' | '1' | undefined;
    asksNotToBeTracked?: boolean;
    deviceCookie?: string | undefined;
    /** Absent: English. */
    translator?: Translator | undefined;
  }) {
    this.site = facts.site;
    this.viewer = facts.viewer;
    this.config = facts.config;
    this.requestID = facts.requestID;
    this.requestUrl = facts.requestUrl ?? '/';
    this.method = facts.method ?? '';
    this.auditFacts = facts.auditFacts ?? {};
    this.address = facts.address ?? '';
    this.userAgent = facts.userAgent ?? '';
    this.ifMatch = facts.ifMatch;
    this.anonymity = facts.anonymity;
    this.asksNotToBeTracked = facts.asksNotToBeTracked ?? false;
    this.deviceCookie = facts.deviceCookie;
    this.translator = facts.translator ?? ENGLISH;
    this.locale = this.translator.locale;
    this.counter = facts.counter ?? new StatementCounter();
    this.reading = facts.reading;
    this.db = facts.reading?.(this.counter) ?? facts.site.database.counted(this.counter);
  }

  /** As it is for this viewer: of the site, but for what they have come to. */
  setting<T>(key: ConfigKey<T>): T {
    const { settings } = this.viewer.rules;
    const own = settings.has(key.key) ? key.schema.safeParse(settings.get(key.key)) : undefined;
    return own?.success ? own.data : this.config.get(key);
  }

  snapshot<T>(snapshot: Snapshot<T, Site>): Promise<T> {
    for (const tag of snapshot.tags) this.cacheTags.add(tag);
    return this.site.snapshots.get(snapshot);
  }

  /** As the audit log stores it; in a job there is no method. */
  get origin(): RequestOrigin {
    const { requestID, method, address, userAgent } = this;
    return { ...this.auditFacts, requestID, method, address, userAgent, ...pathAndQuery(this.requestUrl) };
  }

  /** An address of this site, absolute. */
  url(path: string): string {
    return this.site.url + path;
  }

  /** What the community writes in, and what it does not say in anybody's own language. */
  get siteLocale(): string {
    return this.config.get(this.site.localeKey);
  }

  can(permission: PermissionName | readonly PermissionName[], question?: PermissionQuestion): boolean {
    return this.viewer.can(permission, question);
  }

  require(permission: PermissionName | readonly PermissionName[], question?: PermissionQuestion): void {
    const names = typeof permission === 'string' ? [permission] : [...permission];
    if (!this.viewer.can(names, question)) throw permissionProblem(names);
  }

  /**
   * One business operation in one transaction, with its events and jobs. Where there is little room left, it is for
   * signing in, and for those who have to mend that.
   */
  async write<T>(
    work: (ctx: WriteContext) => Promise<T>,
    { usesReserve = this.viewer.can('site.manage') } = {},
  ): Promise<T> {
    requireNotViewingAs(this.viewer);
    if (!usesReserve) this.site.freeSpace.requireRoom('database');
    const inOne = (tx: Transaction) =>
      work(this.site.writeContext(tx, this.viewer, this.locale, this.origin));
    return this.idempotentCall ? this.idempotentCall.once(this.db, inOne) : this.db.transaction(inOne);
  }
}

export async function makeContext(
  site: Site,
  viewer: Viewer,
  facts: Partial<
    Pick<
      RequestContext,
      | 'requestID'
      | 'requestUrl'
      | 'method'
      | 'auditFacts'
      | 'address'
      | 'userAgent'
      | 'ifMatch'
      | 'anonymity'
      | 'asksNotToBeTracked'
      | 'deviceCookie'
      | 'locale'
      | 'reading'
    >
  > = {},
): Promise<RequestContext> {
  const config = await site.snapshots.get(configSnapshot);
  const locale = facts.locale ?? site.languages.available(config)[0] ?? SOURCE_LANGUAGE;
  return new RequestContext({
    site,
    viewer,
    config,
    requestID: facts.requestID ?? 'internal',
    ...facts,
    translator: await site.languages.translator(locale, config),
  });
}
