import { managedView } from '../../../platform/server/layouts/managed-view.ts';
import type { AddressValue } from '../../../platform/server/layouts/page-params.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { findRoles } from '../../roles/server/role.queries.ts';
import { WHY_PATH } from '../why.address.ts';
import type { WhyPageProps } from '../why.states.ts';
import { explanations } from './explanations.ts';

declare module '../../../platform/server/layouts/page-params.ts' {
  interface PageParamTypes {
    whyRecordType: AddressValue;
    whyRecordID: AddressValue;
    whyAct: AddressValue;
  }
}

export const whyViews = [
  managedView({
    type: 'why',
    needs: 'site.manage',
    address: WHY_PATH,
    about: (ctx, { recordType, recordID, act }) => ({
      title: ctx.translator.t('Why?'),
      params: { whyRecordType: recordType, whyRecordID: recordID, whyAct: act },
    }),
  }),
];

export const whyWidgets = [
  widget({
    id: 'why.page',
    component: 'WhyPage',
    name: 'Why',
    views: ['why'],
    hydrate: async (ctx, { params }) => {
      if (!ctx.can('site.manage')) return null;
      const acts = explanations.of(ctx).map(({ recordType, act, name }) => ({ recordType, act, name }));
      const roles = (await findRoles(ctx.db)).map((role) => ({ roleID: role.role_id, name: role.name }));
      const asked = acts.find(
        ({ recordType, act }) => recordType === params.whyRecordType && act === params.whyAct,
      );
      const recordID = Number(params.whyRecordID);
      return {
        acts,
        roles,
        ...(asked &&
          Number.isSafeInteger(recordID) &&
          recordID > 0 && { asked: { recordType: asked.recordType, act: asked.act, recordID } }),
      } satisfies WhyPageProps;
    },
  }),
];
