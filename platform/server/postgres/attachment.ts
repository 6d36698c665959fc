import { setTimeout as sleep } from 'node:timers/promises';
import { type AdminConnection, connectAsAdmin } from './admin-connection.ts';
import { damagedData, EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { Passwords } from './postgres-cluster.ts';
import {
  findPostmaster,
  freePort,
  type Postmaster,
  type StartOptions,
  startPostmaster,
} from './postmaster.ts';

const MOST_MINUTES_OF_RECOVERY = 30;

export interface Attachment {
  admin: AdminConnection;
  port: number;
}

export interface Target extends StartOptions {
  passwords: Passwords;
  log: (line: string) => void;
}

// Joins the running server or starts one. Several processes may be at this point together:
// PostgreSQL's own lock file lets one of them win, and the others join it.
export async function attach(target: Target, ports: 'any port' | 'this port'): Promise<Attachment> {
  const patience = new Patience(target);
  for (let port = target.port; ; await sleep(20)) {
    const found = findPostmaster(target.cluster);
    if (found?.isRunning) {
      const admin = found.isReady ? await tryToConnect(found.port, target, patience) : undefined;
      if (admin) return { admin, port: found.port };
    } else {
      const outcome = await startPostmaster({ ...target, port });
      if (outcome === 'port taken' && ports === 'any port') port = await freePort();
      if (outcome === 'port taken' && ports === 'this port') await sleep(500);
    }
    patience.endWhenNeverReady(found);
    patience.reportChange();
  }
}

async function tryToConnect(
  port: number,
  target: Target,
  patience: Patience,
): Promise<AdminConnection | undefined> {
  try {
    return await connectAsAdmin(port, target.passwords);
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    if (code?.startsWith('28')) throw damagedData(target.cluster, 'its passwords were changed');
    patience.endWhenUnanswered(message);
    return undefined;
  }
}

// Recovery after a crash may rightly take minutes; a server that calls itself ready must answer soon.
class Patience {
  private readonly since = Date.now();
  private lastNews = Date.now();
  private unansweredSince: number | undefined;
  private readonly target: Target;

  constructor(target: Target) {
    this.target = target;
  }

  reportChange(): void {
    if (Date.now() - this.lastNews < 5_000) return;
    this.lastNews = Date.now();
    const seconds = Math.round((this.lastNews - this.since) / 1000);
    this.target.log(`Waiting for the database in ${this.target.cluster} (${seconds} s).`);
  }

  /** After a crash much may have to be replayed; then it says how far it is in its log. */
  endWhenNeverReady(found: Postmaster | undefined): void {
    if (!found?.isRunning || found.isReady || Date.now() - this.since < MOST_MINUTES_OF_RECOVERY * 60_000)
      return;
    throw new EmbeddedPostgresError(
      `The database in ${this.target.cluster} (process ${found.pid}) is not ready after ${MOST_MINUTES_OF_RECOVERY} minutes. ` +
        'Look into postgres.log beside it; start again once it is ready, or end that process.',
    );
  }

  endWhenUnanswered(reason: string): void {
    this.unansweredSince ??= Date.now();
    if (Date.now() - this.unansweredSince < 30_000) return;
    throw new EmbeddedPostgresError(
      `The database in ${this.target.cluster} runs but does not answer (${reason}). Stop its process, then start again.`,
    );
  }
}

// Brings the server back on the same port whenever it goes away. The function returned ends that
// and hands over the last connection, if there is one.
export function keepAttached(first: Attachment, target: Target): () => Promise<AdminConnection | undefined> {
  let isLeaving = false;
  let current: Promise<AdminConnection | undefined> = Promise.resolve(first.admin);

  function watch(admin: AdminConnection): AdminConnection {
    admin.unref();
    admin.once('end', () => {
      if (isLeaving) return;
      target.log('The database went away; bringing it back.');
      current = revive();
    });
    return admin;
  }

  async function revive(): Promise<AdminConnection | undefined> {
    while (!isLeaving) {
      try {
        const again = await attach(target, 'this port');
        if (again.port !== target.port)
          target.log(`The database moved to port ${again.port}: restart Parley.`);
        return watch(again.admin);
      } catch (error) {
        target.log(error instanceof Error ? error.message : String(error));
        await sleep(2_000);
      }
    }
    return undefined;
  }

  watch(first.admin);
  return async () => {
    isLeaving = true;
    const admin = await current;
    admin?.ref();
    return admin;
  };
}
