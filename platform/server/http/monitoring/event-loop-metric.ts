// What one request may do to all others: how long the thread that serves works on without taking up anything else. In
// time of the processor, so that it says the same on a machine that is busy with other things.
import { Gauge, type Registry } from 'prom-client';

const EVERY_MS = 10;

/** Starts to measure. A turn that is over before the next tick counts for what the ticks are apart. */
export function measureLongestTask(registry: Registry): void {
  let longest = 0;
  let before = cpuSeconds();
  const tick = () => {
    const now = cpuSeconds();
    longest = Math.max(longest, now - before);
    before = now;
  };
  setInterval(tick, EVERY_MS).unref();
  new Gauge({
    name: 'parley_event_loop_longest_task_seconds',
    help: 'Most processor time of the serving thread between two turns of its event loop, since it was last asked.',
    registers: [registry],
    collect() {
      tick();
      this.set(longest);
      longest = 0;
    },
  });
}

/** Of this thread alone: what those beside it do is no delay. */
function cpuSeconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000_000;
}
