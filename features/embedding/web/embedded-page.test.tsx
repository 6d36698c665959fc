// Who comes to a community that is shown within another page is led there, unless the address says to stay.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startEmbedded } from './embedded-page.ts';

const forced = { remoteUrl: 'https://shop.example/forum', isForced: true } as const;

beforeEach(() => {
  vi.spyOn(location, 'replace').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

function comeTo(path: string): void {
  history.replaceState(null, '', path);
  startEmbedded(forced);
}

describe('a community that is shown within another page', () => {
  it('leads to that page', () => {
    comeTo('/discussions?page=2');
    const url = new URL('https://shop.example/forum#/discussions?page=2');
    expect(location.replace).toHaveBeenCalledExactlyOnceWith(url);
  });

  it('stays where the address asks for it, and on the next pages of the tab', () => {
    comeTo('/?bypassEmbed=1');
    comeTo('/discussions');
    expect(location.replace).not.toHaveBeenCalled();
    expect(console.error).not.toHaveBeenCalled();
  });

  it('stays also where the tab cannot remember it, which is logged alone', () => {
    const full = new DOMException('No room.', 'QuotaExceededError');
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw full;
      },
    });
    comeTo('/?bypassEmbed=1');
    expect(location.replace).not.toHaveBeenCalled();
    expect(console.error).toHaveBeenCalledExactlyOnceWith('The embed bypass flag could not be stored.', full);
  });
});
