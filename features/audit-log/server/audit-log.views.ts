import { managedView } from '../../../platform/server/layouts/managed-view.ts';
import type { AddressValue } from '../../../platform/server/layouts/page-params.ts';

declare module '../../../platform/server/layouts/page-params.ts' {
  interface PageParamTypes {
    act: AddressValue;
    actor: AddressValue;
    record: AddressValue;
    before: AddressValue;
    run: AddressValue;
  }
}

export const auditLogViews = [
  managedView({
    type: 'auditLog',
    needs: ['site.manage', 'community.moderate', 'posts.moderate'],
    address: '/dashboard/settings/audit-logs',
    about: ({ translator }, { act, actor, record, before, run }) => ({
      title: translator.t('Audit log'),
      params: { act, actor, record, before, run },
    }),
  }),
];
