import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { pathToFileURL } from 'node:url';
import { processCount } from './process-count.mjs';
import { childEnvironment, inProject, print, projectFolder } from './project.mjs';
import { nodeOptionsFor } from './small-memory.mjs';

const exitWithParent = pathToFileURL(inProject('scripts/exit-with-parent.mjs')).href;

export function startProcess(node, script, args, { env = {}, isDetached = false } = {}) {
  const small = nodeOptionsFor();
  return spawn(node, [...small.args, '--import', exitWithParent, inProject(script), ...args], {
    cwd: projectFolder,
    env: { ...small.env, ...childEnvironment(env) },
    detached: isDetached,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
}

/** The server: as one process, or as several, which scripts/processes.mjs keeps running. */
export function runServer(node, args, { env = {} } = {}) {
  const script = 'dist/server/server.js';
  const count = processCount(args);
  if (count === undefined) return runToEnd(node, script, [], { isServer: true, env });
  const words = [script, String(count)];
  return runToEnd(node, 'scripts/processes.mjs', words, { isServer: true, takesHangups: true, env });
}

// A command runs once. A server that ends by a failure of its own is restarted.
export async function runToEnd(node, script, args, options = {}) {
  const { isServer = false } = options;
  for (let failures = 0; ; ) {
    const startedAt = Date.now();
    const { code, signal, isWanted } = await runOnce(node, script, args, options);
    if (isServer && !isWanted && code === RESTART_EXIT_CODE) {
      // Whatever comes of it: it says so itself, and the site is there again.
      const requested = await runOnce(node, 'dist/server/cli.js', ['restore-requested'], options);
      if (requested.isWanted) return 0;
      continue;
    }
    const exitCode = signal ? 128 + constants.signals[signal] : code;
    if (!isServer || isWanted || !isFailure(code, signal)) return exitCode;
    failures = Date.now() - startedAt > STEADY_MS ? 1 : failures + 1;
    if (failures > MOST_FAILURES) return exitCode;
    print(`\nParley ended by a failure (${signal ?? code}); it is restarted. Its log says why.`);
    await new Promise((done) => setTimeout(done, failures * 500));
  }
}

// The server says that it failed and did not merely stop (app/uncaught-failures.ts). Whoever kills it means it.
const FAILURE_EXIT_CODE = 70;
// It stands still for what was requested of it (platform/server/processes/restart-server.ts).
const RESTART_EXIT_CODE = 75;
const CRASHES = ['SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGILL', 'SIGTRAP', 'SIGFPE'];
const STEADY_MS = 60_000;
const MOST_FAILURES = 5;

function isFailure(code, signal) {
  return code === FAILURE_EXIT_CODE || CRASHES.includes(signal);
}

// A server is detached, so that Ctrl-C reaches it once, through us; a command stays in the
// terminal's foreground, where it can ask questions and gets Ctrl-C from the terminal itself.
function runOnce(node, script, args, { isServer = false, takesHangups = false, env = {} }) {
  const child = startProcess(node, script, args, { env, isDetached: isServer });
  let isWanted = false;
  const forward = (signal) => {
    isWanted = true;
    child.kill(signal);
  };
  const onInterrupt = isServer || !process.stdin.isTTY ? forward : () => undefined;
  // To several processes it means that they are to be replaced.
  const onHangup = takesHangups ? (signal) => child.kill(signal) : forward;
  process.on('SIGTERM', forward).on('SIGHUP', onHangup).on('SIGINT', onInterrupt);
  const stopWatching = isServer ? stopWhenAbandoned(() => forward('SIGTERM')) : () => undefined;
  return new Promise((done, failed) => {
    child.on('error', failed);
    child.on('exit', (code, signal) => {
      stopWatching();
      process.off('SIGTERM', forward).off('SIGHUP', onHangup).off('SIGINT', onInterrupt);
      done({ code, signal, isWanted });
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
