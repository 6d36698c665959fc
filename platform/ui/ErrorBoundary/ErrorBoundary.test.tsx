import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { find, mount, unmountAll } from '../testing/mount.tsx';
import { DebugMode, ErrorBoundary } from './ErrorBoundary.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  unmountAll();
  vi.restoreAllMocks();
});

describe('ErrorBoundary', () => {
  it('says what could not be shown, reports it, and tries again', () => {
    let isBroken = true;
    const onError = vi.fn();
    function Comments() {
      if (isBroken) throw new Error('broken');
      return <p>comments</p>;
    }
    const { container } = mount(
      <ErrorBoundary what="comments" onError={onError}>
        <Comments />
      </ErrorBoundary>,
    );
    expect(find(container, '[role="alert"]').textContent).toContain('There was a problem loading comments.');
    expect(onError).toHaveBeenCalledOnce();
    expect(find(container, 'details pre').textContent).toContain('Error: broken');
    isBroken = false;
    act(() => find(container, 'button').click());
    expect(container.textContent).toBe('comments');
  });

  it('reloads the page where the very same failure is cached, as scripts that did not come are', () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    const failure = new TypeError('Failed to fetch');
    function Part(): never {
      throw failure;
    }
    const { container } = mount(
      <ErrorBoundary>
        <Part />
      </ErrorBoundary>,
    );
    expect(reload).not.toHaveBeenCalled();
    act(() => find(container, 'button').click());
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads the page where it fails again, and not where it fails another time', () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    const state = { isBroken: true };
    function Part() {
      if (state.isBroken) throw new Error('broken anew');
      return <p>part</p>;
    }
    const page = () => (
      <ErrorBoundary>
        <Part />
      </ErrorBoundary>
    );
    const { container, rerender } = mount(page());
    state.isBroken = false;
    act(() => find(container, 'button').click());
    expect(container.textContent).toBe('part');
    state.isBroken = true;
    rerender(page());
    expect([container.querySelector('[role="alert"]') !== null, reload.mock.calls.length]).toEqual([true, 0]);
    act(() => find(container, 'button').click());
    expect(reload).toHaveBeenCalledOnce();
  });

  it('retries with what the next page brings', () => {
    function Comments({ of }: { of: string }) {
      if (of === 'broken') throw new Error('broken');
      return <p>{of}</p>;
    }
    const page = (of: string) => (
      <ErrorBoundary resetBy={of}>
        <Comments of={of} />
      </ErrorBoundary>
    );
    const { container, rerender } = mount(page('broken'));
    expect(container.textContent).toContain('Something went wrong.');
    rerender(page('whole'));
    expect(container.textContent).toBe('whole');
  });

  it('shows no trace outside of development, and what its owner puts in place', () => {
    vi.stubEnv('DEV', false);
    function Broken(): never {
      throw new Error('secret');
    }
    const { container, rerender } = mount(
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>,
    );
    expect(container.textContent).toBe('Something went wrong. Reload');
    rerender(
      <ErrorBoundary key="other" fallback="Gone.">
        <Broken />
      </ErrorBoundary>,
    );
    expect(container.textContent).toBe('Gone.');
    rerender(
      <DebugMode value={true}>
        <ErrorBoundary>
          <Broken />
        </ErrorBoundary>
      </DebugMode>,
    );
    expect(container.querySelector('summary')?.textContent).toBe('secret');
    expect(container.querySelector('pre')?.textContent).toContain('Error: secret');
    vi.unstubAllEnvs();
  });
});
