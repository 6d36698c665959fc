import { afterEach, expect, it, vi } from 'vitest';
import { setViewerState } from '../../../platform/web/viewer/viewer-state.ts';
import { INJECTABLES_KEY } from '../injectables.contract.ts';
import { provideInjectables } from './provide-injectables.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  setViewerState({ auditLogID: null });
});

interface Api {
  get: (path: string, query?: Record<string, unknown>) => Promise<unknown>;
  patch: (path: string, body?: unknown) => Promise<unknown>;
}

function apiOfFragments(): Api {
  provideInjectables();
  const modules = Reflect.get(globalThis, Symbol.for(INJECTABLES_KEY));
  return modules['@vanilla/injectables/Api'].api;
}

it('calls of fragments name themselves as those of a page, and the entry of the page in the audit log', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, headers, body }: RequestInit) => {
    const { 'x-requested-with': by, 'x-parent-audit-log-id': entry } = Object.fromEntries(
      new Headers(headers),
    );
    sent.push([method, url, body, by, entry]);
    return new Response('{"a":1}');
  });
  const api = apiOfFragments();
  expect(await api.get('/discussions', { limit: 3 })).toEqual({ a: 1 });
  setViewerState({ auditLogID: '0199-page' });
  await api.patch('/discussions/1', { sink: true });
  expect(sent).toEqual([
    ['GET', '/api/v2/discussions?limit=3', undefined, 'parley', undefined],
    ['PATCH', '/api/v2/discussions/1', '{"sink":true}', 'parley', '0199-page'],
  ]);
});

it('a refused call of a fragment fails with what was answered', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"message":"No."}', { status: 403 }));
  await expect(apiOfFragments().patch('/discussions/1')).rejects.toMatchObject({
    message: 'PATCH /discussions/1: 403',
    answer: { message: 'No.' },
  });
});
