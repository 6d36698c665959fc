import type { Feature } from '../../platform/server/feature/feature.ts';
import { profileValues } from '../users/server/profile-values.ts';
import { memberValues } from './server/member-values.ts';
import { profileFieldRoutes } from './server/profile-field.routes.ts';

export const profileFieldsFeature: Feature = {
  name: 'profile-fields',
  dependsOn: ['users'],
  routes: profileFieldRoutes,
  extensions: [profileValues.add(memberValues)],
};
