// Databases that have every table already.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { Database } from '../db/database.ts';
import { type Migration, migrate } from '../db/migrate.ts';
import { migrateJobs } from '../jobs/jobs.ts';

/** Every test file gets a copy of one migrated template, which is made by whoever comes first. */
export async function migratedDatabase(serverUrl: string, migrations: readonly Migration[]): Promise<string> {
  const template = `template_${hashOf(migrations)}`;
  const make = async (admin: pg.Client) => {
    await admin.query(`create database ${template}_new`);
    await fill(withDatabase(serverUrl, `${template}_new`), migrations);
    return { url: withDatabase(serverUrl, `${template}_new`), comment: '' };
  };
  return (await copyOf(serverUrl, { name: template, lock: 42, make })).url;
}

export interface Template {
  name: string;
  /** Held by who makes it. */
  lock: number;
  /** Answers a database that nobody is connected to any more, and the comment that whoever gets a copy reads. */
  make(admin: pg.Client): Promise<Copied>;
}

export interface Copied {
  url: string;
  comment: string;
}

/** A database of one's own like the template, which is made by whoever comes first. */
export async function copyOf(serverUrl: string, template: Template): Promise<Copied> {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  try {
    await admin.query('select pg_advisory_lock($1)', [template.lock]);
    const comment = (await commentOfTemplate(admin, template.name)) ?? (await makeTemplate(admin, template));
    const name = `test_${randomUUID().replaceAll('-', '').slice(0, 16)}`;
    await admin.query(`create database ${name} template ${template.name} strategy file_copy`);
    await admin.query('select pg_advisory_unlock($1)', [template.lock]);
    return { url: withDatabase(serverUrl, name), comment };
  } finally {
    await admin.end();
  }
}

async function commentOfTemplate(admin: pg.Client, name: string): Promise<string | undefined> {
  const { rows } = await admin.query<{ comment: string }>(
    `select coalesce(shobj_description(oid, 'pg_database'), '') as comment from pg_database where datname = $1`,
    [name],
  );
  return rows[0]?.comment;
}

async function makeTemplate(admin: pg.Client, { name, make }: Template): Promise<string> {
  const { url, comment } = await make(admin);
  const made = new URL(url).pathname.slice(1);
  if (comment !== '') await admin.query(`comment on database ${made} is ${admin.escapeLiteral(comment)}`);
  await admin.query(`alter database ${made} rename to ${name}`);
  return comment;
}

async function fill(url: string, migrations: readonly Migration[]): Promise<void> {
  const database = new Database({ url, statementTimeout: 0 });
  await migrate(database, migrations);
  await migrateJobs(database.pool);
  await database.close();
}

/** The same server's database of this name. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

function hashOf(migrations: readonly Migration[]): string {
  let hash = 5381;
  for (const { name, text } of migrations)
    for (const character of name + text) hash = ((hash * 33) ^ (character.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(36);
}
