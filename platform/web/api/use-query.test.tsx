import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { find, mount, unmountAll } from '../../ui/testing/mount.tsx';
import { clearQueries, invalidateQueries, useQuery } from './use-query.ts';

let answers: Response[];
let asked: string[];
beforeEach(() => {
  asked = [];
  answers = ['Melba', 'Otto', 'Willi'].map((name) => Response.json({ name }));
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return answers.shift();
  });
});
afterEach(() => {
  unmountAll();
  clearQueries();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Name({ userID }: { userID: number }) {
  const { data, error } = useQuery('GET /users/:userID', { params: { userID } } as never);
  return <p>{(data as { name: string } | undefined)?.name ?? error?.message ?? 'loading'}</p>;
}

async function shown(userID = 7): Promise<string | null> {
  const { container } = await act(async () => mount(<Name userID={userID} />));
  const { textContent } = await vi.waitUntil(() => {
    const element = find(container, 'p');
    return element.textContent === 'loading' ? undefined : element;
  });
  return textContent;
}

const comeBack = (isPersisted: boolean) =>
  act(async () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: isPersisted })));

it('asks once for what several parts show, for five minutes', async () => {
  expect([await shown(), await shown()]).toEqual(['Melba', 'Melba']);
  expect(asked).toEqual(['/api/v2/users/7']);
  unmountAll();
  vi.setSystemTime(Date.now() + 5 * 60_000);
  await shown();
  await vi.waitUntil(() => asked.length === 2);
});

it('shows a failure, and does not try again unasked', async () => {
  answers = [Response.json({ message: 'Not now.', status: 503 }, { status: 503 })];
  expect(await shown()).toBe('Not now.');
  expect(asked).toHaveLength(1);
});

it('asks again after a write, and on a page from the back-forward cache', async () => {
  await shown();
  await act(() => invalidateQueries('GET /tags'));
  await comeBack(false);
  expect(asked).toHaveLength(1);
  await act(() => invalidateQueries('GET /users/:userID'));
  await vi.waitUntil(() => asked.length === 2);
  await comeBack(true);
  await vi.waitUntil(() => asked.length === 3);
});
