import type { ApiDescription } from '../../platform/contract/api-description.ts';
import { spamWave, wavePreview } from './spam-waves.contract.ts';

export const spamApi: ApiDescription = {
  schemas: { SpamWave: spamWave, SpamWavePreview: wavePreview },
};
