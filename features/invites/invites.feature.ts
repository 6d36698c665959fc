import { transactionHook } from '../../platform/server/events/events.ts';
import type { Feature } from '../../platform/server/feature/feature.ts';
import { externalJobs } from '../../platform/server/feature/operations.ts';
import { erasureParts } from '../../platform/server/places/erasure-parts.ts';
import { firstSteps } from '../../platform/server/places/first-steps.ts';
import { userDeleted } from '../account-deletion/account-deletion.events.ts';
import { invitesApi } from './invites.api.ts';
import { claimInvite, forgetInvitesOf } from './server/invite.actions.ts';
import { inviteConfig } from './server/invite.config.ts';
import { inviteExpiries } from './server/invite.expiries.ts';
import { inviteStep } from './server/invite.first-step.ts';
import { inviteMailTemplate } from './server/invite.mail-templates.ts';
import { inviteJobs } from './server/invite.mails.ts';
import { inviteRoutes } from './server/invite.routes.ts';
import { acceptedInvites } from './server/invites.erasure.ts';
import { invitesOwnData } from './server/invites.own-data.ts';
import {
  managedInvitesAdmin,
  managedInvitesTemplate,
  managedInvitesView,
  managedInvitesWidget,
} from './server/managed-invites.page.ts';

export const invitesFeature: Feature = {
  name: 'invites',
  api: invitesApi,
  addresses: ['dashboard'],
  dependsOn: ['users'],
  config: Object.values(inviteConfig),
  routes: inviteRoutes,
  views: [managedInvitesView],
  templates: [managedInvitesTemplate],
  widgets: [managedInvitesWidget],
  jobs: externalJobs(inviteJobs),
  expiries: inviteExpiries,
  transactionHooks: [transactionHook(userDeleted, (w, { userID }) => forgetInvitesOf(w, userID))],
  extensions: [
    ...invitesOwnData,
    erasureParts.add(acceptedInvites),
    inviteMailTemplate,
    managedInvitesAdmin,
    firstSteps.add(inviteStep),
  ],
  provides: { invitations: { claim: claimInvite } },
};
