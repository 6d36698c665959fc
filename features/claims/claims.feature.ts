import type { Feature } from '../../platform/server/feature/feature.ts';
import { externalJobs } from '../../platform/server/feature/operations.ts';
import { adminGroups, adminPages } from '../../platform/server/places/admin-pages.ts';
import { claimsApi } from './claims.api.ts';
import { claimTemplates } from './layouts/claim.templates.ts';
import { claimMailTemplate } from './server/claim.mail-templates.ts';
import { claimJobs } from './server/claim.mails.ts';
import { claimRoutes } from './server/claim.routes.ts';
import { claimViews } from './server/claim.views.ts';
import { claimWidgets } from './server/claim.widgets.ts';
import { claimInvitation } from './server/claim-invitation.ts';

/** Members who came with an import take their accounts over. */
export const claimsFeature: Feature = {
  name: 'claims',
  api: claimsApi,
  dependsOn: ['imports', 'users'],
  routes: claimRoutes,
  jobs: externalJobs(claimJobs),
  views: claimViews,
  widgets: claimWidgets,
  templates: claimTemplates,
  pageAdditions: claimInvitation,
  extensions: [
    claimMailTemplate,
    adminPages.add({
      id: 'imported-members',
      title: 'Imported members',
      description: 'Who came with an import, who took their account over, and links for those who have not.',
      group: adminGroups.people,
      position: 10,
      url: '/users/imported',
      icon: 'users',
      views: ['importedMembers'],
      permission: 'users.edit',
    }),
  ],
};
