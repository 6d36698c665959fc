// Its features, its database, its caches. One per process; tests make as many as they like.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { AddonFailure } from '../addons/addon-failure.ts';
import { AddonWatch } from '../addons/addon-watch.ts';
import { guardAddon } from '../addons/guard-addon.ts';
import { withoutFailingAddons } from '../addons/without-failing-addons.ts';
import type { RequestOrigin } from '../audit-log/request-origin.ts';
import type { CacheLayer } from '../cache/cache-layers.ts';
import { cacheTag } from '../cache/cache-tags.ts';
import { InvalidationListener } from '../cache/invalidation-listener.ts';
import { Snapshots } from '../cache/snapshots.ts';
import { type CachedData, TaggedCache } from '../cache/tagged-cache.ts';
import { CircuitBreaker } from '../circuit-breaker/circuit-breaker.ts';
import { configSnapshot } from '../config/config.ts';
import type { ConfigKey } from '../config/config-key.ts';
import { siteConfig } from '../config/site-config.ts';
import { siteModeConfig } from '../config/site-mode.ts';
import { openBodyWorkers } from '../content/render-in-worker.ts';
import { Database, type Transaction } from '../db/database.ts';
import type { Replicas } from '../db/replicas/replicas.ts';
import { ErrorLog } from '../error-log/error-log.ts';
import { watchErrors } from '../error-log/watch-errors.ts';
import { type Announcer, createAnnouncer } from '../events/events.ts';
import type { Feature } from '../feature/feature.ts';
import type { WriteContext } from '../http/context.ts';
import { HeavyReads } from '../http/guards/heavy-reads.ts';
import { Rates } from '../http/guards/rates.ts';
import type { SmartIDResolver } from '../http/input/smart-id.ts';
import { ResponseCache } from '../http/responses/response-cache.ts';
import { scheduleExpiry } from '../jobs/expiry.ts';
import { createJobQueue, type JobQueue } from '../jobs/jobs.ts';
import { type JobsByModeOptions, workUnlessReadOnly } from '../jobs/jobs-by-mode.ts';
import { scheduleResume } from '../jobs/unfinished-work.ts';
import { LanguageRegistry } from '../languages/language-registry.ts';
import { LiveHub } from '../live/live-hub.ts';
import type { MailPort } from '../mail/mail.ts';
import { bounceAddress } from '../mail/own-addresses.ts';
import { watchedMails } from '../mail/watched-mail.ts';
import type { RenderedPage } from '../pages/rendered-page.ts';
import type { RoleRegistry } from '../permissions/permission-sets.ts';
import { ProcessList } from '../processes/process-list.ts';
import { releaseDeadWorkers, workerRegistry } from '../processes/release-dead-workers.ts';
import type { Redis } from '../redis/redis.ts';
import type { Viewer } from '../sessions/viewer.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import { createLocalBlobStore } from '../storage/local-blob-store.ts';
import { createS3BlobStore } from '../storage/s3-blob-store.ts';
import { FeatureSet } from './feature-set.ts';
import type { FreeSpace } from './free-space.ts';
import { jobHandlers, kindOfJob } from './job-handlers.ts';
import { openRedis } from './open-redis.ts';
import { openReplicas } from './open-replicas.ts';
import type { Site, SiteOptions } from './site.ts';
import { freeSpaceOf, mailOf, roleRegistryOf } from './site-parts.ts';

/** What a process left behind is noticed within this. */
const RELEASE_EVERY_MS = 15_000;
const PROBE_MS = 500;

export interface RunningSiteOptions extends SiteOptions {
  features: readonly Feature[];
}

export class RunningSite implements Site {
  readonly options: RunningSiteOptions;
  readonly url: string;
  readonly log: Logger;
  readonly features: FeatureSet;
  readonly database: Database;
  readonly replicas: Replicas | undefined;
  readonly snapshots: Snapshots<Site>;
  readonly pages = new TaggedCache<RenderedPage>(() => this.#trusts('pages'));
  readonly responses = new ResponseCache(() => this.#trusts('responses'));
  readonly data = new TaggedCache<CachedData>(() => this.#trusts('data'), 52 * 1024 * 1024);
  readonly settingDefaults: ReadonlyMap<string, unknown>;
  readonly rates: Rates;
  readonly heavyReads = new HeavyReads();
  readonly filteredLists = new HeavyReads();
  readonly live = new LiveHub(this);
  readonly addonWatch = new AddonWatch(this);
  readonly errorLog: ErrorLog;
  readonly jobs: JobQueue;
  readonly freeSpace: FreeSpace;
  readonly circuitBreaker: CircuitBreaker;
  readonly mail: MailPort;
  readonly blobs: BlobStore;
  readonly announcer: Announcer;
  readonly smartIDs: readonly SmartIDResolver[];
  readonly languages: LanguageRegistry;
  readonly localeKey: ConfigKey<string> = siteConfig.locale;
  readonly #closeBodyWorkers = openBodyWorkers();
  readonly #processes = new ProcessList(randomUUID());
  readonly #closers: (() => Promise<void>)[] = [];
  readonly #roleRegistry;
  readonly #redis: Redis | undefined;
  #invalidationListener: InvalidationListener | undefined;

  constructor(options: RunningSiteOptions) {
    this.options = { ...options, features: options.features.map(guardAddon) };
    this.url = options.url;
    this.log = watchErrors(options.log, () => this.errorLog);
    // Who can be mailed is asked to confirm the address.
    this.settingDefaults = new Map([[siteConfig.confirmsEmail.key, options.smtpUrl !== undefined]]);
    this.features = new FeatureSet(this.options.features, { isSafeMode: options.isSafeMode });
    this.languages = new LanguageRegistry({
      features: this.features,
      siteLanguage: siteConfig.locale,
      load: async (locale) => (await this.options.messages?.(locale)) ?? {},
    });
    this.smartIDs = this.features.all.flatMap((feature) => feature.smartIDs ?? []);
    this.database = new Database({
      url: options.databasePooler?.url ?? options.databaseUrl,
      pooler: options.databasePooler,
      maxConnections: options.maxConnections,
      statementTimeout: options.statementTimeout,
      onIdleError: (error) => this.log.warn({ err: error }, 'a database connection was lost'),
      onUncertainCommit: () => this.invalidate(['*']),
    });
    this.replicas = openReplicas(this, async () => this.#invalidationListener?.catchUp());
    this.#redis = openRedis(this);
    this.rates = new Rates(this.#redis);
    this.errorLog = new ErrorLog(this.database);
    this.snapshots = new Snapshots<Site>(this, () => this.#trusts('snapshots'));
    this.jobs = createJobQueue({
      url: options.databaseUrl,
      statementTimeout: options.statementTimeout,
      registry: workerRegistry(this.database, this.#processes),
      kindOf: kindOfJob(this.features.all),
      onError: (message, error) => this.log.error({ err: error }, message),
    });
    this.freeSpace = freeSpaceOf(options);
    this.circuitBreaker = new CircuitBreaker(this.database, this.log);
    this.mail = watchedMails(mailOf(options, this.circuitBreaker), {
      database: this.database,
      returnPath: (sentMailID) => bounceAddress(this, sentMailID),
    });
    this.blobs = options.s3
      ? createS3BlobStore(options.s3)
      : createLocalBlobStore(join(options.dataDirectory, 'uploads'));
    this.#roleRegistry = roleRegistryOf(this);
    this.announcer = this.#createAnnouncer();
  }

  #createAnnouncer(): Announcer {
    return createAnnouncer({
      listeners: this.features.all.flatMap((feature) => feature.listeners ?? []),
      transactionHooks: async () =>
        this.features
          .running(await this.snapshots.get(configSnapshot))
          .flatMap((feature) => feature.transactionHooks ?? []),
      invalidate: (tags) => {
        this.invalidate(tags);
        this.#redis?.publish(tags);
      },
      processID: this.#processes.processID,
      checksPayloads: this.options.checksAnswers ?? false,
    });
  }

  get processID(): string {
    return this.#processes.processID;
  }

  get areCachesTrusted(): boolean {
    return this.#invalidationListener?.isTrusted ?? true;
  }

  #trusts(layer: CacheLayer): boolean {
    return this.areCachesTrusted && !this.options.cachesOff?.has(layer);
  }

  roleRegistry(): Promise<RoleRegistry> {
    return withoutFailingAddons(this, () => this.snapshots.get(this.#roleRegistry));
  }

  invalidate(tags: readonly string[]): void {
    const withUnknown = [...tags, cacheTag.anything];
    this.replicas?.heard();
    this.snapshots.invalidate(tags);
    this.pages.invalidate(withUnknown);
    this.responses.invalidate(tags);
    this.data.invalidate(withUnknown);
    this.live.invalidate(tags);
  }

  writeContext(tx: Transaction, viewer: Viewer, locale: string, origin?: RequestOrigin): WriteContext {
    const w: WriteContext = {
      site: this,
      viewer,
      locale,
      db: tx,
      origin,
      now: new Date(),
      announce: (...announced) => this.announcer.announce(w, ...announced),
      announceAll: (...announced) => this.announcer.announceAll(w, ...announced),
      invalidate: (tags) => this.announcer.invalidate(w, tags),
      enqueue: (job, payload, options) => this.jobs.enqueue(tx, job, payload, options),
    };
    return w;
  }

  /** Receives what other processes invalidate, and announces this one. Needed by whoever serves, or changes anything. */
  async listen(): Promise<void> {
    const listener = new InvalidationListener({
      url: this.options.databaseUrl,
      processes: this.#processes,
      invalidate: (tags) => this.invalidate(tags),
      onLoss: (error) => this.log.warn({ err: error }, 'the listen connection to the database was lost'),
      onReturn: () => this.log.warn('the line to the database is back'),
      onSilence: (since) => this.#giveUpOn(since),
      onAnswer: () => this.#goOn(),
    });
    await listener.open((seconds) =>
      this.log.warn({ seconds }, 'waiting for another process of this site that does not answer'),
    );
    this.#invalidationListener = listener;
    for (const feature of this.features.all) await this.#call(feature, 'onOpen');
  }

  /** The listen connection answers; single connections may be silent all the same. */
  #goOn(): void {
    this.database.isBack();
    this.database.cutOffSilent().then(
      (count) => count > 0 && this.log.warn({ count }, 'silent connections to the database were cut off'),
      (error) => this.log.warn({ err: error }, 'silent connections could not be looked for'),
    );
  }

  /** The listen connection may be silent alone; a database that answers nobody is given up until it does. */
  async #giveUpOn(since: number): Promise<void> {
    if (this.database.answeredAt > since || (await this.database.answers(PROBE_MS))) {
      this.database.isBack();
    } else if (!this.database.isAway) {
      this.log.error('the database does not answer: calls are refused until it does');
      this.database.giveUp();
    }
  }

  async startJobs(): Promise<void> {
    this.onClose(await workUnlessReadOnly(this.#jobsByMode()));
    await this.#releaseDeadWorkers();
    const timer = setInterval(() => void this.#releaseDeadWorkers(), RELEASE_EVERY_MS).unref();
    this.onClose(async () => clearInterval(timer));
    await scheduleExpiry(this);
    await scheduleResume(this);
    for (const feature of this.features.all) await this.#call(feature, 'onStart');
  }

  #jobsByMode(): JobsByModeOptions {
    return {
      jobs: this.jobs,
      handlers: jobHandlers(this),
      modeOf: async () => (await this.snapshots.get(configSnapshot)).get(siteModeConfig.mode),
      onError: (err) => this.log.warn({ err }, 'whether the site can be written to is asked again'),
      onChange: (mode) => mode !== 'normal' && this.log.warn({ mode }, 'the mode of the site'),
    };
  }

  async #call(feature: Feature, hook: 'onOpen' | 'onStart'): Promise<void> {
    if (!this.features.isRunning(feature, await this.snapshots.get(configSnapshot))) return;
    try {
      await feature[hook]?.(this);
    } catch (error) {
      if (!(error instanceof AddonFailure)) throw error;
      await this.addonWatch.failed(error);
    }
  }

  async #releaseDeadWorkers(): Promise<void> {
    try {
      const jobs = await releaseDeadWorkers(this.database);
      if (jobs > 0) this.log.warn({ jobs }, 'jobs of processes that are gone were released');
    } catch (error) {
      this.log.warn({ err: error }, 'what other processes left behind is released later');
    }
  }

  onClose(closer: () => Promise<void>): void {
    this.#closers.push(closer);
  }

  async close(): Promise<void> {
    this.freeSpace.stop();
    // Where the database is away, what was not written is lost, and the rest is closed all the same.
    for (const closer of this.#closers)
      await closer().catch((error: Error) => this.log.warn({ err: error }, 'not all was written at the end'));
    await this.jobs.stop();
    await this.#closeBodyWorkers();
    await this.#invalidationListener?.close();
    await this.errorLog.write();
    await this.replicas?.close();
    this.#redis?.close();
    await this.database.close();
  }
}
