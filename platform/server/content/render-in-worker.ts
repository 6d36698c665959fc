// Bodies as they are drawn while others wait: short ones at once, long ones in a thread of their own.
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type BodyTask, type InspectedBody, inspectBody } from './inspect-body.ts';
import { type RenderedBody, renderBody } from './render-body.ts';
import type { RenderContext } from './render-context.ts';
import { TooComplicated } from './too-complicated.ts';
import { type TaskOptions, WorkerPool } from './worker-pool.ts';

/** Whatever stands in so few characters is drawn within some milliseconds; handing it over would take longer. */
export const MAX_INLINE_LENGTH = 1_000;

/** In the built product it lies beside the chunks, in the tree beside this file. */
const script = ['body-worker.ts', 'body-worker.js', '../body-worker.js']
  .map((name) => join(import.meta.dirname, name))
  .find((path) => existsSync(path));

const pool = new WorkerPool({
  script: script ?? 'body-worker.js',
  size: Math.max(1, Math.min(4, availableParallelism() - 1)),
  taskLimitMs: 2_000,
  maxWaiting: 100,
  maxWaitingPerOwner: 5,
  waitLimitMs: 20_000,
  idleMs: 60_000,
});

/** Whose body it is, and what that may take. Stored bodies that nobody waits for are bulk: they let others go first. */
export type RenderOptions = TaskOptions;

/** As `inspectBody`; what takes too long is a problem of the body. */
export async function inspectInWorker(
  source: string,
  format: string,
  options: RenderOptions = {},
): Promise<InspectedBody> {
  if (source.length <= MAX_INLINE_LENGTH) return inspectBody(source, format);
  const task: BodyTask = { kind: 'inspect', source, format };
  try {
    return (await pool.run(task, options)) as InspectedBody;
  } catch (error) {
    if (!(error instanceof TooComplicated)) throw error;
    return { problems: [tooComplicated()], mentions: [] };
  }
}

/** As `renderBody`; what takes too long is drawn as plain text and says so. */
export async function renderInWorker(
  source: string,
  format: string,
  context: RenderContext,
  options: RenderOptions = {},
): Promise<RenderedBody> {
  if (source.length <= MAX_INLINE_LENGTH) return renderBody(source, format, context);
  const task: BodyTask = { kind: 'render', source, format, context };
  try {
    return (await pool.run(task, options)) as RenderedBody;
  } catch (error) {
    if (!(error instanceof TooComplicated)) throw error;
    return (await pool.run({ ...task, kind: 'plain' } satisfies BodyTask, options)) as RenderedBody;
  }
}

export function tooComplicated(): InspectedBody['problems'][number] {
  return {
    field: 'body',
    code: 'tooComplicated',
    message: 'body is too complicated. Use less markup, or post it in parts.',
  };
}

let users = 0;

/** The threads are shared by all sites of a process, and go with the last of them. */
export function openBodyWorkers(): () => Promise<void> {
  users += 1;
  return async () => {
    users -= 1;
    if (users === 0) await pool.close();
  };
}
