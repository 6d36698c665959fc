// How tightly lists are set: the reader's choice in this browser.
import { useStored, writeStored } from '../../../../platform/web/device/stored.ts';

const KEY = 'listDensity';

export function useIsCompact(): boolean {
  return useStored(KEY) === 'compact';
}

export function chooseDensity(density: string): void {
  writeStored(KEY, density);
}
