// The commands of the site as a whole: migrate, recount, doctor.
import { siteRepaired } from '../platform/contract/site.events.ts';
import { sql } from '../platform/server/db/sql.ts';
import { type Command, CommandProblem } from '../platform/server/feature/operations.ts';
import { unfinishedCheck } from '../platform/server/jobs/unfinished-work.ts';
import { systemViewer } from '../platform/server/sessions/identify.ts';
import type { Site } from '../platform/server/site/site.ts';
import { migrations } from './migrations.ts';

const migrateCommand: Command = {
  name: 'migrate',
  summary: 'Brings the database up to date (a start does this too) and says where it stands.',
  usage: 'migrate [--json]',
  run: async (site, _args, out) => {
    const applied = await site.database.rows<{ name: string; date_applied: string }>(
      sql`select name, date_applied from migrations order by name`,
    );
    if (out.isJson) out.print(JSON.stringify(applied));
    else
      out.print(
        `The database is up to date: ${applied.length} of ${migrations.length} migrations are applied.`,
      );
    return 0;
  },
};

const recount: Command = {
  name: 'recount',
  summary: 'Compares every counter with what it counts and repairs it.',
  usage: 'recount [--dry-run] [--json]',
  run: async (site, args, out) => {
    const isDryRun = args.options['dry-run'] === true;
    const results: { name: string; differed: number }[] = [];
    for (const feature of site.features.all) {
      for (const { name, run } of feature.recounts ?? []) {
        const differed = await run(site.database, isDryRun);
        results.push({ name, differed });
        if (!out.isJson)
          out.print(
            `${differed === 0 ? 'right  ' : isDryRun ? 'wrong  ' : 'mended '} ${name}${differed ? ` (${differed})` : ''}`,
          );
      }
    }
    if (out.isJson) out.print(JSON.stringify(results));
    if (!isDryRun && results.some((each) => each.differed > 0)) await invalidateEverything(site);
    return isDryRun && results.some((each) => each.differed > 0) ? 3 : 0;
  },
};

/** A running server caches pages; after a repair none of them can be trusted. */
export async function invalidateEverything(site: Site): Promise<void> {
  await site.database.transaction((tx) =>
    site.writeContext(tx, systemViewer(0), 'en').announce(siteRepaired, {}, { invalidates: ['*'] }),
  );
}

const doctor: Command = {
  name: 'doctor',
  summary: 'Checks database, disk, clock, address, mail and unfinished work.',
  usage: 'doctor [--json]',
  run: async (site, _args, out) => {
    const checks = [...platformChecks, ...site.features.all.flatMap((feature) => feature.checks ?? [])];
    const results = [];
    for (const check of checks) {
      const result = await check.run(site).catch((error: Error) => ({ ok: false, message: error.message }));
      results.push({ name: check.name, ...result });
      if (!out.isJson) out.print(`${result.ok ? 'ok   ' : 'WRONG'}  ${check.name}: ${result.message}`);
    }
    if (out.isJson) out.print(JSON.stringify(results));
    return results.every((result) => result.ok) ? 0 : 3;
  },
};

const platformChecks = [
  unfinishedCheck,
  {
    name: 'database',
    run: async (site: Site) => {
      const row = await site.database.row<{ version: string; skew: number }>(
        sql`select current_setting('server_version') as version, abs(extract(epoch from clock_timestamp()) - ${Date.now() / 1000}::float8)::float8 as skew`,
      );
      if (!row) throw new CommandProblem('The database does not answer.');
      const isInTime = row.skew < 5;
      return {
        ok: isInTime,
        message: isInTime
          ? `PostgreSQL ${row.version} answers.`
          : `Its clock differs from ours by ${Math.round(row.skew)} s. Set both by NTP.`,
      };
    },
  },
  {
    name: 'disk',
    run: async (site: Site) => {
      await site.freeSpace.measure();
      const { states, isLow } = site.freeSpace;
      const reported = states.map(
        ({ folder, freeBytes }) => `${(freeBytes / 1024 ** 3).toFixed(1)} GB free in ${folder}`,
      );
      const refusal = isLow ? ' Too little: writing is refused until there is more room.' : '';
      return {
        ok: states.every(({ freeBytes }) => freeBytes > 1024 ** 3),
        message: `${reported.join(', ')}.${refusal}`,
      };
    },
  },
  {
    name: 'address',
    run: async (site: Site) => {
      const isLocal = /\/\/(?:127\.|localhost|\[::1\])/.test(site.url);
      return {
        ok: true,
        message: isLocal
          ? `${site.url} is reached from this machine alone. Set PARLEY_URL when the site goes public.`
          : site.url,
      };
    },
  },
  {
    name: 'mail',
    run: async (site: Site) => {
      const { host } = site.mail;
      if (!host) return { ok: true, message: 'No SMTP_URL: mail is written to files in the data folder.' };
      const failing = await site.circuitBreaker.failing(host);
      if (!failing) return { ok: true, message: `Mail goes out by SMTP to ${host}.` };
      const { date_failing_since: since, problem } = failing;
      return {
        ok: false,
        message: `${host} has taken no mail since ${since} (${problem}). Mails wait and are tried again; check SMTP_URL and that server.`,
      };
    },
  },
];

export const operatingCommands: Command[] = [migrateCommand, recount, doctor];
