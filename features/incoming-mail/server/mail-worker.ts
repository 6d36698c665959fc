// The thread that takes a mail apart. Its pool ends it when that takes too long: what a mail may cost is not known before.
import { parentPort } from 'node:worker_threads';
import type { WorkerMessage } from '../../../platform/server/content/worker-pool.ts';
import { parseMail } from './parse-mail.ts';

const send = (message: WorkerMessage) => parentPort?.postMessage(message);

parentPort?.on('message', (content: Uint8Array) => {
  parseMail(content).then(
    (result) => send({ type: 'done', result }),
    (error) => send({ type: 'failed', message: String(error), isTooComplicated: true }),
  );
});
send({ type: 'ready' });
