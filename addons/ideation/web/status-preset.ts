// The colour of a status: what is going on, what was done, what was said no to.
import type { IdeaStatus } from '../ideas.contract.ts';

type Preset = 'standard' | 'primary' | 'success' | 'warning';

const OF_PRODUCT: Readonly<Record<number, Preset>> = {
  11: 'standard',
  12: 'warning',
  13: 'primary',
  14: 'success',
  15: 'success',
  16: 'standard',
};

export function statusPreset({ statusID, state }: IdeaStatus): Preset {
  return OF_PRODUCT[statusID] ?? (state === 'open' ? 'primary' : 'success');
}
