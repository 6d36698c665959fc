// Every migration, in the order of its timestamp.
import type { Migration } from '../platform/server/db/migrate.ts';

const files = import.meta.glob<string>(
  [
    '../platform/migrations/*.sql',
    '../features/*/migrations/*.sql',
    '../addons/*/migrations/*.sql',
    // The way down, for whoever removes an add-on.
    '!**/*.down.sql',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export const migrations: Migration[] = Object.entries(files)
  .map(([path, text]) => ({
    name: path.slice(path.lastIndexOf('/') + 1, -'.sql'.length),
    text,
    addon: /^\.\.\/addons\/([^/]+)/.exec(path)?.[1],
  }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));
