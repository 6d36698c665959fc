import type { Feature } from '../../platform/server/feature/feature.ts';
import { digestConfig } from './server/digest.config.ts';

export const digestFeature: Feature = {
  name: 'digest',
  config: Object.values(digestConfig),
};
