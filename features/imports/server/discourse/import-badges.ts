// The badges that the list of people names, once everybody who wrote something is here.
import type { ImportRun } from '../import-run.ts';
import { BADGES, type BadgeGrant, writeBadges } from '../write-badges.ts';

export async function importDiscourseBadges(run: ImportRun, given: readonly BadgeGrant[]): Promise<void> {
  const met = new Set<string>();
  for (let at = 0; at < given.length; at += run.batchSize) {
    const grants = given.slice(at, at + run.batchSize);
    run.read(BADGES, grants.length);
    await run.batch(async (tx, outcome) => {
      const known = await run.ids.find(
        tx,
        BADGES,
        grants.map((grant) => grant.foreignID),
      );
      const fresh: BadgeGrant[] = [];
      const inBatch = new Set(met);
      for (const grant of grants) {
        if (inBatch.has(grant.foreignID)) outcome.reject(BADGES, grant.foreignID, 'it stands twice');
        else if (known.has(grant.foreignID)) outcome.take(BADGES);
        else fresh.push(grant);
        inBatch.add(grant.foreignID);
      }
      await writeBadges(run, tx, outcome, fresh);
    });
    for (const { foreignID } of grants) met.add(foreignID);
  }
}
