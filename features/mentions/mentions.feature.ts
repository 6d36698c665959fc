import type { Feature } from '../../platform/server/feature/feature.ts';

export const mentionsFeature: Feature = {
  name: 'mentions',
  dependsOn: ['users', 'media'],
};
