import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { find, mount, unmountAll } from '../../ui/testing/mount.tsx';
import { onPage } from '../testing/on-page.tsx';
import { SiteFooter } from './SiteFooter.tsx';

const languages = [
  { locale: 'en', name: 'English' },
  { locale: 'ar', name: 'العربية' },
];
const findAll = (container: HTMLElement) => [...container.querySelectorAll('button')];
const reload = vi.fn();
const fetchMock = vi.fn();

beforeEach(() => {
  vi.stubGlobal('location', { ...location, reload });
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  unmountAll();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('the language menu', () => {
  it('is not there where there is nothing to choose', () => {
    const { container } = mount(onPage(<SiteFooter />));
    expect(container.querySelector('details')).toBeNull();
  });

  it('stands beside the way to the description of the API', () => {
    expect(find(mount(onPage(<SiteFooter />)).container, 'a[href="/api/docs"]').textContent).toBe('API');
  });

  it('names each language in itself, stores the choice and translates everything', async () => {
    fetchMock.mockResolvedValue(Response.json({ locale: 'ar' }));
    const { container } = mount(onPage(<SiteFooter />, { site: { languages } }));
    expect(find(container, 'summary').getAttribute('aria-label')).toBe('Language: English');
    const [english, arabic] = findAll(container);
    expect([english?.getAttribute('aria-pressed'), arabic?.getAttribute('aria-pressed')]).toEqual([
      'true',
      'false',
    ]);
    const name = find(container, 'button [dir="rtl"]');
    expect([name.textContent, name.getAttribute('lang')]).toEqual(['العربية', 'ar']);
    await act(async () => arabic?.click());
    expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/v2/locales/choice');
    expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ method: 'PUT', body: '{"locale":"ar"}' });
    expect(reload).toHaveBeenCalledOnce();
  });

  it('stays as it was where the choice cannot be stored', async () => {
    fetchMock.mockRejectedValue(new Error('offline'));
    const { container } = mount(onPage(<SiteFooter />, { site: { languages } }));
    await act(async () => findAll(container)[1]?.click());
    expect(reload).not.toHaveBeenCalled();
  });
});
