// A certificate for one name that signs itself, made anew for each test: X.509 version 3 in DER (RFC 5280), as short as it can be.
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export interface Certificate {
  /** Both as PEM. */
  key: string;
  cert: string;
}

const DAY = 86_400_000;
const ECDSA_WITH_SHA256 = tlv(0x30, oid('2a8648ce3d040302'));

export function certificateFor(host: string): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = tlv(0x30, tlv(0x31, tlv(0x30, oid('550403'), tlv(0x0c, Buffer.from(host)))));
  const names = tlv(0x30, tlv(0x82, Buffer.from(host)));
  const content = tlv(
    0x30,
    tlv(0xa0, tlv(0x02, Buffer.from([2]))),
    tlv(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ECDSA_WITH_SHA256,
    name,
    tlv(0x30, time(Date.now() - DAY), time(Date.now() + DAY)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tlv(0xa3, tlv(0x30, tlv(0x30, oid('551d11'), tlv(0x04, names)))),
  );
  const signature = sign('sha256', content, privateKey);
  const whole = tlv(0x30, content, ECDSA_WITH_SHA256, tlv(0x03, Buffer.from([0]), signature));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${whole.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  };
}

/** A tag, the length of what follows, and that. */
function tlv(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const long =
    content.length > 0xff ? [0x82, content.length >> 8, content.length & 0xff] : [0x81, content.length];
  return Buffer.concat([Buffer.from([tag, ...(content.length < 0x80 ? [content.length] : long)]), content]);
}

function oid(hex: string): Buffer {
  return tlv(0x06, Buffer.from(hex, 'hex'));
}

function time(ms: number): Buffer {
  const digits = new Date(ms).toISOString().replace(/\D/g, '').slice(2, 14);
  return tlv(0x17, Buffer.from(`${digits}Z`));
}
