// Answers at a site's address while nobody else does: pages with a word of what happens, calls with 503. It asks no database.
import fastify from 'fastify';
import { escapeHtml } from '../content/escape.ts';

const RETRY_SECONDS = 5;

interface Words {
  title: string;
  text: string;
  locale: string;
}

/** Where the port cannot be had, nobody is answered, and what is done meanwhile goes on. */
export async function answerClosed(
  { port, host }: { port: number; host: string },
  words: Words,
): Promise<{ close(): Promise<void> }> {
  const app = fastify({ forceCloseConnections: true });
  const page = pageOf(words);
  app.setNotFoundHandler((request, reply) => {
    reply.code(503).header('retry-after', String(RETRY_SECONDS)).header('cache-control', 'no-store');
    reply.header('connection', 'close');
    if (request.headers.accept?.includes('text/html'))
      return reply.type('text/html; charset=utf-8').send(page);
    return reply.send({ status: 503, message: words.title });
  });
  if (port !== 0) await app.listen({ port, host }).catch(() => undefined);
  return { close: () => app.close() };
}

function pageOf({ title, text, locale }: Words): string {
  return [
    `<!doctype html><html lang="${escapeHtml(locale)}" dir="auto"><head><meta charset="utf-8">`,
    `<meta http-equiv="refresh" content="${RETRY_SECONDS}"><meta name="viewport" content="width=device-width">`,
    '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title></head>`,
    `<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></main></body></html>`,
  ].join('\n');
}
