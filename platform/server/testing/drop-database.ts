import pg from 'pg';

/** Drops a test's database for good, whoever is still connected to it. */
export async function dropDatabase(serverUrl: string, url: string): Promise<void> {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  try {
    for (let attempt = 1; ; attempt++) {
      try {
        await admin.query(`drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);
        return;
      } catch (error) {
        // PostgreSQL's own housekeeping may be in there; it belongs to nobody and leaves by itself.
        if ((error as { code?: string }).code !== '42501' || attempt >= 20) throw error;
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    }
  } finally {
    await admin.end();
  }
}
