// The thread that takes apart and draws long bodies. Its pool ends it when that takes too long.
import { parentPort } from 'node:worker_threads';
import { type BodyTask, inspectBody } from './inspect-body.ts';
import { renderBody, renderPlain } from './render-body.ts';
import { TooComplicated } from './too-complicated.ts';
import type { WorkerMessage } from './worker-pool.ts';

const send = (message: WorkerMessage) => parentPort?.postMessage(message);

parentPort?.on('message', (task: BodyTask) => {
  try {
    send({ type: 'done', result: work(task) });
  } catch (error) {
    send({ type: 'failed', message: String(error), isTooComplicated: error instanceof TooComplicated });
  }
});
send({ type: 'ready' });

function work(task: BodyTask): unknown {
  if (task.kind === 'inspect') return inspectBody(task.source, task.format);
  const render = task.kind === 'plain' ? renderPlain : renderBody;
  return render(task.source, task.format, task.context);
}
