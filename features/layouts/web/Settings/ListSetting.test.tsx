import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { find, mount, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import type { SettingField, Values } from '../schema-fields.ts';
import { ListSetting } from './ListSetting.tsx';

afterEach(unmountAll);

const field: SettingField = { path: ['links'], title: 'Links', control: { inputType: 'list' }, schema: {} };
let links: { show: (rows: Values[]) => void; rows: () => Values[] };
/** What each row keeps of its own, as fields do while one types. */
function Links() {
  const [rows, setRows] = useState<unknown>([{ name: 'One' }, { name: 'Two' }, { name: 'Three' }]);
  links = { show: setRows, rows: () => rows as Values[] };
  return (
    <ListSetting field={field} value={rows} onChange={setRows}>
      {(row, onChange) => (
        <>
          <input aria-label={String(row.name)} />
          <button type="button" onClick={() => onChange({ ...row, isNew: true })}>
            Set
          </button>
        </>
      )}
    </ListSetting>
  );
}

let container: HTMLElement;
beforeEach(() => {
  ({ container } = mount(onPage(<Links />)));
  for (const input of inputs()) input.value = `typed at ${input.getAttribute('aria-label')}`;
});

const inputs = () => [...container.querySelectorAll('input')];
const shown = () => inputs().map((input) => `${input.getAttribute('aria-label')}: ${input.value}`);
const button = (name: string, at: number) =>
  [...container.querySelectorAll<HTMLElement>(`[aria-label="${name}"]`)][at] as HTMLElement;
const press = (which: HTMLElement) => {
  which.focus();
  act(() => which.click());
};
const whole = (...names: string[]) => names.map((name) => `${name}: typed at ${name}`);

it('leaves what is typed in its row where another one goes, comes back or is set', () => {
  const before = links.rows();
  press(button('Remove', 0));
  expect(shown()).toEqual(whole('Two', 'Three'));
  act(() => find(container, 'input ~ button').click());
  expect(shown()).toEqual(whole('Two', 'Three'));
  act(() => links.show(before));
  expect(shown()).toEqual(['One: ', ...whole('Two', 'Three')]);
});

it('takes the focus along with the row that is moved, and what is typed in it', () => {
  press(button('Move down', 0));
  expect(shown()).toEqual(whole('Two', 'One', 'Three'));
  expect(document.activeElement).toBe(button('Move down', 1));
  press(button('Move down', 1));
  expect(shown()).toEqual(whole('Two', 'Three', 'One'));
  expect(document.activeElement).toBe(button('Move up', 2));
});
