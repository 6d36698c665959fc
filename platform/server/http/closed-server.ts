// Answers at a site's address while nobody else does: pages with a word of what happens, calls with 503. It asks no database.
import fastify from 'fastify';
import { escapeHtml } from '../content/escape.ts';

const RETRY_SECONDS = 5;

export interface ClosedProgress {
  phase: string;
  /** In megabytes. */
  done: number;
  total: number;
  perSecond: number;
  percent: number;
  secondsLeft: number | null;
}

interface Words {
  title: string;
  text: string;
  locale: string;
  /** At the moment somebody asks. */
  progress?: () => ClosedProgress & { text: string };
}

/** Where the port cannot be had, nobody is answered, and what is done meanwhile goes on. */
export async function answerClosed(
  { port, host }: { port: number; host: string },
  words: Words,
): Promise<{ close(): Promise<void> }> {
  const app = fastify({ forceCloseConnections: true });
  app.setNotFoundHandler((request, reply) => {
    reply.code(503).header('retry-after', String(RETRY_SECONDS)).header('cache-control', 'no-store');
    reply.header('connection', 'close');
    if (request.headers.accept?.includes('text/html'))
      return reply.type('text/html; charset=utf-8').send(pageOf(words));
    return reply.send({ status: 503, message: words.title, progress: words.progress?.() });
  });
  if (port !== 0) await app.listen({ port, host }).catch(() => undefined);
  return { close: () => app.close() };
}

function pageOf({ title, text, locale, progress }: Words): string {
  const far = progress?.();
  const bar = far
    ? `<p><progress max="100" value="${far.percent}" aria-label="${escapeHtml(title)}"></progress> ${escapeHtml(far.text)}</p>`
    : '';
  return [
    `<!doctype html><html lang="${escapeHtml(locale)}" dir="auto"><head><meta charset="utf-8">`,
    `<meta http-equiv="refresh" content="${RETRY_SECONDS}"><meta name="viewport" content="width=device-width">`,
    '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title></head>`,
    `<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${bar}</main></body></html>`,
  ].join('\n');
}
