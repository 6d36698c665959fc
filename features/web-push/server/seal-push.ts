// Seals a push for one device (RFC 8291, by aes128gcm of RFC 8188): the push service that carries it reads nothing of it.
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const CURVE = 'prime256v1';
const RECORD_SIZE = 4096;
/** Ends the only record there is. */
const LAST_RECORD = 2;
/** What push services take is 4,096 bytes: the head, the mark of the last record and the tag are part of it. */
export const MOST_BYTES = 3000;

export interface PushKeys {
  publicKey: Buffer;
  authSecret: Buffer;
}

/** What is random in it; named by the test that knows what must come out. */
interface Random {
  salt: Buffer;
  privateKey?: Buffer;
}

export function sealPush(
  text: string,
  { publicKey, authSecret }: PushKeys,
  { salt, privateKey }: Random = { salt: randomBytes(16) },
): Buffer {
  const own = createECDH(CURVE);
  if (privateKey) own.setPrivateKey(privateKey);
  else own.generateKeys();
  const ownKey = own.getPublicKey();
  const shared = own.computeSecret(publicKey);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, ownKey]);
  const secret = derive(shared, authSecret, about, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = Buffer.concat([
    cipher.update(text, 'utf8'),
    cipher.update(Buffer.from([LAST_RECORD])),
    cipher.final(),
  ]);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD_SIZE);
  head.writeUInt8(ownKey.length, 4);
  return Buffer.concat([salt, head, ownKey, sealed, cipher.getAuthTag()]);
}

function derive(secret: Buffer, salt: Buffer, about: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, about, length));
}

/** Whether a push can be sealed for them at all: a point of the curve, and 16 bytes. */
export function areKeys({ publicKey, authSecret }: PushKeys): boolean {
  if (publicKey.length !== 65 || authSecret.length !== 16) return false;
  const own = createECDH(CURVE);
  own.generateKeys();
  try {
    own.computeSecret(publicKey);
    return true;
  } catch {
    // The library tells what lies on the curve by refusing all else.
    return false;
  }
}
