// The LISTEN connection. What it answers comes after all earlier notifications, so an answer to a query says
// that no notification was missed until it was sent.
import type pg from 'pg';
import { cutOff, DatabaseClient } from '../db/database-client.ts';
import { INVALIDATION_CHANNEL } from './invalidation-channel.ts';

export interface ListenMessage {
  from?: string;
  invalidates?: string[];
  /** Whoever sent it is here from now on. */
  isNew?: boolean;
}

export interface ListenOptions {
  url: string;
  milliseconds: number;
  onMessage: (message: ListenMessage) => void;
  onError: (error: Error) => void;
  /** Before anybody relies on it. */
  prepare: (client: pg.Client) => Promise<void>;
}

export interface ListenConnection {
  client: pg.Client;
  /** Resolves when it is closed, by whomever. */
  ended: Promise<'ended'>;
  /** At once, without a goodbye to a server that may not answer. */
  cut(): void;
}

export async function openListenConnection(options: ListenOptions): Promise<ListenConnection> {
  const client = new DatabaseClient({
    connectionString: options.url,
    application_name: 'parley listen',
    connectionTimeoutMillis: options.milliseconds,
    query_timeout: options.milliseconds,
    keepAlive: true,
  });
  const ended = new Promise<'ended'>((resolve) => client.once('end', () => resolve('ended')));
  client.on('notification', ({ payload }) => options.onMessage(JSON.parse(payload ?? '{}') as ListenMessage));
  client.on('error', options.onError);
  try {
    await client.connect();
    await client.query(`listen ${INVALIDATION_CHANNEL}`);
    await options.prepare(client);
  } catch (error) {
    cutOff(client);
    throw error;
  }
  return { client, ended, cut: () => cutOff(client) };
}
