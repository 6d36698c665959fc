// The colour of a status: what is going on, what was done, what was said no to.
import type { IdeaStatus } from '../ideas.contract.ts';
import { ACTIVE, ALREADY_OFFERED, COMPLETED, DECLINED, IN_PROGRESS, IN_REVIEW } from '../status-ids.ts';

type Preset = 'standard' | 'primary' | 'success' | 'warning';

const OF_PRODUCT: Readonly<Record<number, Preset>> = {
  [ACTIVE]: 'standard',
  [IN_REVIEW]: 'warning',
  [IN_PROGRESS]: 'primary',
  [COMPLETED]: 'success',
  [ALREADY_OFFERED]: 'success',
  [DECLINED]: 'standard',
};

export function statusPreset({ statusID, state }: IdeaStatus): Preset {
  return OF_PRODUCT[statusID] ?? (state === 'open' ? 'primary' : 'success');
}
