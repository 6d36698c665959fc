// One connection that listens. What it answers comes after all that it was told before, so an answer to a question says
// that nothing went unheard until it was asked.
import pg from 'pg';
import { cutOff } from '../db/pool.ts';
import { TOUCH_CHANNEL } from '../events/events.ts';

export interface LineMessage {
  from?: string;
  touches?: string[];
  /** Whoever sent it is here from now on. */
  isNew?: boolean;
}

export interface LineOptions {
  url: string;
  milliseconds: number;
  onMessage: (message: LineMessage) => void;
  onError: (error: Error) => void;
  /** Before anybody relies on it. */
  prepare: (client: pg.Client) => Promise<void>;
}

export interface Line {
  client: pg.Client;
  /** Resolves when it is closed, by whomever. */
  ended: Promise<'ended'>;
  /** At once, without a word to a server that may not hear it. */
  cut(): void;
}

export async function openLine(options: LineOptions): Promise<Line> {
  const client = new pg.Client({
    connectionString: options.url,
    application_name: 'parley listen',
    connectionTimeoutMillis: options.milliseconds,
    query_timeout: options.milliseconds,
    keepAlive: true,
  });
  const ended = new Promise<'ended'>((resolve) => client.once('end', () => resolve('ended')));
  client.on('notification', ({ payload }) => options.onMessage(JSON.parse(payload ?? '{}') as LineMessage));
  client.on('error', options.onError);
  try {
    await client.connect();
    await client.query(`listen ${TOUCH_CHANNEL}`);
    await options.prepare(client);
  } catch (error) {
    cutOff(client);
    throw error;
  }
  return { client, ended, cut: () => cutOff(client) };
}
