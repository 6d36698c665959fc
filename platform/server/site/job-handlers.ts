// What the features of a site do as jobs, by kind, each given the site.
import { deliveryJob } from '../events/events.ts';
import { EXPIRY_JOB, removeExpired } from '../jobs/expiry.ts';
import { JOB_KINDS, type JobKind } from '../jobs/job-kinds.ts';
import type { JobHandler, JobsByKind } from '../jobs/jobs.ts';
import { RESUME_JOB, resumeUnfinished } from '../jobs/unfinished-work.ts';
import type { Site } from './site.ts';

export function jobHandlers(site: Site): JobsByKind {
  const handlers: Record<JobKind, Record<string, JobHandler>> = { internal: {}, external: {}, bulk: {} };
  for (const kind of JOB_KINDS) handlers[kind][deliveryJob(kind)] = deliveries(site);
  handlers.bulk[EXPIRY_JOB] = () => removeExpired(site);
  handlers.bulk[RESUME_JOB] = () => resumeUnfinished(site);
  for (const feature of site.options.features) {
    for (const [name, job] of Object.entries(feature.jobs ?? {})) {
      const { kind, run } = typeof job === 'function' ? { kind: 'internal' as const, run: job } : job;
      handlers[kind][name] = (payload) => run(site, payload);
    }
  }
  return handlers;
}

function deliveries(site: Site): JobHandler {
  const listeners = new Map(
    site.options.features.flatMap((feature) => feature.listeners ?? []).map((each) => [each.name, each]),
  );
  return async ({ listener, eventID, payload }) => {
    // A listener that is gone (its feature was taken out) has nothing left to do.
    await listeners.get(listener as string)?.handle(site, {
      eventID: eventID as number,
      payload: payload as Record<string, unknown>,
    });
  };
}
