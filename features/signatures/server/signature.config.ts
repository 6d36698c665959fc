// The settings of signatures.
import { z } from 'zod';
import { configKey } from '../../../platform/server/config/config-key.ts';

const number = (key: string, fallback: number, [min, max]: [number, number], description: string) =>
  configKey({
    key,
    schema: z.int().min(min).max(max),
    default: fallback,
    read: 'public',
    write: 'community.manage',
    description,
  });

const yesOrNo = (key: string, fallback: boolean, description: string) =>
  configKey({
    key,
    schema: z.boolean(),
    default: fallback,
    read: 'public',
    write: 'community.manage',
    description,
  });

export const signatureConfig = {
  isEnabled: yesOrNo('signatures.enabled', true, 'Whether members have signatures below what they write.'),
  hidesOnPhones: yesOrNo('signatures.hideMobile', false, 'Whether signatures are hidden on phones.'),
  imageMaxHeight: number(
    'signatures.imageMaxHeight',
    0,
    [0, 1000],
    'How high pictures in signatures are shown at most, in pixels. 0: as high as they are.',
  ),
  maxLength: number(
    'signatures.maxLength',
    500,
    [1, 5000],
    'How many visible characters a signature may have.',
  ),
  maxLines: number('signatures.maxLines', 5, [1, 50], 'How many lines a signature may have.'),
  maxImages: number('signatures.maxImages', 1, [0, 20], 'How many pictures a signature may have.'),
  maxLinks: number('signatures.maxLinks', 3, [0, 50], 'How many links a signature may have.'),
} as const;
