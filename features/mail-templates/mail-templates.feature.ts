import type { Feature } from '../../platform/server/feature/feature.ts';
import { managedView } from '../../platform/server/layouts/managed-view.ts';
import { oneWidget } from '../../platform/server/layouts/one-widget.ts';
import { widget } from '../../platform/server/layouts/widget.ts';
import { adminGroups, adminPages } from '../../platform/server/places/admin-pages.ts';
import { MAIL_TEMPLATES_PATH } from './mail-templates.address.ts';
import { mailTemplateRoutes } from './server/mail-template.routes.ts';

/** What the mails of the site say: changed by language, looked at with sample data, sent to oneself. */
export const mailTemplatesFeature: Feature = {
  name: 'mail-templates',
  dependsOn: ['locales', 'mail-health', 'notifications', 'users'],
  routes: mailTemplateRoutes,
  views: [
    managedView({
      type: 'mailTemplates',
      needs: 'site.manage',
      address: MAIL_TEMPLATES_PATH,
      about: ({ translator }) => ({ title: translator.t('Words of mails') }),
    }),
  ],
  templates: [oneWidget('mailTemplates', 'Words of mails', 'mailTemplates.page')],
  widgets: [
    widget({
      id: 'mailTemplates.page',
      component: 'MailTemplatesPage',
      name: 'Words of mails',
      views: [],
      hydrate: async () => ({}),
    }),
  ],
  extensions: [
    adminPages.add({
      id: 'mailTemplates',
      title: 'Words of mails',
      description:
        'What mails say, in each language: change it, see it with sample data, send it to yourself.',
      group: adminGroups.system,
      position: 31,
      url: MAIL_TEMPLATES_PATH,
      icon: 'mail',
      views: ['mailTemplates'],
      permission: 'site.manage',
    }),
  ],
};
