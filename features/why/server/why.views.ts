import type { LayoutLookup } from '../../../platform/contract/page.ts';
import { managedView } from '../../../platform/server/layouts/managed-view.ts';
import type { AddressValue } from '../../../platform/server/layouts/page-params.ts';
import type { ViewType } from '../../../platform/server/layouts/view.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { findUser } from '../../users/server/user.queries.ts';
import { WHY_PATH } from '../why.address.ts';
import { askers } from '../why.contract.ts';
import type { WhyPageProps } from '../why.states.ts';
import { namedRoles } from './explain.ts';
import { explanations } from './explanations.ts';
import { ownWhy } from './own-why.ts';

declare module '../../../platform/server/layouts/page-params.ts' {
  interface PageParamTypes {
    whyRecordType: AddressValue;
    whyRecordID: AddressValue;
    whyAct: AddressValue;
    whyUserID: AddressValue;
    whyLookup: LayoutLookup['params'];
  }
}

const ownWhyView: ViewType = {
  type: 'ownWhy',
  isPersonal: () => true,
  resolve: async (ctx, { params }) => ({
    layoutViewType: 'ownWhy',
    records: [],
    params: { whyLookup: params },
    seo: { title: ctx.translator.t('Why?'), meta: [{ name: 'robots', content: 'noindex' }] },
  }),
};

export const whyViews = [
  managedView({
    type: 'why',
    needs: askers,
    address: WHY_PATH,
    about: (ctx, { recordType, recordID, act, userID }) => ({
      title: ctx.translator.t('Why?'),
      params: { whyRecordType: recordType, whyRecordID: recordID, whyAct: act, whyUserID: userID },
    }),
  }),
  ownWhyView,
];

const idIn = (value: AddressValue) =>
  typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : 0;

export const whyWidgets = [
  widget({
    id: 'why.page',
    component: 'WhyPage',
    name: 'Why',
    views: ['why'],
    hydrate: async (ctx, { params }) => {
      if (!ctx.can(askers)) return null;
      const acts = explanations.of(ctx).map(({ recordType, act, name }) => ({ recordType, act, name }));
      const asked = acts.find(
        ({ recordType, act }) => recordType === params.whyRecordType && act === params.whyAct,
      );
      const recordID = idIn(params.whyRecordID);
      const userID = idIn(params.whyUserID);
      const user = userID > 0 ? await findUser(ctx.db, userID) : undefined;
      return {
        acts,
        roles: await namedRoles(ctx),
        ...(asked &&
          recordID > 0 && {
            asked: {
              recordType: asked.recordType,
              act: asked.act,
              recordID,
              ...(user && { member: { userID, name: user.name } }),
            },
          }),
      } satisfies WhyPageProps;
    },
  }),
  widget({
    id: 'why.own',
    component: 'OwnWhyPage',
    name: 'Why you may not',
    views: ['ownWhy'],
    hydrate: (ctx, { params }) => ownWhy(ctx, params.whyLookup ?? {}),
  }),
];
