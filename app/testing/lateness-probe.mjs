// Asks a server for its health every 10 ms, and an idle one beside it: what delays both is the machine, not the server.
import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const EVERY_MS = 10;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

let late = [];
const asking = new Set();

function ask(url) {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const requested = request(url, { agent }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(performance.now() - startedAt));
    });
    requested.once('error', reject);
    requested.end();
  });
}

function askBoth() {
  const both = Promise.all([ask(`${workerData.url}/healthz`), ask(workerData.idleUrl)]).then(
    ([server, idle]) => late.push({ server, idle }),
    (error) => late.push({ server: Number.POSITIVE_INFINITY, idle: 0, error: String(error) }),
  );
  asking.add(both);
  both.finally(() => asking.delete(both));
}

const timer = setInterval(askBoth, EVERY_MS);
parentPort.on('message', async (word) => {
  if (word === 'end') {
    clearInterval(timer);
    agent.destroy();
    parentPort.close();
    return;
  }
  await Promise.all(asking);
  parentPort.postMessage(late);
  late = [];
});
