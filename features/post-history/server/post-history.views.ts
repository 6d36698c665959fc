import { notFound } from '../../../platform/contract/errors.ts';
import { managedView } from '../../../platform/server/layouts/managed-view.ts';
import type { AddressValue } from '../../../platform/server/layouts/page-params.ts';
import type { ViewType } from '../../../platform/server/layouts/view.ts';
import { askedFor } from './asked-for.ts';

declare module '../../../platform/server/layouts/page-params.ts' {
  interface PageParamTypes {
    recordType: AddressValue;
    parentRecordID: AddressValue;
    operation: AddressValue;
    revision: AddressValue;
    logRecordID: AddressValue;
  }
}

export const postHistoryViews: ViewType[] = [
  managedView({
    type: 'postLog',
    needs: 'session.valid',
    address: '/log/filter',
    about: (ctx, given) => {
      const { recordType, recordID: logRecordID, parentRecordID, operation, revision, page } = given;
      const params = {
        recordType,
        logRecordID,
        parentRecordID,
        operation,
        revision,
        page: Number(page ?? 1),
      };
      const asked = askedFor(params);
      if (!asked) throw notFound('Page');
      const { t } = ctx.translator;
      return { title: asked.kind === 'deleted' ? t('Deleted Comments') : t('Revision History'), params };
    },
  }),
];
