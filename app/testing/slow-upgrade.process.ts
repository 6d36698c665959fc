// For tests: an upgrade of two migrations, the second of which takes long, to be killed in the middle.
import { Database } from '../../platform/server/db/database.ts';
import { migrateAtOnce } from '../../platform/server/db/migrate.ts';

const [url = '', seconds = '0'] = process.argv.slice(2);
const database = new Database({ url, maxConnections: 2, statementTimeout: 0 });
await migrateAtOnce(database, [
  { name: '20990101000000_first', text: 'create table first_made (id int)' },
  {
    name: '20990101000001_second',
    text: `select pg_sleep(${Number(seconds)}); create table second_made (id int)`,
  },
]);
await database.close();
