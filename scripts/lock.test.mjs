import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { withLock } from './lock.mjs';

function lockFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'parley-lock-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

it('lets go of the lock when the work is done or fails', async () => {
  const folder = lockFolder();
  expect(await withLock('test', async () => existsSync(join(folder, 'test.lock')), folder)).toBe(true);
  const failing = withLock('test', () => Promise.reject(new Error('no')), folder);
  await expect(failing).rejects.toThrow('no');
  expect(existsSync(join(folder, 'test.lock'))).toBe(false);
});

it('waits for a living holder', async () => {
  const folder = lockFolder();
  const lock = join(folder, 'test.lock');
  writeFileSync(lock, String(process.ppid));
  let isDone = false;
  const waiting = withLock('test', async () => (isDone = true), folder);
  await pause(400);
  expect(isDone).toBe(false);
  rmSync(lock);
  await waiting;
  expect(isDone).toBe(true);
});

it('takes over from a dead holder, or from before the machine started, once', async () => {
  const folder = lockFolder();
  const lock = join(folder, 'test.lock');
  for (const abandon of [() => writeFileSync(lock, '4194000'), leftBeforeStart]) {
    abandon();
    await withLock('test', async () => undefined, folder);
    expect(existsSync(lock)).toBe(false);
  }

  function leftBeforeStart() {
    writeFileSync(lock, String(process.ppid));
    utimesSync(lock, new Date(0), new Date(0));
  }
});
