// What the worker of the site does with a push, with what a browser hands to it in place of a browser: headless ones show no
// notifications.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

interface Event {
  waitUntil(done: Promise<unknown>): void;
  [name: string]: unknown;
}

interface Asked {
  path: string;
  method?: string;
  body?: string;
  headers?: Record<string, string>;
}

/** A browser with these windows of the site, whose server says that of pushes. */
function browser(windows: readonly { focused: boolean }[], server: { state?: object; status?: number } = {}) {
  const asked: Asked[] = [];
  const listeners = new Map<string, (event: Event) => void>();
  const shown: unknown[] = [];
  const opened: string[] = [];
  const globals = {
    addEventListener: (name: string, listener: (event: Event) => void) => listeners.set(name, listener),
    AbortSignal,
    fetch: async (path: string, request: Omit<Asked, 'path'> = {}) => {
      asked.push({ path, ...request });
      const status = request.method === 'PUT' ? (server.status ?? 200) : server.state ? 200 : 403;
      return new Response(JSON.stringify(server.state ?? {}), { status });
    },
    registration: {
      pushManager: {
        subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => ({
          endpoint: `https://push.example/by-${applicationServerKey}`,
        }),
      },
      showNotification: async (title: string, options: object) => void shown.push({ title, ...options }),
    },
    clients: {
      matchAll: async () =>
        windows.map((each) => ({
          ...each,
          focus: async () => undefined,
          navigate: async (path: string) => void opened.push(`there: ${path}`),
        })),
      openWindow: async (path: string) => void opened.push(`new: ${path}`),
    },
  };
  const source = readFileSync(join(import.meta.dirname, 'public/service-worker.js'), 'utf8');
  runInContext(source, createContext(globals));
  const send = async (name: string, event: object) => {
    let done: Promise<unknown> = Promise.resolve();
    listeners.get(name)?.({ ...event, waitUntil: (promise) => (done = promise) });
    await done;
  };
  return { shown, opened, asked, send };
}

const PUSH = {
  title: 'Parley',
  body: 'Otto mentioned you',
  tag: 'n-1',
  path: '/activity/1',
  lang: 'en',
  dir: 'ltr',
};
const push = { data: { json: () => PUSH } };

describe('a push', () => {
  it('is shown where nobody looks at the site, in the place of one that is called the same', async () => {
    for (const windows of [[], [{ focused: false }]]) {
      const { send, shown } = browser(windows);
      await send('push', push);
      expect(shown).toEqual([
        expect.objectContaining({
          title: 'Parley',
          body: 'Otto mentioned you',
          tag: 'n-1',
          data: { path: '/activity/1' },
        }),
      ]);
    }
  });

  it('is not shown beside the bell that somebody looks at, nor without words', async () => {
    const { send, shown } = browser([{ focused: false }, { focused: true }]);
    await send('push', push);
    await send('push', { data: null });
    expect(shown).toEqual([]);
  });

  it.each([
    ['a window that is there', [{ focused: false }], 'there: /activity/1'],
    ['a new one', [], 'new: /activity/1'],
  ])('leads in %s to what it is about', async (_, windows, where) => {
    const { send, opened } = browser(windows);
    let isClosed = false;
    await send('notificationclick', { notification: { data: PUSH, close: () => (isClosed = true) } });
    expect([opened, isClosed]).toEqual([[where], true]);
  });
});

describe('a push service that gives a device another address', () => {
  const state = { isOffered: true, isThisDevice: true, publicKey: 'our-key' };
  const storedBy = (asked: readonly Asked[]) =>
    asked.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, JSON.parse(body ?? '{}')]);

  it('has the site told of it, or of a new one where the browser made none', async () => {
    const { send, asked } = browser([], { state });
    await send('pushsubscriptionchange', { newSubscription: { endpoint: 'https://push.example/other' } });
    await send('pushsubscriptionchange', { newSubscription: null });
    expect(storedBy(asked)).toEqual([
      ['/api/v2/web-push/subscription', { endpoint: 'https://push.example/other' }],
      ['/api/v2/web-push/subscription', { endpoint: 'https://push.example/by-our-key' }],
    ]);
  });

  it.each([
    ['nobody is signed in', undefined],
    ['somebody else is, who asked for no pushes', { ...state, isThisDevice: false }],
    ['the site sends no more', { ...state, isOffered: false }],
  ])('is not followed where %s', async (_, answer) => {
    const { send, asked } = browser([], answer && { state: answer });
    await send('pushsubscriptionchange', { newSubscription: { endpoint: 'https://push.example/other' } });
    expect(asked.map(({ path }) => path)).toEqual(['/api/v2/web-push']);
  });

  it('is an error where the site does not take it', async () => {
    const { send } = browser([], { state, status: 500 });
    await expect(send('pushsubscriptionchange', {})).rejects.toThrow('not taken: 500');
  });
});
