// The operating interface: environment variables, each also as <NAME>_FILE, checked before anything starts.

import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { trimEndOf } from '../../contract/linear-text.ts';
import { CACHE_LAYERS, type CacheLayer } from '../cache/cache-layers.ts';
import type { S3Settings } from '../storage/s3-blob-store.ts';
import { type DatabaseSettings, readDatabaseSettings } from './database-settings.ts';
import { SettingProblem, withoutPassword } from './setting-problem.ts';
import type { BackupPlace, IncomingMail } from './site.ts';

export interface Environment extends DatabaseSettings {
  port: number;
  host: string;
  url: string;
  /** Nobody said what it is: it follows from host and port. */
  isUrlByPort: boolean;
  dataDirectory: string;
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  incomingMail: IncomingMail | undefined;
  s3: S3Settings | undefined;
  backups: BackupPlace;
  trustedProxies: string[];
  logLevel: string;
  metricsPort: number | undefined;
  /** Milliseconds that a statement of the database may take. */
  statementTimeout: number;
  /** Bytes below which a disk counts as full. */
  minimumFreeSpace: number;
  /** Bytes that answers may hold in memory while they are read. */
  maxUnreadBytes: number;
  /** Where add-ons from outside are; see app/addons/addon-places.ts. */
  addons: string | undefined;
  /** Caches that are left out. */
  cachesOff: ReadonlySet<CacheLayer>;
  /** No add-on runs but languages. */
  isSafeMode: boolean;
  admin: { name: string; email: string; password: string } | undefined;
}

type Variables = Record<string, string | undefined>;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];

export function readEnvironment(variables: Variables): Environment {
  const read = (name: string) => readVariable(variables, name);
  const port = portNumber('PORT', read('PORT') ?? '8080');
  const host = read('HOST') ?? '127.0.0.1';
  const logLevel = read('PARLEY_LOG_LEVEL') ?? 'info';
  if (!LOG_LEVELS.includes(logLevel))
    throw new SettingProblem('PARLEY_LOG_LEVEL', logLevel, `Use one of: ${LOG_LEVELS.join(', ')}.`);
  const metricsPort = read('PARLEY_METRICS_PORT');
  return {
    port,
    host,
    url: siteUrl(read('PARLEY_URL'), host, port),
    isUrlByPort: read('PARLEY_URL') === undefined,
    dataDirectory: resolve(read('PARLEY_DATA') ?? 'data'),
    ...readDatabaseSettings(read),
    smtpUrl: smtpUrl(read('SMTP_URL')),
    mailFrom: mailSender(read('PARLEY_MAIL_FROM')),
    incomingMail: incomingMail(read),
    s3: s3Settings(read, 'S3'),
    backups: { folder: backupFolder(read('PARLEY_BACKUPS')), s3: s3Settings(read, 'BACKUP_S3') },
    trustedProxies: proxyList(read('PARLEY_TRUSTED_PROXIES')),
    logLevel,
    metricsPort: metricsPort === undefined ? undefined : portNumber('PARLEY_METRICS_PORT', metricsPort),
    statementTimeout: 1000 * secondsOf('PARLEY_STATEMENT_TIMEOUT', read('PARLEY_STATEMENT_TIMEOUT') ?? '10'),
    minimumFreeSpace: megabytesOf('PARLEY_MIN_FREE_SPACE', read('PARLEY_MIN_FREE_SPACE') ?? '64'),
    maxUnreadBytes: megabytesOf('PARLEY_MAX_UNREAD', read('PARLEY_MAX_UNREAD') ?? '64') || Infinity,
    addons: read('PARLEY_ADDONS'),
    cachesOff: cacheLayers('PARLEY_CACHES_OFF', read('PARLEY_CACHES_OFF')),
    isSafeMode: isSwitchedOn('PARLEY_SAFE_MODE', read('PARLEY_SAFE_MODE')),
    admin: firstAdministrator(read),
  };
}

function readVariable(variables: Variables, name: string): string | undefined {
  const file = variables[`${name}_FILE`];
  const given = variables[name] === '' ? undefined : variables[name];
  if (file === undefined || file === '') return given;
  if (given !== undefined)
    throw new SettingProblem(`${name}_FILE`, file, `${name} is given as well. Set one of the two.`);
  // Editors end the last line; what stands before that may be part of a password.
  const text = trimEndOf(trimEndOf(contentOf(name, file), '\n'), '\r');
  if (text === '' || /[\r\n]/.test(text))
    throw new SettingProblem(`${name}_FILE`, file, 'The file has to hold the value alone, in one line.');
  return text;
}

function contentOf(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why =
      code === 'ENOENT' ? 'There is no such file.' : `The file cannot be read (${code ?? 'unknown error'}).`;
    throw new SettingProblem(`${name}_FILE`, file, `${why} Name a readable file that holds the value.`);
  }
}

function isSwitchedOn(name: string, text = '0'): boolean {
  if (text === '1' || text === '0') return text === '1';
  throw new SettingProblem(name, text, `Use 1 or 0, for example ${name}=1.`);
}

function cacheLayers(name: string, text = ''): ReadonlySet<CacheLayer> {
  const given = text === 'all' ? CACHE_LAYERS : text.split(',').filter((each) => each !== '');
  const known = CACHE_LAYERS.filter((layer) => given.includes(layer));
  if (known.length === given.length) return new Set(known);
  throw new SettingProblem(name, text, `Use some of ${CACHE_LAYERS.join(',')}, with commas between, or all.`);
}

function portNumber(name: string, text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535)
    throw new SettingProblem(name, text, `Use a number from 1 to 65535, for example ${name}=8080.`);
  return port;
}

function secondsOf(name: string, text: string): number {
  if (!/^\d{1,3}$/.test(text) || Number(text) < 1)
    throw new SettingProblem(name, text, `Use a number of seconds from 1 to 999, for example ${name}=10.`);
  return Number(text);
}

function megabytesOf(name: string, text: string): number {
  if (!/^\d{1,7}$/.test(text))
    throw new SettingProblem(name, text, `Use a number of megabytes, for example ${name}=64; 0 is no limit.`);
  return Number(text) * 1024 * 1024;
}

/** What `PORT=0` came to: any port that is free. */
export function withPort(environment: Environment, port: number): Environment {
  return { ...environment, port, ...(environment.isUrlByPort && { url: urlOf(environment.host, port) }) };
}

function urlOf(host: string, port: number): string {
  return `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

function siteUrl(text: string | undefined, host: string, port: number): string {
  if (text === undefined) return urlOf(host, port);
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol) || new URL(text).pathname !== '/') {
    throw new SettingProblem(
      'PARLEY_URL',
      text,
      'Use the public address without a path, for example PARLEY_URL=https://community.example.org.',
    );
  }
  return new URL(text).origin;
}

function smtpUrl(text: string | undefined): string | undefined {
  if (text !== undefined && (!URL.canParse(text) || !/^smtps?:$/.test(new URL(text).protocol))) {
    throw new SettingProblem(
      'SMTP_URL',
      withoutPassword(text),
      'Use an address like SMTP_URL=smtp://user:password@mail.example.org:587.',
    );
  }
  return text;
}

/** `Name <address>`, or the address alone. */
function mailSender(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const address = /^[^<>\r\n]*<([^<>]*)>$/.exec(text)?.[1] ?? text;
  if (/^[^\s@<>",;:\\()[\]]+@[^\s@<>",;:\\()[\]]+$/u.test(address) && !/[\r\n]/.test(text)) return text;
  throw new SettingProblem(
    'PARLEY_MAIL_FROM',
    text,
    'Use an address, for example PARLEY_MAIL_FROM="Our community <no-reply@example.org>".',
  );
}

function incomingMail(read: (name: string) => string | undefined): IncomingMail | undefined {
  const domain = read('PARLEY_MAIL_DOMAIN');
  const port = read('PARLEY_MAIL_PORT');
  if (domain === undefined && port !== undefined)
    throw new SettingProblem(
      'PARLEY_MAIL_DOMAIN',
      '',
      'Name the domain that mails to PARLEY_MAIL_PORT are for, for example PARLEY_MAIL_DOMAIN=reply.example.org.',
    );
  if (domain === undefined) return undefined;
  const [, mailbox, name = ''] =
    /^(?:([a-z0-9]{1,14})@)?([a-z0-9](?:[a-z0-9.-]{0,200}[a-z0-9])?)$/i.exec(domain) ?? [];
  if (name === '')
    throw new SettingProblem(
      'PARLEY_MAIL_DOMAIN',
      domain,
      'Use the domain of addresses, for example PARLEY_MAIL_DOMAIN=reply.example.org, or one address of 14 letters and digits at most before the @.',
    );
  return {
    domain: name.toLowerCase(),
    ...(mailbox !== undefined && { mailbox: mailbox.toLowerCase() }),
    port: port === undefined ? undefined : portNumber('PARLEY_MAIL_PORT', port),
    host: read('PARLEY_MAIL_HOST') ?? '0.0.0.0',
  };
}

const PROXY_NAMES = new Set(['loopback', 'linklocal', 'uniquelocal']);

function proxyList(text = ''): string[] {
  const proxies = text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  const wrong = proxies.find((each) => !isProxy(each));
  if (wrong === undefined) return proxies;
  throw new SettingProblem(
    'PARLEY_TRUSTED_PROXIES',
    wrong,
    'Use addresses and networks with commas between them, for example PARLEY_TRUSTED_PROXIES=127.0.0.1,10.0.0.0/8.',
  );
}

function isProxy(text: string): boolean {
  if (PROXY_NAMES.has(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return (
    bits === undefined ||
    (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128))
  );
}

function backupFolder(text: string | undefined): string | undefined {
  return text === undefined ? undefined : resolve(text);
}

/** `S3_...` is where files lie, `BACKUP_S3_...` where backups do. */
function s3Settings(
  read: (name: string) => string | undefined,
  prefix: 'S3' | 'BACKUP_S3',
): S3Settings | undefined {
  const of = (name: string) => read(`${prefix}_${name}`);
  const region = of('REGION') ?? 'us-east-1';
  const bucket = of('BUCKET');
  const accessKeyID = of('ACCESS_KEY_ID');
  const secretAccessKey = of('SECRET_ACCESS_KEY');
  const endpoint = of('ENDPOINT') ?? `https://s3.${region}.amazonaws.com`;
  if (bucket === undefined && accessKeyID === undefined && of('ENDPOINT') === undefined) return undefined;
  const all = ['BUCKET', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'].map((name) => `${prefix}_${name}`);
  if (!bucket || !/^[\w.-]{3,63}$/.test(bucket))
    throw new SettingProblem(
      `${prefix}_BUCKET`,
      bucket ?? '',
      `Use the name of a bucket, for example ${prefix}_BUCKET=parley.`,
    );
  if (!accessKeyID || !secretAccessKey) {
    const advice = `Set ${all[0]}, ${all[1]} and ${all[2]} together, or none of them.`;
    throw new SettingProblem(`${prefix}_ACCESS_KEY_ID`, accessKeyID ?? '', advice);
  }
  if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol))
    throw new SettingProblem(
      `${prefix}_ENDPOINT`,
      endpoint,
      `Use an address like ${prefix}_ENDPOINT=https://minio.example.org.`,
    );
  return { endpoint: trimEndOf(endpoint, '/'), region, bucket, accessKeyID, secretAccessKey };
}

function firstAdministrator(read: (name: string) => string | undefined): Environment['admin'] {
  const [name, email, password] = [
    read('PARLEY_ADMIN_NAME'),
    read('PARLEY_ADMIN_EMAIL'),
    read('PARLEY_ADMIN_PASSWORD'),
  ];
  if (name === undefined && email === undefined && password === undefined) return undefined;
  if (!name || !email || !password) {
    throw new SettingProblem(
      'PARLEY_ADMIN_NAME',
      name ?? '',
      'Set PARLEY_ADMIN_NAME, PARLEY_ADMIN_EMAIL and PARLEY_ADMIN_PASSWORD together, or none of them.',
    );
  }
  return { name, email, password };
}
