import type { Feature } from '../../platform/server/feature/feature.ts';
import { plainDiscussion, postTypes } from './server/post-types.ts';

export const postTypesFeature: Feature = {
  name: 'post-types',
  extensions: [postTypes.add(plainDiscussion)],
};
