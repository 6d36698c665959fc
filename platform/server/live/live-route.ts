// `GET /api/v2/live?topics=discussion:5,category:2`: server-sent events. What changes is sent as the whole state of its
// topic, so a browser that comes back has missed nothing, and needs no numbers of events.
import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, fieldProblem } from '../../contract/errors.ts';
import { MAX_INTEGER } from '../../contract/max-integer.ts';
import { liveConfig } from '../config/live-config.ts';
import type { RequestContext } from '../http/context.ts';
import { requireMemberOfPrivateSite, requireNotBanned } from '../http/guards/private-site.ts';
import { requireNoMaintenance } from '../http/guards/site-mode.ts';
import { contextOf } from '../http/request-context.ts';
import type { Site } from '../site/site.ts';
import type { LiveConnection, TopicRecord } from './live-hub.ts';
import { liveTopics } from './live-topic.ts';

const MAX_TOPICS = 20;
/** Of one member, and of the guests of one address: tabs that are looked at. */
const MAX_OF_MEMBER = 10;
const MAX_OF_ADDRESS = 100;
/** Proxies close what is silent for a minute. */
const HEARTBEAT_MS = 25_000;
/** After it the browser comes back, and is identified anew: a session may have ended meanwhile. */
const LIFETIME_MS = 5 * 60_000;
/** How long a browser waits that lost its connection; apart from each other, or all would come back at once. */
const RECONNECT_MS = [1000, 5000] as const;

export function addLive(app: FastifyInstance, site: Site, base: string): void {
  const heartbeat = setInterval(() => site.live.beat(), HEARTBEAT_MS).unref();
  // Before the server waits for its connections to end.
  app.addHook('preClose', async () => {
    clearInterval(heartbeat);
    site.live.close();
  });
  app.get(`${base}/live`, { config: { isStream: true } }, async (request, reply) => {
    const ctx = await contextOf(site, request);
    requireMemberOfPrivateSite(ctx, false);
    requireNoMaintenance(ctx, false);
    requireNotBanned(ctx, false);
    const records = readTopics(ctx, request.query);
    requireRoom(ctx, request.ip);
    open(ctx, request, reply, records);
    return reply;
  });
}

function readTopics(ctx: RequestContext, query: unknown): TopicRecord[] {
  const { topics } = query as { topics?: unknown };
  const names = typeof topics === 'string' ? topics.split(',') : [];
  if (names.length === 0 || names.length > MAX_TOPICS)
    throw fieldProblem('topics', `topics must name 1 to ${MAX_TOPICS} topics, as discussion:5.`, 422);
  const known = new Map(liveTopics.of(ctx).map((topic) => [topic.name, topic]));
  return names.map((name) => {
    const [kind = '', id = ''] = name.split(':');
    const topic = known.get(kind);
    const recordID = /^\d{1,16}$/.test(id) ? Number(id) : Number.NaN;
    if (!topic || !(recordID <= MAX_INTEGER))
      throw fieldProblem('topics', `There is no topic ${name.slice(0, 50)}.`, 422);
    return { topic, recordID };
  });
}

function requireRoom({ site, viewer, config }: RequestContext, address: string): void {
  const most = config.get(liveConfig.maxConnections);
  if (site.live.size >= most)
    throw new DomainError(
      'live.full',
      503,
      'Too many pages are told of changes. Reload to see what is new.',
      {
        retryAfter: 60,
      },
    );
  const theirs = viewer.isAnyGuest
    ? site.live.countOf((each) => each.address === address && each.viewer.isAnyGuest)
    : site.live.countOf((each) => each.viewer.accountID === viewer.accountID);
  if (theirs >= (viewer.isAnyGuest ? MAX_OF_ADDRESS : MAX_OF_MEMBER))
    throw new DomainError('live.tooMany', 429, 'Too many pages are open. Close some of them.', {
      retryAfter: 60,
    });
}

function open(
  { site, viewer, locale }: RequestContext,
  request: FastifyRequest,
  reply: FastifyReply,
  records: readonly TopicRecord[],
): void {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'private, no-store',
    // nginx would gather what is sent.
    'x-accel-buffering': 'no',
  });
  raw.write(`retry: ${reconnectAfter()}\n\n`);
  const connection: LiveConnection = {
    viewer,
    locale,
    address: request.ip,
    send: (message) => raw.write(`data: ${message}\n\n`),
    beat: () => raw.write(':\n\n'),
    end: () => raw.end(),
  };
  const lifetime = setTimeout(() => raw.end(), LIFETIME_MS).unref();
  raw.once('close', () => {
    clearTimeout(lifetime);
    site.live.remove(connection);
  });
  site.live.add(connection, records);
}

function reconnectAfter(): number {
  const [least, most] = RECONNECT_MS;
  return Math.round(least + Math.random() * (most - least));
}
