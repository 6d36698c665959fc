// Servers that stand beside Parley, as Debian packages them, started for one test and killed like real ones.
import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, chmodSync, chownSync, constants, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { accountFor } from '../../platform/server/postgres/postgres-account.ts';
import { exitOf, freePort } from './built-server.ts';

export interface RealServer {
  port: number;
  process(): ChildProcess;
  kill(): Promise<void>;
  /** On the same port. */
  startAgain(): Promise<void>;
}

const FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/usr/lib/postgresql/18/bin'];
for (const version of [17, 16, 15]) FOLDERS.push(`/usr/lib/postgresql/${version}/bin`);

/** undefined: not on this machine. */
export function findProgram(name: string): string | undefined {
  return FOLDERS.map((folder) => join(folder, name)).find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Says so where what a test needs is missing, and answers whether it can run. */
export function areThere(...packages: { program: string; package: string }[]): boolean {
  const missing = packages.filter(({ program }) => findProgram(program) === undefined);
  if (missing.length === 0) return true;
  const names = missing.map((each) => each.package).join(' ');
  process.stderr.write(`NOT TESTED for want of real servers: apt-get install ${names}\n`);
  return false;
}

const account = () => accountFor();

/** As the account that PostgreSQL runs as; none of these servers likes to be root. */
export function ownFolder(folder: string): string {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  const owner = account();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  return folder;
}

export async function startServer(
  port: number,
  program: string,
  parameters: readonly string[],
): Promise<RealServer> {
  const begin = async () => {
    let output = '';
    const child = spawn(findProgram(program) ?? program, parameters, {
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe'],
      ...account(),
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data));
    for (let attempt = 0; !(await answers(port)); attempt++) {
      if (child.exitCode !== null || attempt > 200) throw new Error(`${program} did not start: ${output}`);
      await sleep(50);
    }
    return child;
  };
  let child = await begin();
  return {
    port,
    process: () => child,
    async kill() {
      child.kill('SIGKILL');
      await exitOf(child);
    },
    async startAgain() {
      child = await begin();
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}

/** In transaction mode, with fewer connections than a site has requests under way. */
export async function startPgBouncer(
  folder: string,
  databaseUrl: string,
): Promise<RealServer & { url: string }> {
  const { hostname, port: databasePort, pathname, username, password } = new URL(databaseUrl);
  const port = await freePort();
  const name = pathname.slice(1);
  const file = join(ownFolder(folder), 'pgbouncer.ini');
  const database = `host=${hostname} port=${databasePort} dbname=${name} user=${username} password=${decodeURIComponent(password)}`;
  writeFileSync(
    file,
    [
      '[databases]',
      `${name} = ${database}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      'default_pool_size = 3',
      '',
    ].join('\n'),
  );
  chmodSync(file, 0o644);
  const server = await startServer(port, 'pgbouncer', [file]);
  return { ...server, url: `postgres://${username}@127.0.0.1:${port}/${name}` };
}

/** With a password, and nothing on the disk. */
export async function startRedis(): Promise<RealServer & { url: string }> {
  const port = await freePort();
  const settings = {
    port: String(port),
    bind: '127.0.0.1',
    save: '',
    appendonly: 'no',
    requirepass: 'a secret',
  };
  const parameters = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  const server = await startServer(port, 'redis-server', parameters);
  return { ...server, url: `redis://:${encodeURIComponent('a secret')}@127.0.0.1:${port}/1` };
}
