import pino from 'pino';
import { expect, it } from 'vitest';
import { FreeSpace } from './free-space.ts';

function spaceOf(free: () => number, folders = { files: '/uploads', database: '/cluster' }) {
  const log = pino({ level: 'silent' });
  return new FreeSpace({ folders, wantedBytes: 1000, log, measure: async () => free() });
}

it('refuses what is written while room is short, and takes it again when there is more than just enough', async () => {
  let free = 5000;
  const space = spaceOf(() => free);
  await space.measure();
  expect(() => space.requireRoom('database')).not.toThrow();
  free = 999;
  await space.measure();
  expect(() => space.requireRoom('database')).toThrow(/^The disk of the site is full/);
  expect(space.states[0]).toMatchObject({ isLow: true, freeBytes: 999, dateLowSince: expect.any(String) });
  free = 1050;
  await space.measure();
  expect(space.isLow).toBe(true);
  free = 1200;
  await space.measure();
  expect(() => space.requireRoom('database')).not.toThrow();
  expect(space.isLow).toBe(false);
});

it('refuses a file that would leave too little', async () => {
  const space = spaceOf(() => 5000);
  await space.measure();
  expect(() => space.requireRoom('files', 3000)).not.toThrow();
  expect(() => space.requireRoom('files', 4500)).toThrow(expect.objectContaining({ status: 503 }));
});

it('says nothing of a database that is elsewhere', async () => {
  const space = spaceOf(() => 10, { files: '/uploads' } as never);
  await space.measure();
  expect(() => space.requireRoom('database')).not.toThrow();
});
