// How large a file may be that comes in with a form.
import { z } from 'zod';
import type { Config } from './config.ts';
import { configKey } from './config-key.ts';

const SIZE = /^(\d{1,12})([KMG]?)B?$/i;
const UNITS: Readonly<Record<string, number>> = { '': 1, K: 1024, M: 1024 ** 2, G: 1024 ** 3 };

export const maxFileSize = configKey({
  key: 'garden.upload.maxFileSize',
  schema: z.string().regex(SIZE),
  default: '500M',
  read: 'public',
  write: 'site.manage',
  description: 'The largest file that may be uploaded: bytes, or a number with K, M or G behind it.',
});

export function maxUploadBytes(config: Config): number {
  const [, digits = '0', unit = ''] = SIZE.exec(config.get(maxFileSize)) ?? [];
  return Number(digits) * (UNITS[unit.toUpperCase()] ?? 1);
}
