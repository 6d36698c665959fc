import { act, type ComponentType, Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { find, mount, unmountAll } from '../../../ui/testing/mount.tsx';
import { provideAdditions } from '../../nodes/additions.ts';
import { WebPlace } from '../../nodes/web-place.ts';
import { onPage, type Stage } from '../../testing/on-page.tsx';
import type { MenuOption } from '../menu-option.ts';
import MenuOptions from './MenuOptions.tsx';

interface Hive {
  bees: number;
}
const hiveMenu = new WebPlace<MenuOption<Hive>>('hiveMenu');
const Form = () => <form />;
const button = (name: string, position: number, isOffered: MenuOption<Hive>['isOffered'] = () => true) =>
  hiveMenu.add({ group: 'care', position, name, icon: 'pencil', isOffered, Form });

afterEach(() => {
  vi.restoreAllMocks();
  unmountAll();
  provideAdditions(async () => []);
});

async function items(
  stage: Stage = {},
  onForm: (chosen: ComponentType<Hive & { onClose: () => void }>) => void = () => {},
) {
  const menu = <MenuOptions place={hiveMenu} subject={{ bees: 7 }} groups={['care']} onForm={onForm} />;
  const { container } = await act(async () => mount(onPage(<Suspense>{menu}</Suspense>, stage)));
  return { container, texts: [...container.children].map((each) => each.textContent || each.tagName) };
}

it('puts the items of all who add some in their groups and places, as far as they are offered', async () => {
  provideAdditions(async () => [
    { additions: [button('Feed', 20), button('Move', 10), button('Wake', 5, ({ bees }) => bees === 0)] },
    {
      additions: [
        hiveMenu.add({
          group: 'harvest',
          position: 1,
          isOffered: (_hive, { may }) => may('uploads.add'),
          Item: ({ bees, busy }) => <b>{`Harvest of ${bees}, ${busy ?? 'idle'}`}</b>,
        }),
        new WebPlace<object>('elsewhere').add({}),
      ],
    },
  ]);
  expect((await items()).texts).toEqual(['Move', 'Feed']);
  expect((await items({ permissions: ['uploads.add'] })).texts).toEqual([
    'Move',
    'Feed',
    'HR',
    'Harvest of 7, idle',
  ]);
});

it('shows what an add-on adds while that is switched on', async () => {
  provideAdditions(async () => [{ addon: 'honey', additions: [button('Feed', 10)] }]);
  expect((await items()).texts).toEqual(['There is nothing to do here.']);
  expect((await items({ site: { addons: ['honey'] } })).texts).toEqual(['Feed']);
});

it('opens the form of the item that was pressed', async () => {
  provideAdditions(async () => [{ additions: [button('Feed', 10)] }]);
  const onForm = vi.fn();
  const { container } = await items({}, onForm);
  act(() => find(container, 'button').click());
  expect(onForm).toHaveBeenCalledWith(Form);
});

it('leaves out what breaks, and shows the rest', async () => {
  const failed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const breaks = (): never => {
    throw new Error('The hive fell down.');
  };
  provideAdditions(async () => [
    {
      additions: [
        button('Feed', 10),
        button('Burn', 20, breaks),
        hiveMenu.add({ group: 'care', position: 30, isOffered: () => true, Item: breaks }),
      ],
    },
  ]);
  expect((await items()).texts).toEqual(['Feed']);
  expect(failed.mock.calls.flat().map(String).join()).toContain('The hive fell down.');
});
