import type { Feature } from '../../platform/server/feature/feature.ts';
import { accountGroups, accountItems } from '../../platform/server/places/account-box.ts';
import { securityTemplates } from './layouts/security-templates.ts';
import { securityMailTemplate } from './server/security.mail-templates.ts';
import { securityListeners } from './server/security.mails.ts';
import { securityViews } from './server/security.views.ts';
import { securityWidgets } from './server/security.widgets.ts';

export const securityFeature: Feature = {
  name: 'security',
  dependsOn: ['users', 'two-factor', 'passkeys', 'authenticators'],
  views: securityViews,
  widgets: securityWidgets,
  templates: securityTemplates,
  listeners: securityListeners,
  extensions: [
    securityMailTemplate,
    accountItems.add({
      id: 'security',
      name: 'Security',
      group: accountGroups.account,
      position: 10,
      url: '/account/security',
      icon: 'key-round',
    }),
  ],
};
