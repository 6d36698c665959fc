import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cacheFolder, print } from './project.mjs';

// Lets one process at a time do the work; the lock of a killed process is taken over.
export async function withLock(name, work, folder = cacheFolder()) {
  const lock = join(folder, `${name}.lock`);
  for (let hasLogged = false; !take(lock); await sleep(150)) {
    if (!hasLogged) print(`Waiting for another Parley that is busy with ${name}.`);
    hasLogged = true;
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(lock) {
  const mine = `${lock}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  try {
    linkSync(mine, lock);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    removeIfAbandoned(lock);
    return false;
  } finally {
    rmSync(mine, { force: true });
  }
}

// Moved aside before it is removed: only one of several that find it can move it, and whoever
// moved a fresh lock by mistake puts it back.
function removeIfAbandoned(lock) {
  const holder = holderOf(lock);
  if (holder === undefined || isHeld(lock, holder)) return;
  const aside = `${lock}.aside-${process.pid}`;
  try {
    renameSync(lock, aside);
    if (holderOf(aside) !== holder) linkSync(aside, lock);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  }
  rmSync(aside, { force: true });
}

function holderOf(lock) {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return undefined;
  }
}

function isHeld(lock, holder) {
  const startOfMachine = Date.now() - uptime() * 1000;
  const madeAt = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  return holder !== process.pid && madeAt > startOfMachine && isAlive(holder);
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
