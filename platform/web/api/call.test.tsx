// What a call makes of answers that are not what our own server gives.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentToasts, dropToasts } from '../../ui/Toast/toast-store.ts';
import { mount, unmountAll } from '../../ui/testing/mount.tsx';
import { setViewerState } from '../viewer/viewer-state.ts';
import { type ApiError, call } from './call.ts';

afterEach(() => {
  unmountAll();
  dropToasts();
  vi.unstubAllGlobals();
  setViewerState({ auditLogID: null });
  history.replaceState(null, '', '/');
});

/** The server is the outside world here: it answers so. */
function answers(body: string, init: ResponseInit): void {
  vi.stubGlobal('fetch', async () => new Response(body, init));
}

async function failure(): Promise<ApiError> {
  return call('GET /anything').then(
    () => expect.fail('It should have failed.'),
    (error) => error,
  );
}

const json = { 'content-type': 'application/json' };
const html = { 'content-type': 'text/html; charset=utf-8' };

describe('a call', () => {
  it('takes 408 for a success: a part is done', async () => {
    answers('{"progress":{}}', { status: 408, headers: { 'content-type': 'application/json' } });
    expect(await call('POST /anything')).toMatchObject({ status: 408, body: { progress: {} } });
  });

  it.each([
    [
      '<h1>Access denied</h1><p>You were  blocked.</p><div><span>Ray ID: 8f2</span> <span>Your IP: 1.2.3.4</span></div>',
      'Access denied: You were blocked. Ray ID: 8f2',
    ],
    ['<h1>Bad gateway</h1><p>Request ID 77-a</p>', 'Bad gateway: Request ID 77-a'],
    ['<h1></h1><p>Try later.</p>', 'An Error has Occured: Try later.'],
    ['<b>Oh', 'An Error has Occured'],
  ])('says what the page of a proxy says: %s', async (page, message) => {
    answers(page, { status: 502, headers: html });
    expect(await failure()).toMatchObject({ name: 'ApiError', status: 502, message });
  });

  it('reloads the page where a proxy wants to see the person first', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    answers('<h1>Just a moment</h1>', { status: 403, headers: { ...html, 'cf-mitigated': 'challenge' } });
    expect((await failure()).status).toBe(403);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('shows what else an answer has: a way on, and where it came from', async () => {
    const refused = { message: 'No.', status: 403, actionButton: { label: 'Sign In', url: '/in' } };
    answers(JSON.stringify(refused), { status: 403, headers: json });
    await failure();
    await expect(call('POST /anything')).rejects.toThrow('No.');
    await vi.waitFor(() => expect(currentToasts()).toHaveLength(1));
    const { container, rerender } = mount(currentToasts()[0]?.actions);
    expect(container.querySelector('a[href="/in"]')?.textContent).toBe('Sign In');
    answers(JSON.stringify({ message: 'Oh.', status: 500, trace: ['Error: y'] }), {
      status: 500,
      headers: json,
    });
    await failure();
    await vi.waitFor(() => {
      rerender(currentToasts()[0]?.body);
      expect(container.textContent).toContain('Oh.');
    });
    expect(container.querySelector('details pre')?.textContent).toBe('Error: y');
  });

  it('has words for an answer without any', async () => {
    answers('', { status: 500 });
    expect((await failure()).message).toBe('Something went wrong while contacting the server.');
    answers('null', { status: 502 });
    expect((await failure()).message).toBe('Something went wrong while contacting the server.');
    answers('{"oh', { status: 500, headers: { 'content-type': 'application/json' } });
    expect((await failure()).message).toBe('Something went wrong while contacting the server.');
  });

  it.each([
    ['of JSON that breaks off', () => answers('{"name":"Be', { status: 200, headers: json })],
    ['that says nothing of what failed', () => answers('{"code":7}', { status: 500, headers: json })],
    [
      'that breaks off on its way',
      () => {
        const broken = new ReadableStream({
          start: (stream) => stream.error(new TypeError('network error')),
        });
        vi.stubGlobal('fetch', async () => new Response(broken, { headers: json }));
      },
    ],
  ])('has words for an answer %s', async (_what, arrange) => {
    arrange();
    expect(await failure()).toMatchObject({
      name: 'ApiError',
      message: 'Something went wrong while contacting the server.',
    });
  });

  it('says to which page of the audit log it belongs, where there is one', async () => {
    const sent: [string, string | null][][] = [];
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      const headers = new Headers(init.headers);
      sent.push([...headers].filter(([name]) => name.includes('audit-log')).sort());
      return new Response(null, { status: 204 });
    });
    history.replaceState(null, '', '/a?b=ł');
    setViewerState({ auditLogID: null });
    await call('DELETE /anything');
    setViewerState({ auditLogID: '0199-page' });
    await call('DELETE /anything');
    expect(sent).toEqual([
      [],
      [
        ['x-parent-audit-log-id', '0199-page'],
        ['x-parent-audit-log-request-method', 'GET'],
        ['x-parent-audit-log-request-path', '/a'],
        // Headers have no letters but English ones.
        ['x-parent-audit-log-request-query', '{"b":"\\u0142"}'],
      ],
    ]);
  });
});
