// The operating interface: environment variables, each also as <NAME>_FILE, checked before anything starts.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { S3Settings } from '../storage/s3-blob-store.ts';

export interface Environment {
  port: number;
  host: string;
  url: string;
  dataDirectory: string;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  s3: S3Settings | undefined;
  trustedProxies: string[];
  logLevel: string;
  metricsPort: number | undefined;
  admin: { name: string; email: string; password: string } | undefined;
}

/** Ends a start with one line: the key, the bad value, a good one. */
export class SettingProblem extends Error {
  constructor(name: string, value: string, wanted: string) {
    super(`${name}=${value === '' ? '(empty)' : value} is not usable. ${wanted}`);
  }
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
    dataDirectory: resolve(read('PARLEY_DATA') ?? 'data'),
    databaseUrl: databaseUrl(read('DATABASE_URL')),
    smtpUrl: smtpUrl(read('SMTP_URL')),
    mailFrom: read('PARLEY_MAIL_FROM'),
    s3: s3Settings(read),
    trustedProxies: (read('PARLEY_TRUSTED_PROXIES') ?? '')
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== ''),
    logLevel,
    metricsPort: metricsPort === undefined ? undefined : portNumber('PARLEY_METRICS_PORT', metricsPort),
    admin: firstAdministrator(read),
  };
}

function readVariable(variables: Variables, name: string): string | undefined {
  const file = variables[`${name}_FILE`];
  if (file === undefined) return variables[name] === '' ? undefined : variables[name];
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new SettingProblem(
      `${name}_FILE`,
      file,
      'The file cannot be read. Name a readable file that holds the value.',
    );
  }
}

function portNumber(name: string, text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535)
    throw new SettingProblem(name, text, `Use a number from 1 to 65535, for example ${name}=8080.`);
  return port;
}

function siteUrl(text: string | undefined, host: string, port: number): string {
  if (text === undefined)
    return `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol) || new URL(text).pathname !== '/') {
    throw new SettingProblem(
      'PARLEY_URL',
      text,
      'Use the public address without a path, for example PARLEY_URL=https://community.example.org.',
    );
  }
  return new URL(text).origin;
}

function databaseUrl(text: string | undefined): string | undefined {
  if (text !== undefined && (!URL.canParse(text) || !/^postgres(ql)?:$/.test(new URL(text).protocol))) {
    throw new SettingProblem(
      'DATABASE_URL',
      withoutPassword(text),
      'Use an address like DATABASE_URL=postgres://user:password@host:5432/parley.',
    );
  }
  return text;
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

function s3Settings(read: (name: string) => string | undefined): S3Settings | undefined {
  const region = read('S3_REGION') ?? 'us-east-1';
  const bucket = read('S3_BUCKET');
  const accessKeyID = read('S3_ACCESS_KEY_ID');
  const secretAccessKey = read('S3_SECRET_ACCESS_KEY');
  const endpoint = read('S3_ENDPOINT') ?? `https://s3.${region}.amazonaws.com`;
  if (bucket === undefined && accessKeyID === undefined && read('S3_ENDPOINT') === undefined)
    return undefined;
  if (!bucket || !/^[\w.-]{3,63}$/.test(bucket))
    throw new SettingProblem(
      'S3_BUCKET',
      bucket ?? '',
      'Use the name of a bucket, for example S3_BUCKET=parley.',
    );
  if (!accessKeyID || !secretAccessKey) {
    const advice = 'Set S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY together, or none of them.';
    throw new SettingProblem('S3_ACCESS_KEY_ID', accessKeyID ?? '', advice);
  }
  if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol))
    throw new SettingProblem(
      'S3_ENDPOINT',
      endpoint,
      'Use an address like S3_ENDPOINT=https://minio.example.org.',
    );
  return { endpoint: endpoint.replace(/\/+$/, ''), region, bucket, accessKeyID, secretAccessKey };
}

export function withoutPassword(address: string): string {
  return address.replace(/(:\/\/[^:@/]*:)[^@/]*@/, '$1…@');
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
