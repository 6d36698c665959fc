// Hears over LISTEN what other processes touched. While the line is down nothing cached can be trusted.
import pg from 'pg';
import { TOUCH_CHANNEL } from '../events/events.ts';

export interface TouchListener {
  close(): Promise<void>;
}

export async function listenForTouches(options: {
  url: string;
  processID: string;
  touch: (tags: readonly string[]) => void;
  onError: (error: Error) => void;
}): Promise<TouchListener> {
  let isClosed = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: options.url,
      application_name: 'parley listen',
      keepAlive: true,
    });
    next.on('notification', ({ payload }) => {
      const message = JSON.parse(payload ?? '{}') as { from?: string; touches?: string[] };
      if (message.from !== options.processID) options.touch(message.touches ?? ['*']);
    });
    next.on('error', options.onError);
    next.on('end', reconnect);
    await next.connect();
    await next.query(`listen ${TOUCH_CHANNEL}`);
    client = next;
    options.touch(['*']);
  };

  const reconnect = (): void => {
    options.touch(['*']);
    if (isClosed || retry) return;
    retry = setTimeout(() => {
      retry = undefined;
      connect().catch((error: Error) => {
        options.onError(error);
        reconnect();
      });
    }, 500);
  };

  await connect();
  return {
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
