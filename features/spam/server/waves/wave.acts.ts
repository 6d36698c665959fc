import { defineStaffActs } from '../../../../platform/contract/staff-act.ts';

export const waveActs = defineStaffActs('spamWave', {
  cleaned: 'Cleaned up a wave of spam',
  restored: 'Restored a wave of spam',
});
