// The one way out. What members or settings name is fetched only from the open internet, or from hosts that the
// settings name; the address that was checked is the one that is connected to.
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { type AddressRules, checkedAddresses } from './checked-addresses.ts';
import { OutgoingProblem } from './outgoing-problem.ts';
import { readResponse } from './read-response.ts';

export interface OutgoingRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

export interface OutgoingRules extends AddressRules {
  maxBytes?: number;
  timeoutMs?: number;
  /** 0 answers the redirect itself. */
  maxRedirects?: number;
}

const MAX_BYTES = 1024 * 1024;
const TIMEOUT_MS = 5000;
const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Answers like `fetch`, with the body already there and `url` the address that answered at last.
 * Throws OutgoingProblem, never anything else, where nothing usable came.
 */
export async function guardedFetch(
  address: string | URL,
  request: OutgoingRequest,
  rules: OutgoingRules,
): Promise<Response> {
  const signal = AbortSignal.timeout(rules.timeoutMs ?? TIMEOUT_MS);
  let url = parseAddress(address);
  let sent = request;
  for (let redirects = rules.maxRedirects ?? MAX_REDIRECTS; ; redirects--) {
    const answer = await sendOnce(url, sent, rules, signal);
    const location = answer.headers.get('location');
    if (rules.maxRedirects === 0 || !REDIRECTS.has(answer.status) || location === null) return answer;
    if (redirects <= 0) throw new OutgoingProblem('redirects', 'The address leads on too often.');
    const next = parseAddress(location, url);
    sent = redirected(sent, answer.status, next.origin === url.origin);
    url = next;
  }
}

function parseAddress(address: string | URL, base?: URL): URL {
  const text = String(address);
  if (!URL.canParse(text, base)) throw new OutgoingProblem('address', 'This is not an address.');
  const url = new URL(text, base);
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new OutgoingProblem('address', 'Only http and https addresses without a user name can be fetched.');
  return url;
}

/** Credentials are for the origin they were given for; a form is not sent twice. */
function redirected(request: OutgoingRequest, status: number, isSameOrigin: boolean): OutgoingRequest {
  const keepsBody = status === 307 || status === 308;
  const drops = new Set([
    ...(isSameOrigin ? [] : ['authorization', 'cookie']),
    ...(keepsBody ? [] : ['content-type', 'content-length']),
  ]);
  const headers = Object.fromEntries(
    Object.entries(request.headers ?? {}).filter(([name]) => !drops.has(name.toLowerCase())),
  );
  if (keepsBody && !isSameOrigin && request.body !== undefined)
    throw new OutgoingProblem('redirects', 'The address leads to another site.');
  return keepsBody
    ? { ...request, headers }
    : { method: request.method === 'HEAD' ? 'HEAD' : 'GET', headers };
}

async function sendOnce(
  url: URL,
  request: OutgoingRequest,
  rules: OutgoingRules,
  signal: AbortSignal,
): Promise<Response> {
  const [target] = await checkedAddresses(
    { host: url.hostname.replace(/^\[|\]$/g, ''), port: url.port || undefined },
    rules,
    signal,
  );
  if (!target) throw new OutgoingProblem('unreachable', 'The address cannot be reached.');
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => reject(OutgoingProblem.from(error, signal.aborted));
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const outgoing = send(url, {
      method: request.method ?? 'GET',
      headers: { 'user-agent': 'Parley', ...request.headers, 'accept-encoding': 'gzip, br, identity' },
      agent: false,
      signal,
      maxHeaderSize: 256 * 1024,
      // The name is not looked up a second time: it could point somewhere else by now.
      lookup: (_host, options, done) =>
        options.all ? done(null, [target]) : done(null, target.address, target.family),
    });
    outgoing.on('error', fail);
    outgoing.on('response', (incoming) => {
      readResponse(url, incoming, rules.maxBytes ?? MAX_BYTES).then(resolve, fail);
    });
    outgoing.end(request.body);
  });
}
