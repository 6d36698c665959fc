import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadCaptcha } from './load-captcha.ts';

const ADDRESS = 'https://captcha.example/api.js?key=1';
const FAILURE = 'The script of the captcha did not come.';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The script that was asked for: here nothing answers it. */
function load() {
  let script: Node | string | undefined;
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    script = node;
  });
  const state = { outcome: 'pending' as unknown };
  loadCaptcha(ADDRESS, 'pl').then(
    (given) => {
      state.outcome = given;
    },
    (error: Error) => {
      state.outcome = error.message;
    },
  );
  if (!(script instanceof HTMLScriptElement)) throw new Error('No script was asked for.');
  return { script, state };
}

describe('the script of a captcha', () => {
  it('is given up after ten seconds', async () => {
    const { state } = load();
    await vi.advanceTimersByTimeAsync(9999);
    expect(state.outcome).toBe('pending');
    await vi.advanceTimersByTimeAsync(1);
    expect(state.outcome).toBe(FAILURE);
  });

  it.each(['error', 'load'])('is given up at once where it gives nothing that draws: %s', async (event) => {
    const { script, state } = load();
    script.dispatchEvent(new Event(event));
    await vi.advanceTimersByTimeAsync(0);
    expect(state.outcome).toBe(FAILURE);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is asked for in the language of the page, and gives what draws', async () => {
    const { script, state } = load();
    expect(script.src).toBe('https://captcha.example/api.js?key=1&render=explicit&hl=pl');
    const given = { render: () => 0, reset: () => undefined };
    vi.stubGlobal('grecaptcha', given);
    script.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(0);
    expect(state.outcome).toBe(given);
    expect(vi.getTimerCount()).toBe(0);
  });
});
