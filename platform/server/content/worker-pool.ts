// A few threads for work that may take long: the one that serves never waits for it, and none goes on for ever.
import { Worker } from 'node:worker_threads';
import { DomainError } from '../../contract/errors.ts';
import { FairQueue, type Queued } from './fair-queue.ts';
import { TooComplicated } from './too-complicated.ts';

export interface WorkerPoolOptions {
  script: string;
  size: number;
  /** For one task, from when a thread takes it up. */
  taskLimitMs: number;
  /** Tasks that wait beyond these are refused, of all and of one owner. */
  maxWaiting: number;
  maxWaitingPerOwner: number;
  /** Who waits longer is refused: nobody may be there to read the answer any more. */
  waitLimitMs: number;
  /** A thread without work ends after this. */
  idleMs: number;
}

/** What a thread sends: `ready` once it can work, then one answer to each task. */
export type WorkerMessage =
  | { type: 'ready' }
  | { type: 'done'; result: unknown }
  | { type: 'failed'; message: string; isTooComplicated: boolean };

export interface TaskOptions extends Queued {
  /** On stored texts: taken up while nobody waits for an answer. */
  isBulk?: boolean | undefined;
  /** What the pool has them for, unless the site says otherwise. */
  limits?: Partial<Pick<WorkerPoolOptions, 'taskLimitMs' | 'maxWaiting' | 'maxWaitingPerOwner'>> | undefined;
}

interface Task extends Queued {
  request: unknown;
  limitMs: number;
  waitTimer?: NodeJS.Timeout;
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

interface Thread {
  worker: Worker;
  state: 'starting' | 'idle' | 'working' | 'ended';
  task: Task | undefined;
  timer: NodeJS.Timeout | undefined;
}

const START_LIMIT_MS = 30_000;
export const MAX_HEAP_MB = 256;

export class WorkerPool {
  readonly #options: WorkerPoolOptions;
  readonly #threads = new Set<Thread>();
  readonly #waiting = new FairQueue<Task>();
  readonly #waitingInBulk: Task[] = [];

  constructor(options: WorkerPoolOptions) {
    this.#options = options;
  }

  async run(request: unknown, { owner, isBulk = false, limits }: TaskOptions = {}): Promise<unknown> {
    const { taskLimitMs, maxWaiting, maxWaitingPerOwner } = { ...this.#options, ...limits };
    if (!isBulk) this.#requireRoom(owner, maxWaiting, maxWaitingPerOwner);
    return new Promise((resolve, reject) => {
      const task: Task = { request, owner, limitMs: taskLimitMs, resolve, reject };
      if (isBulk) this.#waitingInBulk.push(task);
      else this.#enqueue(task);
      this.#assign();
    });
  }

  #requireRoom(owner: string | undefined, max: number, maxOfOwner: number): void {
    if (owner !== undefined && this.#waiting.countOf(owner) >= maxOfOwner)
      throw new DomainError(
        'rateLimit',
        429,
        'You sent many long texts at once. Please wait for them first.',
      );
    if (this.#waiting.length >= max) throw busy();
  }

  #enqueue(task: Task): void {
    const giveUp = () => {
      this.#waiting.remove(task);
      task.reject(busy());
    };
    task.waitTimer = setTimeout(giveUp, this.#options.waitLimitMs).unref();
    this.#waiting.add(task);
  }

  /** Ends all threads; whoever still waits gets an error. */
  async close(): Promise<void> {
    for (const task of [...this.#waiting.takeAll(), ...this.#waitingInBulk.splice(0)]) task.reject(closed());
    await Promise.all([...this.#threads].map((thread) => this.#end(thread, closed())));
  }

  #assign(): void {
    for (const thread of this.#threads) {
      if (thread.state !== 'idle') continue;
      const task = this.#waiting.take() ?? this.#waitingInBulk.shift();
      if (!task) return;
      this.#begin(thread, task);
    }
    const starting = [...this.#threads].filter(({ state }) => state === 'starting').length;
    const isWanted = this.#waiting.length + this.#waitingInBulk.length > starting;
    if (isWanted && this.#threads.size < this.#options.size) this.#start();
  }

  #start(): void {
    const worker = new Worker(this.#options.script, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
    const thread: Thread = { worker, state: 'starting', task: undefined, timer: undefined };
    this.#threads.add(thread);
    thread.timer = setTimeout(() => this.#end(thread, new Error('A thread did not start.')), START_LIMIT_MS);
    worker.on('message', (message: WorkerMessage) => this.#hear(thread, message));
    // A thread that falls, by its memory too, has met a text it cannot bear. A new one takes its place.
    worker.once('error', (error) => this.#end(thread, new TooComplicated(error.message)));
    worker.once('exit', () => this.#end(thread, new TooComplicated('The thread ended.')));
  }

  #begin(thread: Thread, task: Task): void {
    clearTimeout(thread.timer);
    clearTimeout(task.waitTimer);
    thread.state = 'working';
    thread.task = task;
    thread.worker.ref();
    thread.timer = setTimeout(() => this.#end(thread, new TooComplicated('It took too long.')), task.limitMs);
    thread.worker.postMessage(task.request);
  }

  #hear(thread: Thread, message: WorkerMessage): void {
    const { task } = thread;
    if (thread.state === 'ended') return;
    clearTimeout(thread.timer);
    thread.state = 'idle';
    thread.task = undefined;
    if (task) this.#waiting.finish(task);
    if (message.type === 'done') task?.resolve(message.result);
    else if (message.type === 'failed')
      task?.reject(
        message.isTooComplicated ? new TooComplicated(message.message) : new Error(message.message),
      );
    // Nothing that is idle keeps the process.
    thread.worker.unref();
    thread.timer = setTimeout(() => this.#end(thread, closed()), this.#options.idleMs).unref();
    this.#assign();
  }

  async #end(thread: Thread, reason: Error): Promise<void> {
    if (thread.state === 'ended') return;
    const failedToStart = thread.state === 'starting';
    thread.state = 'ended';
    clearTimeout(thread.timer);
    this.#threads.delete(thread);
    if (thread.task) this.#waiting.finish(thread.task);
    thread.task?.reject(reason);
    // Whoever waits for a thread that cannot start would wait for ever.
    if (failedToStart) for (const task of this.#waiting.takeAll()) task.reject(reason);
    await thread.worker.terminate();
    this.#assign();
  }
}

function busy(): Error {
  return new DomainError('busy', 503, 'The site has much to do at the moment. Please try again.');
}

function closed(): Error {
  return new DomainError('busy', 503, 'The site is closing. Please try again.');
}
