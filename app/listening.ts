// Ports that the process opens, and the message where one cannot be had.
import { createServer as createHttpServer, type Server } from 'node:http';
import { createServer } from 'node:net';
import { measureLongestTask } from '../platform/server/http/monitoring/event-loop-metric.ts';
import { registry } from '../platform/server/http/monitoring/metrics.ts';
import { StartProblem } from './open-site.ts';

interface Place {
  port: number;
  host: string;
  /** The variable that names the port. */
  name?: string;
}

/** What was opened before is closed where this cannot be opened. */
export async function orExplain<T>(
  opening: Promise<T>,
  { port, host, name = 'PORT' }: Place,
  close: () => Promise<void>,
): Promise<T> {
  try {
    return await opening;
  } catch (error) {
    await close();
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartProblem(
        `Port ${port} is taken by another program. Stop that one, or choose another port: ${name}=${port + 1} npm start`,
      );
    if (code === 'EACCES')
      throw new StartProblem(
        `Port ${port} may not be used by this account. Choose one above 1024: ${name}=8080 npm start`,
      );
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartProblem(
        `HOST=${host} is not an address of this machine. Use HOST=127.0.0.1 or HOST=0.0.0.0.`,
      );
    throw error;
  }
}

export function serveMetrics(port: number): Promise<Server> {
  measureLongestTask(registry);
  const server = createHttpServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics());
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

/** One that nobody listens on right now. */
export function freePort(host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, host, () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
