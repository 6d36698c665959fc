import type { Feature } from '../../platform/server/feature/feature.ts';
import { staffActs } from '../../platform/server/places/staff-acts.ts';
import { translatables } from '../translations/server/translatable.ts';
import { profileFieldsApi } from './profile-fields.api.ts';
import {
  managedProfileFieldsAdmin,
  managedProfileFieldsTemplate,
  managedProfileFieldsView,
  managedProfileFieldsWidget,
} from './server/managed-profile-fields.page.ts';
import { memberValues } from './server/member-values.ts';
import { profileFieldActHooks, profileFieldActs } from './server/profile-field.acts.ts';
import { fieldLabels } from './server/profile-field.labels.ts';
import { fieldTranslatable } from './server/profile-field.local.ts';
import { profileFieldRoutes } from './server/profile-field.routes.ts';
import { profileFieldsOwnData } from './server/profile-fields.own-data.ts';

export const profileFieldsFeature: Feature = {
  name: 'profile-fields',
  api: profileFieldsApi,
  addresses: ['dashboard'],
  dependsOn: ['translations', 'users'],
  tables: { readableByOthers: ['profile_fields', 'profile_field_values'] },
  routes: profileFieldRoutes,
  views: [managedProfileFieldsView],
  templates: [managedProfileFieldsTemplate],
  widgets: [managedProfileFieldsWidget],
  provides: { profileValues: memberValues },
  transactionHooks: profileFieldActHooks,
  extensions: [
    staffActs.add({ acts: profileFieldActs }),
    ...profileFieldsOwnData,
    translatables.add(fieldTranslatable),
    managedProfileFieldsAdmin,
    fieldLabels,
  ],
};
