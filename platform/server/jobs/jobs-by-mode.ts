// Jobs wait while the site can only be read, in each process that works on them; nothing of what waits is lost.
import type { SiteMode } from '../../contract/site-mode.ts';
import type { JobQueue, JobsByKind } from './jobs.ts';

export interface JobsByModeOptions {
  jobs: Pick<JobQueue, 'start' | 'stop'>;
  handlers: JobsByKind;
  /** Asked every second: from memory, until settings change. */
  modeOf: () => Promise<SiteMode>;
  onError: (error: unknown) => void;
  onChange: (mode: SiteMode) => void;
}

const LOOK_EVERY_MS = 1000;

/** Answers what stops looking; the jobs are stopped by whoever closes the queue. */
export async function workUnlessReadOnly(options: JobsByModeOptions): Promise<() => Promise<void>> {
  const { jobs, handlers, modeOf } = options;
  let isWorking = false;
  const look = async () => {
    const mode = await modeOf();
    const shallWork = mode !== 'readOnly';
    if (shallWork === isWorking) return;
    if (shallWork) await jobs.start(handlers);
    else await jobs.stop();
    isWorking = shallWork;
    options.onChange(mode);
  };
  await look();
  let looking: Promise<void> = Promise.resolve();
  let isLooking = false;
  const timer = setInterval(() => {
    // To stop takes as long as what is at work.
    if (isLooking) return;
    isLooking = true;
    looking = look()
      .catch(options.onError)
      .finally(() => {
        isLooking = false;
      });
  }, LOOK_EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
