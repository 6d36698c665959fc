import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTranslator } from '../../contract/languages/translate.ts';
import { mount, unmountAll } from '../../ui/testing/mount.tsx';
import { onPage, SITE, type Stage } from '../testing/on-page.tsx';
import { ProblemPanel } from './ProblemPanel.tsx';
import { titleOf } from './page-title.ts';

afterEach(() => {
  unmountAll();
  vi.unstubAllGlobals();
});

const translator = createTranslator('en', {});
const member = { site: { isSignedIn: true } };

function drawn(status: number, stage: Stage = {}, recordType = 'siteSection') {
  const problem = {
    status,
    message: 'The inner words.',
    requestID: 'r-1',
    lookup: { layoutViewType: 'x', recordType, recordID: 7, params: {} },
  };
  const { container } = mount(onPage(<ProblemPanel problem={problem} />, stage));
  const wayOut = [...container.querySelectorAll('a, button')].find((each) => !each.closest('p'));
  return {
    container,
    head: container.querySelector('h1')?.textContent,
    words: [...container.querySelectorAll('p')].map(({ textContent }) => textContent),
    wayOut: [wayOut?.textContent, wayOut?.getAttribute('href')],
    title: titleOf(SITE, undefined, problem, translator),
  };
}

describe('the page of a problem', () => {
  it('that will be over soon says why, and asks again', () => {
    const message = 'Too many are searching.';
    const problem = { status: 503, message, requestID: 'r-1', retryAfter: 3 };
    const { container } = mount(onPage(<ProblemPanel problem={problem} />));
    expect(container.querySelector('p')?.textContent).toBe(message);
    expect(container.querySelector('button')?.textContent).toBe('Try again');
    expect(titleOf(SITE, undefined, problem, translator)).toBe('Try again in a moment - Bees');
  });

  it('of an address that nobody knows says so', () => {
    const problem = { status: 404, message: '' };
    const { container } = mount(onPage(<ProblemPanel problem={problem} />));
    expect(container.querySelector('h1')?.textContent).toBe('Page Not Found');
    expect(container.textContent).toContain('The page you were looking for could not be found.');
    expect(titleOf(SITE, undefined, problem, translator)).toBe('Page Not Found - Bees');
  });

  it('offers guests one way to sign in', () => {
    const actionButton = { label: 'Sign In', url: '/entry/signin' };
    const problem = { status: 403, message: '', requestID: 'r-1', actionButton };
    const waysOf = (stage: Stage) =>
      [...mount(onPage(<ProblemPanel problem={problem} />, stage)).container.querySelectorAll('a')].map(
        ({ textContent }) => textContent,
      );
    expect(waysOf({})).toEqual(['Sign In']);
    expect(waysOf(member)).toEqual(['Back to home page', 'Sign In']);
  });

  it('shows the way on that the answer offers, and in debug mode where it came from', () => {
    const actionButton = { label: 'Ask for it', url: '/asks' };
    const problem = { status: 500, message: '', requestID: 'r-1', actionButton, trace: ['Error: x', 'at y'] };
    const { container } = mount(onPage(<ProblemPanel problem={problem} />));
    expect(container.querySelector('a[href="/asks"]')?.textContent).toBe('Ask for it');
    expect(container.querySelector('details pre')?.textContent).toBe('Error: x\nat y');
  });

  it('of a missing permission leads to why', () => {
    const href = drawn(403, member).container.querySelector('p a')?.getAttribute('href');
    expect(href).toBe('/why?layoutViewType=x&recordType=siteSection&recordID=7');
  });

  it('of a missing permission leads guests back after signing in, wherever they sign in', () => {
    const stage = { path: '/categories/staff?page=2' };
    const target = 'Target=%2Fcategories%2Fstaff%3Fpage%3D2';
    expect(drawn(403, stage).wayOut).toEqual(['Sign In', `/entry/signin?${target}`]);
    const elsewhere = { ...stage, site: { signInUrl: 'https://id.example.com/in?app=bees' } };
    expect(drawn(403, elsewhere).wayOut).toEqual(['Sign In', `https://id.example.com/in?app=bees&${target}`]);
  });

  const nameOfRequest = 'If you ask for help, name this request: r-1';
  it.each([
    [
      403,
      {},
      'Permission Problem',
      ["You don't have permission to view this resource.", 'Why?'],
      ['Sign In', '/entry/signin?Target=%2F'],
      'Permission Problem - Bees',
    ],
    [
      403,
      member,
      'Permission Problem',
      ["You don't have permission to view this resource.", 'Why?'],
      ['Back to home page', '/'],
      'Permission Problem - Bees',
    ],
    [
      404,
      {},
      'There was an error',
      ['The page you were looking for could not be found.'],
      ['Back to home page', '/'],
      'Page Not Found - Bees',
    ],
    [
      429,
      {},
      'That was too often',
      ['Please wait a minute, then try again.'],
      ['Reload', null],
      'That was too often - Bees',
    ],
    [
      410,
      {},
      'There was an error',
      ['The inner words.'],
      ['Back to home page', '/'],
      'Page Not Found - Bees',
    ],
    [
      500,
      {},
      'There was an error',
      ['Please try again later.', nameOfRequest],
      ['Back to Home', '/'],
      'There was an error - Bees',
    ],
    [
      503,
      {},
      'There was an error',
      ['Please try again later.', nameOfRequest],
      ['Back to Home', '/'],
      'There was an error - Bees',
    ],
    [
      401,
      member,
      'Permission Problem',
      ['This account is banned.'],
      ['Sign Out', '/entry/signout'],
      'There was an error - Bees',
    ],
  ])('%i says so, and leads out', (status, stage, head, words, wayOut, title) => {
    expect(drawn(status, stage)).toMatchObject({ head, words, wayOut, title });
  });

  it.each(['discussion', 'comment', 'category', 'user'])('names the %s that is missing', (recordType) => {
    const name = `${recordType[0]?.toUpperCase()}${recordType.slice(1)}`;
    expect(drawn(404, {}, recordType)).toMatchObject({
      head: `${name} Not Found`,
      words: [`The ${recordType} you were looking for could not be found.`],
      title: `${name} Not Found - Bees`,
    });
    expect(drawn(410, {}, recordType).words).toEqual(['What stood here was deleted.']);
    expect(drawn(403, {}, recordType).words).toEqual([
      "You don't have permission to view this resource.",
      'Why?',
    ]);
  });

  it('without a network waits for it', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const revalidate = vi.fn(async () => {});
    const { head, wayOut, title, container } = drawn(0, { revalidate });
    expect([head, wayOut[0], title]).toEqual(['You are offline', 'Reload', 'You are offline - Bees']);
    await act(async () => container.querySelector('button')?.click());
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(revalidate).toHaveBeenCalledTimes(2);
  });

  it('is the plain one where there is a network and nobody answers', () => {
    vi.stubGlobal('navigator', { onLine: true });
    expect(drawn(0)).toMatchObject({ head: 'There was an error', words: ['Please try again later.'] });
  });
});
