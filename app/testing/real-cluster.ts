// A PostgreSQL with one that follows it, and what a keeper such as Patroni does to them.
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { accountFor } from '../../platform/server/postgres/postgres-account.ts';
import { freePort } from './built-server.ts';
import { findProgram, ownFolder, type RealServer, startServer } from './real-servers.ts';

const run = promisify(execFile);

export interface ClusterMember extends RealServer {
  url: string;
  query(text: string, values?: unknown[]): Promise<pg.QueryResult>;
}

export interface RealCluster {
  one: ClusterMember;
  two: ClusterMember;
  /** Commits wait for whoever follows; or for nobody. */
  waitForFollowers(primary: ClusterMember, isOn: boolean): Promise<void>;
  /** A fresh copy of the other one that follows it, on the same port. */
  follow(member: ClusterMember, primary: ClusterMember): Promise<void>;
  close(): Promise<void>;
}

const account = () => accountFor();
const program = (name: string) => findProgram(name) ?? name;
const SETTINGS = { fsync: 'off', listen_addresses: '127.0.0.1', unix_socket_directories: '' };

export const CLUSTER_PROGRAMS = ['postgres', 'initdb', 'pg_basebackup'].map((name) => ({
  program: name,
  package: 'postgresql',
}));

export async function startCluster(folder: string): Promise<RealCluster> {
  ownFolder(folder);
  const [placeOfOne, placeOfTwo] = [join(folder, 'one'), join(folder, 'two')];
  const one = await startDatabase(placeOfOne);
  const [portOfOne, portOfTwo] = [one.port, await freePort()];
  await copy(one, placeOfTwo);
  const two = await startMember(placeOfTwo, portOfTwo);
  const places = new Map([
    [portOfOne, placeOfOne],
    [portOfTwo, placeOfTwo],
  ]);
  return {
    one,
    two,
    async waitForFollowers(primary, isOn) {
      await primary.query(`alter system set synchronous_standby_names = '${isOn ? '*' : ''}'`);
      await primary.query('select pg_reload_conf()');
    },
    async follow(member, primary) {
      const place = places.get(member.port) as string;
      rmSync(place, { recursive: true, force: true });
      await copy(primary, place);
      await member.startAgain();
    },
    async close() {
      for (const member of [one, two]) await member.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** One by itself, with an empty database. */
export async function startDatabase(place: string): Promise<ClusterMember> {
  const initial = ['-D', place, '-U', 'parley', '-E', 'UTF8', '--locale=C', '--auth=trust', '-N'];
  await run(program('initdb'), initial, { cwd: '/', ...account() });
  const member = await startMember(place, await freePort());
  await member.query(`create database parley`);
  return member;
}

async function copy(primary: ClusterMember, place: string): Promise<void> {
  const { port } = primary;
  const where = ['-h', '127.0.0.1', '-p', String(port), '-U', 'parley', '-D', place];
  await run(program('pg_basebackup'), [...where, '-R', '-X', 'stream', '-c', 'fast', '-N'], {
    cwd: '/',
    ...account(),
  });
}

async function startMember(place: string, port: number): Promise<ClusterMember> {
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = await startServer(port, 'postgres', ['-D', place, '-p', String(port), ...settings]);
  const url = `postgres://parley@127.0.0.1:${port}/parley`;
  const query = (text: string, values?: unknown[]) => asked(url, text, values);
  // It takes connections before it takes questions.
  await untilReady(query);
  const startAgain = async () => {
    await server.startAgain();
    await untilReady(query);
  };
  return { ...server, startAgain, url, query };
}

async function asked(url: string, text: string, values?: unknown[]): Promise<pg.QueryResult> {
  const client = new pg.Client({
    connectionString: text.startsWith('create database') ? url.replace(/parley$/, 'postgres') : url,
    connectionTimeoutMillis: 5000,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await client.query(text, values);
  } finally {
    await client.end();
  }
}

async function untilReady(query: (text: string) => Promise<unknown>): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const problem = await query('select 1').then(
      () => undefined,
      (error: { code?: string }) => error.code,
    );
    // Its database is made after the start.
    if (problem === undefined || problem === '3D000') return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The database server did not get ready.');
}
