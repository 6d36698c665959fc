import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { find, mount, type as typeInto, unmountAll } from '../testing/mount.tsx';
import { DateInput, DateRange, DateTimeInput, TimeInput } from './DateInput.tsx';
import { fromLocalMoment, toLocalMoment } from './local-moment.ts';

afterEach(unmountAll);

describe('inputs of days and times', () => {
  it.each([
    ['date', <DateInput key="d" value="2026-11-21" onChange={() => {}} isInvalid />, 'value="2026-11-21"'],
    ['time', <TimeInput key="t" value="14:30" onChange={() => {}} isInvalid />, 'value="14:30"'],
    ['datetime-local', <DateTimeInput key="m" value="" onChange={() => {}} isInvalid />, 'value=""'],
  ])('draws %s as the browser does', (type, element, value) => {
    const html = renderToString(element);
    expect(html).toContain(`type="${type}"`);
    expect(html).toContain(value);
    expect(html).toContain('aria-invalid="true"');
  });

  it('tells what was typed', () => {
    const onChange = vi.fn();
    const { container } = mount(<DateInput value="" onChange={onChange} aria-label="Day" />);
    typeInto(find<HTMLInputElement>(container, 'input'), '2026-12-24');
    expect(onChange).toHaveBeenCalledWith('2026-12-24');
  });

  it('keeps a moment, whatever zone it is shown in', () => {
    const iso = '2026-11-21T14:30:00.000Z';
    expect(toLocalMoment(iso)).toMatch(/^2026-11-2\dT\d\d:\d\d$/);
    expect(fromLocalMoment(toLocalMoment(iso))).toBe(iso);
    expect([toLocalMoment('soon'), fromLocalMoment(''), fromLocalMoment('x')]).toEqual(['', '', '']);
  });

  it('lets neither end of a range pass the other', () => {
    const onChange = vi.fn();
    const { container } = mount(
      <DateRange legend="Posted" from="2026-01-01" to="2026-02-01" onChange={onChange} />,
    );
    const [from, to] = [...container.querySelectorAll('input')];
    expect([from?.max, to?.min]).toEqual(['2026-02-01', '2026-01-01']);
    if (to) typeInto(to, '2026-03-01');
    expect(onChange).toHaveBeenCalledWith({ from: '2026-01-01', to: '2026-03-01' });
  });
});
