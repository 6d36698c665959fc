// A few threads for work that may take long: the one that serves never waits for it, and none goes on for ever.
import { Worker } from 'node:worker_threads';
import { DomainError } from '../../contract/errors.ts';
import { TooComplicated } from './too-complicated.ts';

export interface WorkerPoolOptions {
  script: string;
  size: number;
  /** For one task, from when a thread takes it up. */
  taskLimitMs: number;
  /** Tasks that wait beyond these are refused. */
  maxWaiting: number;
  /** A thread without work ends after this. */
  idleMs: number;
}

/** What a thread sends: `ready` once it can work, then one answer to each task. */
export type WorkerMessage =
  | { type: 'ready' }
  | { type: 'done'; result: unknown }
  | { type: 'failed'; message: string; isTooComplicated: boolean };

interface Task {
  request: unknown;
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
const MAX_HEAP_MB = 256;

export class WorkerPool {
  readonly #options: WorkerPoolOptions;
  readonly #threads = new Set<Thread>();
  readonly #waiting: Task[] = [];
  /** Work on stored texts: taken up while nobody waits for an answer. */
  readonly #waitingInBulk: Task[] = [];

  constructor(options: WorkerPoolOptions) {
    this.#options = options;
  }

  async run(request: unknown, isBulk = false): Promise<unknown> {
    const queue = isBulk ? this.#waitingInBulk : this.#waiting;
    if (!isBulk && queue.length >= this.#options.maxWaiting)
      throw new DomainError('busy', 503, 'The site has much to do at the moment. Please try again.');
    return new Promise((resolve, reject) => {
      queue.push({ request, resolve, reject });
      this.#assign();
    });
  }

  /** Ends all threads; whoever still waits is told. */
  async close(): Promise<void> {
    for (const task of [...this.#waiting.splice(0), ...this.#waitingInBulk.splice(0)]) task.reject(closed());
    await Promise.all([...this.#threads].map((thread) => this.#end(thread, closed())));
  }

  #assign(): void {
    for (const thread of this.#threads) {
      if (thread.state !== 'idle') continue;
      const task = this.#waiting.shift() ?? this.#waitingInBulk.shift();
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
    thread.state = 'working';
    thread.task = task;
    thread.worker.ref();
    thread.timer = setTimeout(
      () => this.#end(thread, new TooComplicated('It took too long.')),
      this.#options.taskLimitMs,
    );
    thread.worker.postMessage(task.request);
  }

  #hear(thread: Thread, message: WorkerMessage): void {
    const { task } = thread;
    if (thread.state === 'ended') return;
    clearTimeout(thread.timer);
    thread.state = 'idle';
    thread.task = undefined;
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
    thread.task?.reject(reason);
    // Whoever waits for a thread that cannot start would wait for ever.
    if (failedToStart) for (const task of this.#waiting.splice(0)) task.reject(reason);
    await thread.worker.terminate();
    this.#assign();
  }
}

function closed(): Error {
  return new DomainError('busy', 503, 'The site is closing. Please try again.');
}
