import { managedView } from '../../../platform/server/layouts/managed-view.ts';
import type { AddressValue } from '../../../platform/server/layouts/page-params.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { RULES_PATH } from '../automation.address.ts';
import type { AutomationPageProps } from '../automation.states.ts';
import { requireRule } from './rule.actions.ts';

declare module '../../../platform/server/layouts/page-params.ts' {
  interface PageParamTypes {
    screen: AddressValue;
    automationRuleID: AddressValue;
  }
}

export const automationViews = [
  managedView({
    type: 'automation',
    needs: 'site.manage',
    address: RULES_PATH,
    about: async (ctx, { screen, automationRuleID }) => {
      if (automationRuleID) await requireRule(ctx, Number(automationRuleID));
      return { title: ctx.translator.t('Rules'), params: { screen, automationRuleID } };
    },
  }),
];

const SCREENS = ['rules', 'rule', 'log'] as const;

export const automationWidgets = [
  widget({
    id: 'automation.page',
    component: 'AutomationPage',
    name: 'Rules',
    views: ['automation'],
    hydrate: async (ctx, { params }) => {
      if (!ctx.can('site.manage')) return null;
      const ruleID = Number(params.automationRuleID);
      return {
        screen: SCREENS.find((each) => each === params.screen) ?? 'rules',
        ...(ruleID > 0 && { automationRuleID: ruleID }),
      } satisfies AutomationPageProps;
    },
  }),
];
