import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { find, mount, unmountAll } from '../testing/mount.tsx';
import { LineChart } from './LineChart.tsx';

afterEach(unmountAll);

const points = [12, 30].map((value, at) => ({
  name: `${at + 1} Nov`,
  value,
  before: { name: `${at + 1} Oct`, value: 7 },
}));

it('says the last point, and each other one by the keys of a slider', () => {
  const { container } = mount(
    <LineChart label="Visits by day" points={points} words={{ now: 'now', before: 'before' }} locale="en" />,
  );
  const slider = find<HTMLInputElement>(container, 'input[type="range"]');
  expect(slider.getAttribute('aria-label')).toBe('Visits by day');
  expect(slider.getAttribute('aria-valuetext')).toBe('2 Nov: 30; 2 Oct: 7');
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, '0');
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(slider.getAttribute('aria-valuetext')).toBe('1 Nov: 12; 1 Oct: 7');
  expect(find(container, 'p').textContent).toContain('now 12');
});

it('draws both lines within a scale of round numbers', () => {
  const { container } = mount(
    <LineChart label="Visits" points={points} words={{ now: 'now', before: 'before' }} locale="en" />,
  );
  const lines = [...container.querySelectorAll('polyline')].map((line) => line.getAttribute('points'));
  expect(lines).toEqual(['0,82.5 100,82.5', '0,70 100,25']);
  const scale = [...(container.querySelector('[dir="ltr"] > div')?.children ?? [])].map(
    (each) => each.textContent,
  );
  expect(scale).toEqual(['40', '30', '20', '10', '0']);
});
