// A running site, as whatever is given one knows it. Parts of the platform that stand on requests or features say for
// themselves what they add to it: `declare module '../site/site.ts'`.
import type { Logger } from 'pino';
import type { BrokenAddon } from '../addons/broken-addon.ts';
import type { CacheLayer } from '../cache/cache-layers.ts';
import type { Snapshots } from '../cache/snapshots.ts';
import type { CachedData, TaggedCache } from '../cache/tagged-cache.ts';
import type { CircuitBreaker } from '../circuit-breaker/circuit-breaker.ts';
import type { ConfigKey } from '../config/config-key.ts';
import type { Database } from '../db/database.ts';
import type { Migration } from '../db/migrate.ts';
import type { Replicas } from '../db/replicas/replicas.ts';
import type { ErrorLog } from '../error-log/error-log.ts';
import type { Rates } from '../http/guards/rates.ts';
import type { JobQueue } from '../jobs/jobs.ts';
import type { LanguageRegistry, LoadMessages } from '../languages/language-registry.ts';
import type { MailPort } from '../mail/mail.ts';
import type { RenderedPage } from '../pages/rendered-page.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import type { S3Settings } from '../storage/s3-blob-store.ts';
import type { DatabasePooler } from './database-settings.ts';
import type { FreeSpace } from './free-space.ts';

export interface IncomingMail {
  /** Mails to addresses of it come to the site. */
  domain: string;
  /** What stands before the @ where all of them come to one mailbox, `inbox`: addresses are `inbox+...@...` then. */
  mailbox?: string;
  /** Where it receives them itself, by SMTP; absent: something else hands them over. */
  port?: number | undefined;
  host?: string | undefined;
}

export interface BackupPlace {
  folder?: string | undefined;
  /** Takes the place of the folder. */
  s3?: S3Settings | undefined;
}

export interface SiteOptions {
  /** Where sessions keep what is theirs: no pooler in transaction mode is between. */
  databaseUrl: string;
  /** What requests go through in its place. */
  databasePooler?: DatabasePooler | undefined;
  /** The public address, without a slash at the end. */
  url: string;
  dataDirectory: string;
  log: Logger;
  smtpUrl?: string;
  /** Where uploaded files lie; a folder of the data without it. */
  s3?: S3Settings;
  /** Where backups are stored; a folder of the data without it. */
  backups?: BackupPlace | undefined;
  mailFrom?: string;
  /** Mails to the site: the domain of its own addresses, and where it listens for them. */
  incomingMail?: IncomingMail | undefined;
  /** Addresses of servers that follow it, which reading requests are answered from. */
  databaseReplicas?: readonly string[] | undefined;
  /** What processes share beside the database: counts of rates, and messages. */
  redisUrl?: string | undefined;
  maxConnections?: number;
  /** Milliseconds that a statement may take. */
  statementTimeout?: number | undefined;
  /** Where the database lies, if it is on a disk of ours. */
  databaseFolder?: string | undefined;
  /** Bytes below which a disk counts as full. */
  minimumFreeSpace?: number | undefined;
  /** Answers and payloads of events are checked against what was declared: in tests and development. */
  checksAnswers?: boolean;
  /** False: nobody is too fast. For tests, which do in a second what people do in a day. */
  limitsRates?: boolean;
  /** Caches that are left out. */
  cachesOff?: ReadonlySet<CacheLayer> | undefined;
  /** No add-on runs but languages. */
  isSafeMode?: boolean | undefined;
  /** Add-ons that were found and could not be loaded, with the reason. */
  brokenAddons?: readonly BrokenAddon[];
  /** What its tables are made by, add-ons from outside included: whoever makes them anew elsewhere needs them. */
  migrations?: readonly Migration[];
  /** The messages of the interface in a language, keyed by their English text. */
  messages?: LoadMessages;
}

export interface Site {
  readonly errorLog: ErrorLog;
  readonly options: SiteOptions;
  readonly url: string;
  readonly log: Logger;
  readonly database: Database;
  /** Servers that follow the primary and are read from. */
  readonly replicas: Replicas | undefined;
  readonly snapshots: Snapshots<Site>;
  readonly pages: TaggedCache<RenderedPage>;
  /** Rows, widgets that are the same everywhere, what all pages of an audience share. */
  readonly data: TaggedCache<CachedData>;
  /** Settings that begin otherwise than they are declared: what this site is given decides. */
  readonly settingDefaults: ReadonlyMap<string, unknown>;
  readonly rates: Rates;
  readonly jobs: JobQueue;
  readonly freeSpace: FreeSpace;
  readonly circuitBreaker: CircuitBreaker;
  readonly mail: MailPort;
  readonly blobs: BlobStore;
  readonly languages: LanguageRegistry;
  readonly localeKey: ConfigKey<string>;
  /** False: what is cached may have been changed by others unnoticed. */
  readonly areCachesTrusted: boolean;
  /** Of this process among those that use the database. */
  readonly processID: string;
  /** Drops what was made of these tags, in this process. */
  invalidate(tags: readonly string[]): void;
  /** Runs at the graceful end, before the database goes: what is only in memory is written. */
  onClose(closer: () => Promise<void>): void;
}
