import { immutable } from '../../../platform/server/cache/immutable.ts';
import type { MainImage } from '../discussions.contract.ts';

/** Pictures are stored in one size: no other width is offered. */
const ONE_SIZE = immutable({ 10: '', 300: '', 800: '', 1200: '' });

/** The first picture of a body, as answers have it. */
export function mainImageOf(image: { url: string; alt: string } | null): MainImage | null {
  return image && { ...image, urlSrcSet: ONE_SIZE };
}
