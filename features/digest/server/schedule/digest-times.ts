// What holds for a member: what they chose, else what the site has.
import type { Config } from '../../../../platform/server/config/config.ts';
import type { DigestFrequency } from '../../digest.contract.ts';
import { digestConfig } from '../digest.config.ts';
import type { DigestTimes } from './next-delivery.ts';

export interface ChosenTimes {
  frequency: DigestFrequency | null;
  day_of_week: number | null;
  hour: number | null;
  time_zone: string | null;
}

/** In the morning, before the day begins. */
const USUAL_HOUR = 8;

export const NOTHING_CHOSEN: ChosenTimes = {
  frequency: null,
  day_of_week: null,
  hour: null,
  time_zone: null,
};

export function digestTimes(config: Pick<Config, 'get'>, chosen: ChosenTimes): DigestTimes {
  const frequency = chosen.frequency ?? config.get(digestConfig.frequency);
  const usualDay = config.get(frequency === 'monthly' ? digestConfig.monthlyDay : digestConfig.dayOfWeek);
  return {
    frequency,
    dayOfWeek: chosen.day_of_week ?? usualDay,
    position: config.get(digestConfig.monthlyPosition),
    hour: chosen.hour ?? USUAL_HOUR,
    timeZone: chosen.time_zone ?? 'UTC',
  };
}
