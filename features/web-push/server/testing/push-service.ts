// A push service at the edge, and devices that open what it carried: by the same documents (RFC 8030, 8188, 8291, 8292) and
// by nothing of what sends.
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jwtVerify } from 'jose';
import { vi } from 'vitest';
import type { TestClient } from '../../../../platform/server/testing/test-client.ts';

interface Received {
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

export interface PushService {
  /** `127.0.0.1:4711` */
  host: string;
  received: Received[];
  /** By path: what is answered instead of 201. */
  answers: Map<string, number>;
  close(): Promise<void>;
}

export async function pushService(): Promise<PushService> {
  const received: Received[] = [];
  const answers = new Map<string, number>();
  const server: Server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const path = request.url ?? '';
      const status = answers.get(path) ?? 201;
      received.push({
        path,
        headers: request.headers as Record<string, string>,
        body: Buffer.concat(pieces),
      });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answers,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

export interface Device {
  path: string;
  /** What the browser would send to the site. */
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** All that it was pushed by now, opened. */
  pushes(): Promise<{ title: string; body: string; path: string; tag: string }[]>;
  /** The latest, as soon as there are so many of them. */
  awaitPush(count?: number): Promise<{ title: string; body: string; path: string; tag: string }>;
}

let number = 0;

export async function device(service: PushService, client: TestClient): Promise<Device> {
  const made = unsubscribedDevice(service, client);
  const answer = await client.put('/web-push/subscription', made.subscription);
  if (answer.status !== 200)
    throw new Error(`PUT /web-push/subscription answered ${answer.status}: ${answer.text}`);
  return made;
}

export function unsubscribedDevice(service: PushService, client: TestClient): Device {
  const path = `/push/${++number}`;
  const own = createECDH('prime256v1');
  const publicKey = own.generateKeys();
  const auth = randomBytes(16);
  const pushes = async () => {
    const { publicKey: siteKey } = (await client.get('/web-push')).body;
    const theirs = service.received.filter((each) => each.path === path);
    return Promise.all(
      theirs.map(async (each) => {
        await checkSender(each, siteKey, `http://${service.host}`);
        return JSON.parse(open(each.body, own, auth));
      }),
    );
  };
  return {
    path,
    subscription: {
      endpoint: `http://${service.host}${path}`,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    pushes,
    awaitPush: (count = 1) =>
      vi.waitFor(
        async () => {
          const all = await pushes();
          const latest = all.at(-1);
          if (!latest || all.length < count) throw new Error(`${all.length} of ${count} pushes yet`);
          return latest;
        },
        { timeout: 10_000, interval: 25 },
      ),
  };
}

/** As a push service does: the token is of the key that the device subscribed by, and for this service. */
async function checkSender({ headers }: Received, siteKey: string, origin: string): Promise<void> {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== siteKey) throw new Error('The push is of another key than the one that the device knows.');
  const point = Buffer.from(siteKey, 'base64url');
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) };
  const { payload } = await jwtVerify(token, createPublicKey({ key: jwk, format: 'jwk' }), {
    audience: origin,
  });
  if (!payload.sub || !payload.exp) throw new Error('The token says neither of whom nor until when it is.');
  if (headers['content-encoding'] !== 'aes128gcm' || !(Number(headers.ttl) > 0))
    throw new Error('A push says how it is sealed, and for how long it is kept.');
}

function open(message: Buffer, own: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = message.subarray(0, 16);
  const keyLength = message.readUInt8(20);
  const senderKey = message.subarray(21, 21 + keyLength);
  const sealed = message.subarray(21 + keyLength);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), senderKey]);
  const derive = (secret: Buffer, by: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, by, info, length));
  const secret = derive(own.computeSecret(senderKey), auth, about, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce, { authTagLength: 16 });
  decipher.setAuthTag(sealed.subarray(-16));
  const opened = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  const end = opened.lastIndexOf(2);
  return opened.subarray(0, end).toString('utf8');
}
