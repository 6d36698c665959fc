import { describe, expect, it } from 'vitest';
import { parseSource } from './source.ts';
import type { SqlException } from './sql-exceptions.ts';
import { violationsOfSql } from './sql-rule.ts';
import { tableUsesOf } from './sql-tables.ts';
import { ownersOfTables } from './table-owners.ts';

const owners = ownersOfTables([
  {
    path: 'features/users/migrations/1_users.sql',
    text: 'create table users (a int);\ncreate table sessions (a int);',
  },
  { path: 'features/discussions/migrations/2_discussions.sql', text: 'create table discussions (a int);' },
  { path: 'features/comments/migrations/3_comments.sql', text: 'create table comments (a int);' },
  { path: 'features/notes/migrations/4_notes.sql', text: 'create table old_notes (a int);' },
  { path: 'platform/migrations/5_names.sql', text: 'alter table old_notes rename to notes;' },
]);

const manifests = {
  'features/users/users.feature.ts': `export const f = { name: 'users', tables: { readableByOthers: ['users'] } };`,
  'features/notes/notes.feature.ts': `export const f = { name: 'notes', dependsOn: ['users'] };`,
};

function found(path: string, text: string, exceptions: SqlException[] = []): string[] {
  const sources = Object.entries({ ...manifests, [path]: text });
  return violationsOfSql(
    sources.map(([file, content]) => parseSource(file, content)),
    owners,
    exceptions,
  ).map(({ line, message }) => `${line} ${message.split(':')[0]}`);
}

const notes = 'features/notes/server/note.actions.ts';

describe('tables of a statement', () => {
  it.each([
    ['select from users u, sessions s where a = 1', 'reads users, reads sessions'],
    [
      'select a from only users join sessions using (a), comments',
      'reads users, reads comments, reads sessions',
    ],
    ['select from (users u left join sessions s on true)', 'reads sessions'],
    [
      'insert into users (a) select a from sessions on conflict do update set a = 1',
      'writes users, reads sessions',
    ],
    ['update users u set a = 1, b = 2 from sessions', 'writes users, reads sessions'],
    ['delete from users using sessions where a', 'writes users, reads sessions'],
    ['truncate table users', 'writes users'],
    ['select from public.users for update of users', 'reads users'],
    ["select 'from users' -- from users\n /* from users */", ''],
    ['select extract(day from a), b is distinct from users from unnest(a)', 'reads a'],
    ['select from graphile_worker.jobs', 'reads '],
  ])('%s', (text, expected) => {
    expect(
      tableUsesOf(text)
        .map(({ access, table }) => `${access} ${table}`)
        .join(', '),
    ).toBe(expected);
  });
});

describe('a statement', () => {
  it('names tables of its own capability, whatever they are called today', () => {
    expect(found(notes, 'sql`update notes set a = (select a from notes)`;')).toEqual([]);
  });

  it('reads what a feature it depends on lets others read, and nothing else of it', () => {
    expect(found(notes, 'sql`select from users`;')).toEqual([]);
    expect(found(notes, '\nsql`select from sessions`;')).toEqual([
      '2 this statement reads sessions of features/users',
    ]);
    expect(found('features/tags/server/tag.queries.ts', 'sql`select from users, notes`;')).toHaveLength(2);
  });

  it('changes no table of another capability', () => {
    for (const text of [
      'sql`update users set a = 1`;',
      `sql\`select \${sql\`insert into users\`}\`;`,
      "sql.raw('delete from users');",
      "client.query('truncate users');",
      "insertRows(tx, 'users', rows);",
      "const counter = { table: 'users' };",
      `for (const table of ['users']) sql\`delete from \${sql.raw(table)}\`;`,
    ])
      expect(found(notes, text)).toEqual(['1 this statement writes users of features/users']);
    expect(found('platform/server/a.ts', 'sql`update users set a = 1`;')).toHaveLength(1);
  });

  it('may name its own subselects like tables, in its fragments too', () => {
    expect(found(notes, `sql\`with sessions as (select 1) select \${sql\`from sessions\`}\`;`)).toEqual([]);
    expect(
      found(notes, 'sql`with a as (select 1), sessions (b) as materialized (select) select from sessions`;'),
    ).toEqual([]);
  });

  it('of the core shares the tables of its part, and reads those of the parts it names', () => {
    const path = 'features/comments/server/a.ts';
    expect(found(path, 'sql`update discussions set a = (select a from users)`;')).toEqual([]);
    expect(found(path, 'sql`update users set a = 1`;')).toHaveLength(1);
    expect(found('features/layouts/server/a.ts', 'sql`select from discussions`;')).toHaveLength(1);
  });

  it('is free in tests', () => {
    expect(found('features/notes/server/a.test.ts', 'sql`delete from users`;')).toEqual([]);
  });
});

describe('an exception', () => {
  const uses = [`${notes} writes users`];

  it('allows one file to do one thing with one table', () => {
    const exceptions = [{ reason: 'for now', uses }];
    expect(found(notes, 'sql`delete from users`;', exceptions)).toEqual([]);
    expect(found(notes, 'sql`delete from users`;\nsql`delete from sessions`;', exceptions)).toEqual([
      '2 this statement writes sessions of features/users',
    ]);
    expect(found('features/tags/server/a.ts', 'sql`delete from users`;', exceptions)).toHaveLength(2);
  });

  it('goes when nothing needs it', () => {
    expect(found(notes, 'sql`select from users`;', [{ reason: 'for now', uses }]).join()).toContain(
      'nothing needs the exception of',
    );
  });
});

it('a name of a table is written out', () => {
  const text = `const t = sql.raw(\`\${kind}s\`);\nconst c = sql.raw(\`\${kind}_id\`);`;
  expect(found(notes, text)).toEqual(['1 the name of a table is composed']);
});
