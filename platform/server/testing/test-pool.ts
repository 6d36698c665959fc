// Connections of a test itself, beside those of its site. Its database is dropped whoever is still connected, and a pool that was
// ended has let go of its connections before they are closed: what one says then is nobody's failure.
import pg from 'pg';

const ignore = () => undefined;

export function testPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}
