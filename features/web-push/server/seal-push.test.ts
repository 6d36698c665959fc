import { createECDH, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { areKeys, sealPush } from './seal-push.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

it('seals as the example of RFC 8291 does', () => {
  const device = {
    publicKey: bytes(
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    ),
    authSecret: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  };
  const sealed = sealPush('When I grow up, I want to be a watermelon', device, {
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  });
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

it('knows what is no key', () => {
  const own = createECDH('prime256v1');
  const publicKey = own.generateKeys();
  const authSecret = randomBytes(16);
  expect(areKeys({ publicKey, authSecret })).toBe(true);
  expect(areKeys({ publicKey, authSecret: randomBytes(15) })).toBe(false);
  expect(areKeys({ publicKey: Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]), authSecret })).toBe(
    false,
  );
});
