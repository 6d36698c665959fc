import { act, Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { find, mount, unmountAll } from '../platform/ui/testing/mount.tsx';
import { loadAdditions } from '../platform/web/nodes/additions.ts';
import { useAdditions } from '../platform/web/nodes/use-additions.ts';
import { WebPlace } from '../platform/web/nodes/web-place.ts';
import { onPage } from '../platform/web/testing/on-page.tsx';
import { registerWebFeature, unregisterWebFeature } from './register-web-feature.ts';
import { features, known, loadWidgetsOf, startFeatures, widgets } from './web-widgets.ts';

const drones = new WebPlace<string>('drones');
const started: string[] = [];
const addon = {
  name: 'apiary',
  addon: 'apiary',
  widgets: { Hive: () => <i>Hive</i> },
  later: [{ names: ['Swarm'], load: async () => ({ Swarm: () => <b>Swarm</b> }) }],
  start: ({ siteName }: { siteName: string }) => started.push(siteName),
  additions: async () => [drones.add('Willi')],
};
afterEach(() => {
  unregisterWebFeature('apiary');
  unregisterWebFeature('ruin');
  vi.restoreAllMocks();
  unmountAll();
});

const site = { siteName: 'Bees', addons: ['apiary'] } as never;
const Drones = () => <p>{useAdditions(drones).join()}</p>;

async function drawnDrones(addons: string[]) {
  // The product's own are a module of their own, which is built first.
  await loadAdditions();
  const { container } = await act(async () =>
    mount(onPage(<Suspense>{<Drones />}</Suspense>, { site: { addons } })),
  );
  return find(container, 'p').textContent;
}

it('knows what an add-on from outside draws, starts and adds, while that is switched on', async () => {
  registerWebFeature(addon as never);
  await loadWidgetsOf([{ $reactComponent: 'Swarm', $reactProps: {} }]);
  expect([known.Hive, known.Swarm].map(Boolean)).toEqual([true, true]);
  // What the product's own start listens to the window for good, and would go on in the tests that share it.
  const registered = features.filter(({ name }) => name === 'apiary');
  startFeatures({ ...(site as object), addons: [] } as never, registered);
  expect(started).toEqual([]);
  startFeatures(site, registered);
  expect(started).toEqual(['Bees']);
  expect([await drawnDrones([]), await drawnDrones(['apiary'])]).toEqual(['', 'Willi']);
});

it('shows what is added, and no more what is gone, after the first menu was opened', async () => {
  expect(await drawnDrones(['apiary'])).toBe('');
  registerWebFeature(addon as never);
  expect(await drawnDrones(['apiary'])).toBe('Willi');
  registerWebFeature({ ...addon, additions: async () => [drones.add('Flip')] } as never);
  expect(await drawnDrones(['apiary'])).toBe('Flip');
  unregisterWebFeature('apiary');
  expect(await drawnDrones(['apiary'])).toBe('');
});

it('shows what others add where one cannot say what it adds', async () => {
  const failed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = new Error('Nobody is at home.');
  registerWebFeature({
    name: 'ruin',
    widgets: {},
    addon: 'ruin',
    additions: async () => Promise.reject(broken),
  });
  registerWebFeature(addon as never);
  expect(await drawnDrones(['apiary', 'ruin'])).toBe('Willi');
  expect(failed).toHaveBeenCalledWith('The add-on ruin could not add to menus.', broken);
});

it('takes a newer version in place of the one before, and forgets both', () => {
  registerWebFeature(addon as never);
  const Hive = () => <em>Hive</em>;
  registerWebFeature({ ...addon, widgets: { Hive } } as never);
  expect(known.Hive).toBe(Hive);
  unregisterWebFeature('apiary');
  expect([known.Hive, known.Swarm]).toEqual([undefined, undefined]);
});

it('refuses a widget of another feature’s name', () => {
  const thief = { name: 'thief', widgets: { TitleBar: () => null } };
  expect(() => registerWebFeature(thief)).toThrow('TitleBar');
  expect(widgets.TitleBar).toBeDefined();
});
