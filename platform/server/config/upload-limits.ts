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

/** `1.5 MB`, as a person reads it; base 1024, from B to TB. */
export function sizeText(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB', 'TB'];
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)));
  return `${Number((bytes / 1024 ** step).toFixed(1))} ${units[step]}`;
}
