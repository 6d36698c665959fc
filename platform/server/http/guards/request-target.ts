// What stands in the first line of a request is anybody's: it becomes a path of this site before anything reads it.
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../../contract/errors.ts';
import { refuseUnreadableText } from '../input/readable-text.ts';

/**
 * A path begins with one slash. With two of them, or with a backslash, whoever resolves it against the address of the site
 * takes what follows for the name of another host. The absolute form (`GET http://host/path`) is for proxies; its path counts.
 */
function pathOfTarget(target: string): string {
  return target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#\\]*/i, '').replace(/^[/\\]*/, '/');
}

/** The framework keeps the address with its ending beside the one it routes by: both are paths from here on. */
export function withPath<R extends Pick<IncomingMessage, 'url'>>(request: R): R {
  const path = pathOfTarget(request.url ?? '/');
  return Object.assign(request, { url: path, originalUrl: path });
}

/** The database takes no NUL, and nobody's page is named by one: refused for every address, of the API and of pages. */
export function refuseUnreadableTargets(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (/%00/.test(request.url)) {
      throw new DomainError('validation', 400, 'The address holds characters that are not text.');
    }
    refuseUnreadableText(request.query);
  });
}
