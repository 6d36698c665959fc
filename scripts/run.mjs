import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { pathToFileURL } from 'node:url';
import { childEnvironment, inProject, projectFolder } from './project.mjs';

const leash = pathToFileURL(inProject('scripts/leash.mjs')).href;

export function startProcess(node, script, args, { env = {}, isDetached = false } = {}) {
  return spawn(node, ['--enable-source-maps', '--import', leash, inProject(script), ...args], {
    cwd: projectFolder,
    env: childEnvironment(env),
    detached: isDetached,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
}

// A server is detached, so that Ctrl-C reaches it once, through us; a command stays in the
// terminal's foreground, where it can ask questions and gets Ctrl-C from the terminal itself.
export function runToEnd(node, script, args, { isServer = false, env = {} } = {}) {
  const child = startProcess(node, script, args, { env, isDetached: isServer });
  const forward = (signal) => child.kill(signal);
  process.on('SIGTERM', forward).on('SIGHUP', forward);
  process.on('SIGINT', isServer || !process.stdin.isTTY ? forward : () => undefined);
  const stopWatching = isServer ? stopWhenAbandoned(() => child.kill('SIGTERM')) : () => undefined;
  return new Promise((done, failed) => {
    child.on('error', failed);
    child.on('exit', (code, signal) => {
      stopWatching();
      done(signal ? 128 + constants.signals[signal] : code);
    });
  });
}

// A killed npm cannot pass the signal on to what it started, nor can the shell between it and us.
function stopWhenAbandoned(stop) {
  if (!process.env.npm_lifecycle_event) return () => undefined;
  const forebears = `${process.ppid} ${parentOf(process.ppid)}`;
  const timer = setInterval(() => {
    if (`${process.ppid} ${parentOf(process.ppid)}` === forebears) return;
    clearInterval(timer);
    stop();
  }, 500).unref();
  return () => clearInterval(timer);
}

function parentOf(pid) {
  try {
    return /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}
