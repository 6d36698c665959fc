// A running site: its features, its database, its caches. One per process; tests make as many as they like.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { KeptRow } from '../cache/kept-rows.ts';
import { PageCache } from '../cache/page-cache.ts';
import { Snapshots } from '../cache/snapshots.ts';
import { tagOf } from '../cache/touch.ts';
import { listenForTouches, type TouchListener } from '../cache/touch-listener.ts';
import { configSnapshot } from '../config/config.ts';
import type { ConfigKey } from '../config/config-key.ts';
import { siteConfig } from '../config/site-config.ts';
import { Database, type Transaction } from '../db/database.ts';
import { type Announcer, createAnnouncer } from '../events/events.ts';
import type { Feature } from '../feature/feature.ts';
import type { WriteContext } from '../http/context.ts';
import { AnswerShelf } from '../http/ready-answers.ts';
import type { SmartIDResolver } from '../http/smart-id.ts';
import { TokenBuckets } from '../http/token-bucket.ts';
import { EXPIRY_JOB, removeExpired, scheduleExpiry } from '../jobs/expiry.ts';
import { createJobQueue, type JobQueue } from '../jobs/jobs.ts';
import { LanguageBook, type LoadCatalogue } from '../languages/language-book.ts';
import type { KeptNode } from '../layouts/kept-nodes.ts';
import { createMailPort, type MailPort } from '../mail/mail.ts';
import type { ReadyPage } from '../pages/ready-page.ts';
import type { KeptMeta } from '../pages/site-meta.ts';
import { type RoleBook, roleBookSnapshot } from '../permissions/permission-sets.ts';
import type { Viewer } from '../sessions/viewer.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import { createLocalBlobStore } from '../storage/local-blob-store.ts';
import { createS3BlobStore, type S3Settings } from '../storage/s3-blob-store.ts';
import { FeatureSet } from './feature-set.ts';

export interface SiteOptions {
  databaseUrl: string;
  /** The public address, without a slash at the end. */
  url: string;
  dataDirectory: string;
  features: readonly Feature[];
  log: Logger;
  smtpUrl?: string;
  /** Where uploaded files lie; a folder of the data without it. */
  s3?: S3Settings;
  mailFrom?: string;
  maxConnections?: number;
  /** Answers are checked against their contract: in tests and development. */
  checksAnswers?: boolean;
  /** False: nobody is too fast. For tests, which do in a second what people do in a day. */
  limitsRates?: boolean;
  /** What the interface says in a language, by its English wording. */
  wordings?: LoadCatalogue;
}

export class Site {
  readonly options: SiteOptions;
  readonly url: string;
  readonly log: Logger;
  readonly features: FeatureSet;
  readonly database: Database;
  readonly snapshots: Snapshots<Site>;
  readonly pages = new PageCache<ReadyPage>();
  readonly answers = new AnswerShelf();
  /** Parts of pages that stand on many of them. */
  readonly nodes = new PageCache<KeptNode>(16 * 1024 * 1024);
  /** Rows that stand on many pages. */
  readonly rows = new PageCache<KeptRow>(32 * 1024 * 1024);
  /** What all pages of an audience share. */
  readonly metas = new PageCache<KeptMeta>(4 * 1024 * 1024);
  readonly rates = new TokenBuckets();
  readonly jobs: JobQueue;
  readonly mail: MailPort;
  readonly blobs: BlobStore;
  readonly announcer: Announcer;
  readonly smartIDs: readonly SmartIDResolver[];
  readonly languages: LanguageBook;
  readonly localeKey: ConfigKey<string> = siteConfig.locale;
  readonly #processID = randomUUID();
  readonly #closers: (() => Promise<void>)[] = [];
  readonly #roleBook;
  #touchListener: TouchListener | undefined;

  constructor(options: SiteOptions) {
    this.options = options;
    this.url = options.url;
    this.log = options.log;
    this.features = new FeatureSet(options.features);
    this.languages = new LanguageBook({
      features: this.features,
      siteLanguage: siteConfig.locale,
      load: async (locale) => (await options.wordings?.(locale)) ?? {},
    });
    this.smartIDs = options.features.flatMap((feature) => feature.smartIDs ?? []);
    this.database = new Database({
      url: options.databaseUrl,
      maxConnections: options.maxConnections,
      onIdleError: (error) => this.log.warn({ err: error }, 'a database connection was lost'),
    });
    this.snapshots = new Snapshots<Site>(this);
    this.jobs = createJobQueue(this.database.pool, (message, error) =>
      this.log.error({ err: error }, message),
    );
    this.mail = createMailPort({
      smtpUrl: options.smtpUrl,
      folder: join(options.dataDirectory, 'mail'),
      from: options.mailFrom ?? `no-reply@${new URL(options.url).hostname}`,
    });
    this.blobs = options.s3
      ? createS3BlobStore(options.s3)
      : createLocalBlobStore(join(options.dataDirectory, 'uploads'));
    this.#roleBook = roleBookSnapshot(options.features.flatMap((feature) => feature.junctions ?? []));
    this.announcer = createAnnouncer({
      listeners: options.features.flatMap((feature) => feature.listeners ?? []),
      withinHooks: async () =>
        this.features
          .enabled(await this.snapshots.get(configSnapshot))
          .flatMap((feature) => feature.onWithin ?? []),
      jobs: this.jobs,
      touch: (tags) => this.touch(tags),
      processID: this.#processID,
    });
  }

  roleBook(): Promise<RoleBook> {
    return this.snapshots.get(this.#roleBook);
  }

  /** Drops what was made of these tags, in this process. */
  touch(tags: readonly string[]): void {
    this.snapshots.touch(tags);
    this.pages.touch([...tags, tagOf.anything]);
    this.answers.touch(tags);
    this.nodes.touch(tags);
    this.rows.touch(tags);
    this.metas.touch(tags);
  }

  writeContext(tx: Transaction, viewer: Viewer, locale: string): WriteContext {
    const w: WriteContext = {
      site: this,
      viewer,
      locale,
      db: tx,
      now: new Date(),
      announce: (event) => this.announcer.announce(w, event),
      enqueue: (job, payload, options) => this.jobs.enqueue(tx, job, payload, options),
    };
    return w;
  }

  /** Hears what other processes change. Needed by whoever serves; a command line can do without. */
  async listen(): Promise<void> {
    this.#touchListener = await listenForTouches({
      url: this.options.databaseUrl,
      processID: this.#processID,
      touch: (tags) => this.touch(tags),
      onError: (error) => this.log.warn({ err: error }, 'the line to the database was lost'),
    });
  }

  async startJobs(): Promise<void> {
    const handlers = Object.assign(
      { [EXPIRY_JOB]: removeExpired },
      ...this.options.features.map((feature) => feature.jobs ?? {}),
    );
    const listeners = new Map(
      this.options.features.flatMap((feature) => feature.listeners ?? []).map((each) => [each.name, each]),
    );
    handlers['deliver-event'] = async (job: {
      listener: string;
      eventID: number;
      payload: Record<string, unknown>;
    }) => {
      // A listener that is gone (its feature was taken out) has nothing left to do.
      await listeners.get(job.listener)?.handle(this, { eventID: job.eventID, payload: job.payload });
    };
    const bound = Object.fromEntries(
      Object.entries(handlers).map(([name, handler]) => [
        name,
        name === 'deliver-event'
          ? handler
          : (payload: Record<string, unknown>) =>
              (handler as (site: Site, payload: Record<string, unknown>) => Promise<void>)(this, payload),
      ]),
    );
    await this.jobs.start(bound as Record<string, (payload: Record<string, unknown>) => Promise<void>>);
    await scheduleExpiry(this);
    for (const feature of this.options.features) await feature.onStart?.(this);
  }

  /** Runs at the graceful end, before the database goes: what is only in memory is written. */
  onClose(closer: () => Promise<void>): void {
    this.#closers.push(closer);
  }

  async close(): Promise<void> {
    for (const closer of this.#closers) await closer();
    await this.jobs.stop();
    await this.#touchListener?.close();
    await this.database.close();
  }
}
