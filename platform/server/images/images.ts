// Pictures are worked on in a process beside this one: a decoder that runs away or falls takes nobody along.
import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fieldProblem } from '../../contract/errors.ts';
import type { ReceivedFile } from '../http/input/receive-form.ts';
import { type ImageKind, kindOfFile } from './file-kind.ts';
import { ImageProblem, type ImageTrouble } from './image-problem.ts';
import type { Dimensions, ImageDone, ImageTask } from './image-work.ts';

const TIME_LIMIT_MS = 20_000;
const IDLE_MS = 30_000;

/** In the built product it lies beside the chunks, in the tree beside this file. */
const script = ['image-process.ts', 'image-process.js', '../image-process.js']
  .map((name) => join(import.meta.dirname, name))
  .find((path) => existsSync(path));

let child: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;
let queue: Promise<unknown> = Promise.resolve();

/** One at a time: pictures need much memory. */
function inTurn(task: ImageTask): Promise<ImageDone> {
  const turn = queue.then(() => run(task));
  queue = turn.catch(() => undefined);
  return turn;
}

function run(task: ImageTask): Promise<ImageDone> {
  clearTimeout(idle);
  const worker = child ?? start();
  worker.ref();
  worker.channel?.ref();
  return new Promise<ImageDone>((resolve, reject) => {
    const timer = setTimeout(() => end(new ImageProblem('tooMuchWork')), TIME_LIMIT_MS);
    const onExit = () => end(new ImageProblem('tooMuchWork'));
    const onMessage = ({ done, trouble }: { done?: ImageDone; trouble?: ImageTrouble }) => {
      settle();
      if (done) resolve(done);
      else reject(new ImageProblem(trouble ?? 'unreadable'));
    };
    const settle = () => {
      clearTimeout(timer);
      worker.off('exit', onExit).off('message', onMessage);
      worker.unref();
      worker.channel?.unref();
      idle = setTimeout(stop, IDLE_MS).unref();
    };
    const end = (problem: ImageProblem) => {
      settle();
      stop();
      reject(problem);
    };
    worker.once('exit', onExit).once('message', onMessage);
    worker.send(task);
  });
}

function start(): ChildProcess {
  if (!script) throw new Error('The program that works on pictures is missing.');
  const started = fork(script, [], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  // Its end is what counts, and is heard by whoever waits.
  started.on('error', () => undefined);
  started.once('exit', () => {
    if (child === started) child = undefined;
  });
  child = started;
  return started;
}

function stop(): void {
  child?.kill('SIGKILL');
  child = undefined;
}

const DECODED: ReadonlySet<string> = new Set<ImageKind>(['jpeg', 'png', 'gif', 'webp', 'bmp', 'tiff', 'ico']);

/**
 * A picture for the public: upright, stripped of personal metadata, not larger than `within`. Takes the
 * place of the file; a bitmap, which has no metadata, stays as it is.
 */
export async function tidyImage(path: string, within?: Dimensions): Promise<Dimensions & { size?: number }> {
  const to = `${path}.tidy`;
  try {
    const { width, height, size } = await inTurn({ kind: 'tidy', from: path, to, ...(within && { within }) });
    if (size === 0) return { width, height };
    await rename(to, path);
    return { width, height, size };
  } finally {
    await rm(to, { force: true });
  }
}

/** As it is seen, whichever way it lies in the file. */
export async function measureImage(path: string): Promise<Dimensions> {
  const { width, height } = await inTurn({ kind: 'measure', from: path });
  return { width, height };
}

export interface SquareCrop {
  size: number;
  content: Buffer;
  extension: 'jpg' | 'png';
}

/** What an avatar may be, by its content. */
const AVATAR_KINDS: ReadonlySet<string> = new Set<ImageKind>(['jpeg', 'png', 'gif', 'webp', 'bmp', 'ico']);

/** The middle of a picture in squares of these sizes, for avatars. Refuses what is no picture, on that field. */
export async function squareCrops(
  file: Pick<ReceivedFile, 'path'>,
  sizes: readonly number[],
  field = 'photo',
): Promise<SquareCrop[]> {
  if (!AVATAR_KINDS.has(await kindOfFile(file.path)))
    throw fieldProblem(field, 'The file is not an image of type jpg, png, gif, ico, bmp or webp.', 415);
  const crops = sizes.map((size) => ({ size, to: `${file.path}.${randomUUID()}` }));
  try {
    const { type } = await inTurn({ kind: 'crop', from: file.path, crops });
    return await Promise.all(
      crops.map(async ({ size, to }) => ({
        size,
        content: await readFile(to),
        extension: type === 'png' ? ('png' as const) : ('jpg' as const),
      })),
    );
  } catch (error) {
    throw asFieldProblem(error, field);
  } finally {
    await Promise.all(crops.map(({ to }) => rm(to, { force: true })));
  }
}

export function isDecoded(kind: string): kind is ImageKind {
  return DECODED.has(kind);
}

export function asFieldProblem(error: unknown, field: string): unknown {
  return error instanceof ImageProblem ? fieldProblem(field, error.message, 422, error.trouble) : error;
}
