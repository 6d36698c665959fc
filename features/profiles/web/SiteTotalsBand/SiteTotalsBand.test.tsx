import { afterEach, expect, it } from 'vitest';
import { find, hydrate, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import type { SiteTotalsProps } from '../../profile-widgets.contract.ts';
import { SiteTotalsBand } from './SiteTotalsBand.tsx';

afterEach(unmountAll);

const total = {
  recordType: 'user',
  label: 'Members',
  iconName: 'users',
  isCalculating: false,
  isFiltered: false,
};
const totals = [{ ...total, count: 12_345 }];
const draw = (more: Partial<SiteTotalsProps> = {}) =>
  hydrate(onPage(<SiteTotalsBand labelType="both" formatNumbers totals={totals} {...more} />)).container;

it('has icons, words, or both, and numbers short or in full', () => {
  expect(draw().textContent).toBe('Members12.3k');
  expect(draw().querySelector('dt svg')).not.toBeNull();
  expect(draw({ labelType: 'text' }).querySelector('dt svg')).toBeNull();
  expect(find(draw({ labelType: 'icon' }), 'dt span').className).toBe('visuallyHidden');
  expect(draw({ formatNumbers: false }).textContent).toBe('Members12,345');
});

it('stands where and on what a layout says', () => {
  const band = draw({ containerOptions: { alignment: 'space-around', background: { imageUrl: '/a.jpg' } } });
  expect(find(band, '.band').className).toBe('band filled around');
  expect(find(band, '.band').dataset.theme).toBe('dark');
});
