// When memory is believed, over real connections that a proxy holds without closing them.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { InvalidationListener } from '../../platform/server/cache/invalidation-listener.ts';
import { ProcessList } from '../../platform/server/processes/process-list.ts';
import { dropDatabase } from '../../platform/server/testing/drop-database.ts';
import { type HoldingProxy, holdingProxy } from '../../platform/server/testing/holding-proxy.ts';
import { migratedDatabase } from '../../platform/server/testing/migrated-database.ts';
import { migrations } from '../migrations.ts';

let databaseUrl: string;
let proxy: HoldingProxy;
const open: InvalidationListener[] = [];

beforeEach(async () => {
  databaseUrl = await migratedDatabase(inject('databaseUrl'), migrations);
  proxy = await holdingProxy(databaseUrl);
});

afterEach(async () => {
  proxy.letGo();
  for (const listener of open.splice(0)) await listener.close();
  await proxy.close();
  await dropDatabase(inject('databaseUrl'), databaseUrl);
});

function listener(url: string) {
  const invalidated: string[][] = [];
  const reported: string[] = [];
  const processes = new ProcessList(randomUUID());
  const made = new InvalidationListener({
    url,
    processes,
    invalidate: (tags) => invalidated.push([...tags]),
    onLoss: () => reported.push('lost'),
    onReturn: () => reported.push('back'),
    onSilence: async () => {},
    onAnswer: () => {},
  });
  open.push(made);
  return { made, processes, invalidated, reported, opened: () => made.open(() => {}) };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

it('is not believed while the line is silent and another process is there, and drops everything first', async () => {
  const far = listener(proxy.url);
  await far.opened();
  const near = listener(databaseUrl);
  await near.opened();
  await expect.poll(() => far.processes.hasOthers).toBe(true);
  expect(far.made.isTrusted).toBe(true);
  proxy.hold();
  await expect.poll(() => far.made.isTrusted, { timeout: 4000 }).toBe(false);
  far.invalidated.length = 0;
  proxy.letNewOnesThrough();
  await expect.poll(() => far.made.isTrusted).toBe(true);
  expect(far.invalidated).toContainEqual(['*']);
});

it('is believed on while nobody else is there, and whoever comes waits until that is over', async () => {
  const alone = listener(proxy.url);
  await alone.opened();
  await expect.poll(() => alone.processes.hasOthers).toBe(false);
  proxy.hold();
  await pause(3000);
  expect(alone.made.isTrusted).toBe(true);
  let isHeard = false;
  const newcomer = listener(databaseUrl);
  const heard = newcomer.opened().then(() => (isHeard = true));
  await pause(1500);
  expect([isHeard, alone.made.isTrusted]).toEqual([false, true]);
  proxy.letGo();
  await heard;
  expect(alone.processes.hasOthers).toBe(true);
});

it('is not believed any more once a line was closed and no other opens', async () => {
  const alone = listener(proxy.url);
  await alone.opened();
  await expect.poll(() => alone.processes.hasOthers).toBe(false);
  proxy.hold();
  proxy.cutAll();
  await expect.poll(() => alone.made.isTrusted, { timeout: 3000 }).toBe(false);
});

it('says once that the line is lost, and once that it is back', async () => {
  const one = listener(proxy.url);
  await one.opened();
  proxy.hold();
  proxy.cutAll();
  await pause(3000);
  expect(one.reported).toEqual(['lost']);
  proxy.letNewOnesThrough();
  await expect.poll(() => one.reported).toEqual(['lost', 'back']);
});
