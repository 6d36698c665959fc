// For how long something is muted, as it is offered.
import { wordings } from '../../../platform/contract/wordings.ts';
import type { MuteTerm } from '../following.contract.ts';

const WORDS = wordings({
  hour: 'For an hour',
  '8hours': 'For 8 hours',
  tomorrow: 'Until tomorrow, 8:00',
  week: 'For a week',
  forever: 'Until I unmute it',
});

export const MUTE_TERMS = Object.entries(WORDS) as readonly (readonly [MuteTerm, string])[];
