// Several processes of one site on one port: this one holds the port, starts them, watches them, and replaces them one after
// the other while the others serve. SIGHUP replaces them, SIGTERM and SIGINT end them all.
import cluster from 'node:cluster';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failure, inProject, main, print } from './project.mjs';
import { availableMemory, nodeOptionsFor } from './small-memory.mjs';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** One that served for so long was a good one: the next failure is its first again. */
const STEADY_MS = 60_000;
/** A start may bring the database up to date. Whoever is told to leave has deadlines of its own (app/leaving.ts). */
const STARTED_WITHIN_MS = 600_000;
const LEFT_WITHIN_MS = 60_000;
const ENDED_WITHIN_MS = 12_000;
// One of them asks that all stand still; scripts/run.mjs, which started this, goes on from there.
const RESTART_EXIT_CODE = 75;

// Read by `parley restart` (app/restart.command.ts), beside the site's own data. Which request was done with last.
const STATE = join(process.env.PARLEY_DATA || 'data', 'processes.json');

function writeState({ asked, problem }) {
  try {
    writeFileSync(`${STATE}.new`, JSON.stringify({ pid: process.pid, asked, problem }), { mode: 0o600 });
    renameSync(`${STATE}.new`, STATE);
  } catch (error) {
    print(`\nparley restart will not find these processes: ${error.message}`);
  }
}

class Processes {
  #wanted = new Set();
  #isEnding = false;
  #replacing = Promise.resolve();
  #pause = FIRST_PAUSE_MS;
  #standStill = () => {};
  #asked = 0;

  constructor(count) {
    this.count = count;
  }

  /** Resolves to the exit code. One after the other, since the first brings the database up to date. */
  async run() {
    const ended = new Promise((done) => {
      for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => this.#end().then(done));
      this.#standStill = () => this.#end().then(() => done(RESTART_EXIT_CODE));
    });
    process.on('SIGHUP', () => this.#replaceLater());
    const started = this.#beginAll();
    this.#replacing = started.catch(() => {});
    try {
      await started;
      writeState({ asked: 0, problem: null });
    } catch (error) {
      // What it could not do it has said itself.
      if (!this.#isEnding) return this.#end().then(() => error.exitCode ?? 1);
    }
    return ended;
  }

  async #beginAll() {
    for (let begun = 0; begun < this.count && !this.#isEnding; begun++) await this.#begin();
  }

  async #begin() {
    const startedAt = Date.now();
    const worker = this.#fork();
    this.#wanted.add(worker);
    try {
      await serving(worker);
    } catch (error) {
      this.#wanted.delete(worker);
      worker.process.kill('SIGKILL');
      throw error;
    }
    worker.once('exit', (code, signal) => {
      if (!this.#wanted.delete(worker) || this.#isEnding) return;
      if (code === RESTART_EXIT_CODE) return this.#standStill();
      if (Date.now() - startedAt > STEADY_MS) this.#pause = FIRST_PAUSE_MS;
      print(`\nA process of Parley ended (${signal ?? code}); another takes its place.`);
      this.#beginLater();
    });
    return worker;
  }

  #beginLater() {
    const pause = this.#pause;
    this.#pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    setTimeout(() => {
      if (!this.#isEnding) this.#begin().catch(() => this.#isEnding || this.#beginLater());
    }, pause);
  }

  #replaceLater() {
    const asked = ++this.#asked;
    this.#replacing = this.#replacing
      .then(() => this.#replaceAll())
      .then(() => writeState({ asked, problem: null }))
      .catch((error) => {
        print(`\nThe processes of Parley stay as they are: ${error.message}.`);
        writeState({ asked, problem: error.message });
      });
  }

  async #replaceAll() {
    for (const old of [...this.#wanted]) {
      if (this.#isEnding) return;
      // Another one takes the place of that already.
      if (!this.#wanted.has(old)) continue;
      await this.#begin();
      this.#wanted.delete(old);
      if (old.isConnected()) old.send('leave');
      await gone(old, LEFT_WITHIN_MS);
    }
    print('\nEvery process of Parley was replaced.');
  }

  async #end() {
    this.#isEnding = true;
    rmSync(STATE, { force: true });
    const all = Object.values(cluster.workers);
    for (const worker of all) worker.process.kill('SIGTERM');
    await Promise.all(all.map((worker) => gone(worker, ENDED_WITHIN_MS)));
    return 0;
  }

  /** What each has of its own, such as a port of metrics, is numbered: a new one takes what is free. */
  #fork() {
    const taken = new Set(Object.values(cluster.workers).map((worker) => worker.place));
    let place = 0;
    while (taken.has(place)) place++;
    return Object.assign(cluster.fork({ PARLEY_PROCESS: String(place) }), { place });
  }
}

function serving(worker) {
  return new Promise((done, failed) => {
    const late = setTimeout(() => failed(new Error('a new one did not get ready')), STARTED_WITHIN_MS);
    worker.on('message', (message) => message === 'serving' && done());
    worker.once('exit', (code, signal) => {
      const error = new Error(`a new one ended before it served (${signal ?? code})`);
      failed(Object.assign(error, { exitCode: code || 1 }));
    });
    worker.once('exit', () => clearTimeout(late));
    worker.on('message', () => clearTimeout(late));
  });
}

function gone(worker, milliseconds) {
  if (worker.isDead()) return Promise.resolve();
  const late = setTimeout(() => worker.process.kill('SIGKILL'), milliseconds);
  return new Promise((done) => worker.once('exit', done)).finally(() => clearTimeout(late));
}

/** All of them are told the same, so that it is chosen here. */
function freePort() {
  return new Promise((done, failed) => {
    const probe = createServer().once('error', failed);
    probe.listen(0, process.env.HOST || '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(String(port)));
    });
  });
}

await main(async () => {
  const [script, text] = process.argv.slice(2);
  const count = Number(text);
  // Each accepts for itself what the system has queued: what is handed over to one that is just being killed would hang.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const small = nodeOptionsFor(availableMemory() / count);
  const exitWithParent = pathToFileURL(inProject('scripts/exit-with-parent.mjs')).href;
  cluster.setupPrimary({
    exec: inProject(script),
    args: [],
    execArgv: [...small.args, '--import', exitWithParent],
  });
  Object.assign(process.env, small.env);
  if (process.env.PORT === '0') process.env.PORT = await freePort();
  if (!Number.isInteger(count) || count < 1) throw new Failure('The number of processes is missing.');
  const code = await new Processes(count).run();
  process.exit(code);
});
