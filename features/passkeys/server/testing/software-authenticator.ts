// An authenticator without a device: makes passkeys and signs by them, as rightly or wrongly as a test wants.
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

export interface Circumstances {
  origin?: string;
  rpID?: string;
  type?: string;
  isUserVerified?: boolean;
  signCount?: number;
  userHandle?: string;
  /** Signs something else than what it hands over. */
  forgesSignature?: boolean;
}

interface Options {
  challenge: string;
}

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

export class SoftwareAuthenticator {
  readonly #url: URL;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly id = randomBytes(16);
  signCount = 0;

  constructor(siteUrl: string) {
    this.#url = new URL(siteUrl);
  }

  create({ challenge }: Options, wrong: Circumstances = {}) {
    const attestationObject = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(this.#authData(wrong, this.#attestedCredential()))],
      ]) as never,
    );
    return this.#credential({
      clientDataJSON: this.#clientData(challenge, wrong.type ?? 'webauthn.create', wrong),
      attestationObject: base64url(attestationObject),
      transports: ['internal'],
    });
  }

  get({ challenge }: Options, wrong: Circumstances = {}) {
    this.signCount++;
    const clientDataJSON = this.#clientData(challenge, wrong.type ?? 'webauthn.get', wrong);
    const authData = this.#authData(wrong);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    const sign = createSign('sha256').update(wrong.forgesSignature ? 'something else' : signed);
    return this.#credential({
      clientDataJSON,
      authenticatorData: base64url(authData),
      signature: base64url(sign.sign(this.#keys.privateKey)),
      ...(wrong.userHandle !== undefined && { userHandle: base64url(wrong.userHandle) }),
    });
  }

  #credential(response: Record<string, unknown>) {
    const id = base64url(this.id);
    return { id, rawId: id, type: 'public-key' as const, response, clientExtensionResults: {} };
  }

  #clientData(challenge: string, type: string, { origin }: Circumstances): string {
    return base64url(JSON.stringify({ type, challenge, origin: origin ?? this.#url.origin }));
  }

  #authData({ rpID, isUserVerified = true, signCount }: Circumstances, attested?: Buffer): Buffer {
    const flags = 0x01 | (isUserVerified ? 0x04 : 0) | (attested ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(signCount ?? this.signCount);
    return Buffer.concat([
      sha256(rpID ?? this.#url.hostname),
      Buffer.from([flags]),
      count,
      attested ?? Buffer.alloc(0),
    ]);
  }

  #attestedCredential(): Buffer {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    return Buffer.concat([Buffer.alloc(16), length, this.id, coseKey(this.#keys.publicKey)]);
  }
}

function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const fields = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ]);
  return Buffer.from(isoCBOR.encode(fields as never));
}
