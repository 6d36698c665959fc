// Many who read and write without pause over connections that stay open, and some who pause: each call is answered, or counted
// as failed. Nothing is sent twice.
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Call {
  method?: 'GET' | 'POST';
  path: string;
  body?: object;
  token?: string;
}

export interface Load {
  answered(): number;
  /** What went wrong, by call. */
  failed: string[];
  /** How many answers said that the connection ends. */
  lastAnswers(): number;
  stop(): Promise<void>;
}

/** One connection each. */
export function startLoad(url: string, callers: { next: (at: number) => Call; pause: number }[]): Load {
  const failed: string[] = [];
  let answered = 0;
  let last = 0;
  let isOver = false;
  const call = async ({ next, pause }: (typeof callers)[number]) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let at = 0; !isOver; at++) {
      const wanted = next(at);
      try {
        const { response } = await ask(url, wanted, agent);
        answered++;
        if (response.headers.connection === 'close') last++;
        if ((response.statusCode ?? 0) >= 300) failed.push(`${wanted.path}: ${response.statusCode}`);
      } catch (error) {
        failed.push(`${wanted.path}: ${(error as NodeJS.ErrnoException).code ?? error}`);
      }
      for (let waited = 0; waited < pause && !isOver; waited += 50) await sleep(50);
    }
    agent.destroy();
  };
  const ended = Promise.all(callers.map(call));
  return {
    failed,
    answered: () => answered,
    lastAnswers: () => last,
    async stop() {
      isOver = true;
      await ended;
    },
  };
}

/** With `pieces` its body is sent in so many, a while apart. */
export function ask(
  url: string,
  { method = 'GET', path, body, token }: Call,
  agent: Agent,
  { pieces = 1, apart = 0 } = {},
): Promise<{ response: IncomingMessage; text: string }> {
  const content = body ? Buffer.from(JSON.stringify(body)) : Buffer.alloc(0);
  return new Promise((resolve, reject) => {
    const headers = {
      ...(body && { 'content-type': 'application/json', 'content-length': content.length }),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const sent = request(`${url}${path}`, { method, agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part) => (text += part));
      response.on('end', () => resolve({ response, text })).on('error', reject);
    });
    sent.on('error', reject);
    const size = Math.ceil(content.length / pieces) || 1;
    void (async () => {
      for (let from = 0; from < content.length; from += size) {
        sent.write(content.subarray(from, from + size));
        if (apart) await sleep(apart);
      }
      sent.end();
    })();
  });
}
