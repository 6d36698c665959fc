// What the features of a site do as jobs, by kind, each given the site.
import { AddonFailure } from '../addons/addon-failure.ts';
import { CHAIN_JOB, chainAuditLog } from '../audit-log/chain-audit-log.ts';
import { deliveryHandler } from '../events/deliver-event.ts';
import { deliveryJob } from '../events/events.ts';
import type { Feature } from '../feature/feature.ts';
import { EXPIRY_JOB, removeExpired } from '../jobs/expiry.ts';
import { JOB_KINDS, type JobKind } from '../jobs/job-kinds.ts';
import type { JobHandler, JobsByKind } from '../jobs/jobs.ts';
import { RESUME_JOB, resumeUnfinished } from '../jobs/unfinished-work.ts';
import type { Site } from './site.ts';

export function jobHandlers(site: Site): JobsByKind {
  const handlers: Record<JobKind, Record<string, JobHandler>> = { internal: {}, external: {}, bulk: {} };
  for (const kind of JOB_KINDS)
    handlers[kind][deliveryJob(kind)] = deliveryHandler(site, (run) => watched(site, run));
  handlers.internal[CHAIN_JOB] = () => chainAuditLog(site);
  handlers.bulk[EXPIRY_JOB] = () => removeExpired(site);
  handlers.bulk[RESUME_JOB] = () => resumeUnfinished(site);
  for (const feature of site.features.all) {
    for (const [name, job] of Object.entries(feature.jobs ?? {})) {
      const { kind, run } = typeof job === 'function' ? { kind: 'internal' as const, run: job } : job;
      handlers[kind][name] = (payload) => watched(site, () => run(site, payload));
    }
  }
  return handlers;
}

/** By its name, also where no handler runs. */
export function kindOfJob(features: readonly Feature[]): (name: string) => JobKind {
  const kinds = new Map<string, JobKind>(JOB_KINDS.map((kind) => [deliveryJob(kind), kind]));
  for (const name of [EXPIRY_JOB, RESUME_JOB]) kinds.set(name, 'bulk');
  for (const { jobs = {} } of features)
    for (const [name, job] of Object.entries(jobs)) if (typeof job !== 'function') kinds.set(name, job.kind);
  return (name) => kinds.get(name) ?? 'internal';
}

/** A job that fails is tried again, as any; an add-on that fails in one job after another is quarantined. */
async function watched(site: Site, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof AddonFailure)) throw error;
    const isOut = await site.addonWatch.failed(error);
    if (!isOut) throw error;
  }
}
