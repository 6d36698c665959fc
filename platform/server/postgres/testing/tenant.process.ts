// A second process for tests: opens the database of a folder, says where it is, and leaves when told.
import { openEmbeddedPostgres } from '../embedded-postgres.ts';

const [dataDirectory = ''] = process.argv.slice(2);

try {
  const database = await openEmbeddedPostgres({ dataDirectory, settings: { fsync: 'off' } });
  process.send?.({ url: database.url });
  process.once('message', async () => {
    await database.release();
    process.disconnect();
  });
} catch (error) {
  process.send?.({ failure: (error as Error).message });
  process.disconnect();
}
