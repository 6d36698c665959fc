import type { Feature } from '../../platform/server/feature/feature.ts';
import { managedView } from '../../platform/server/layouts/managed-view.ts';
import { oneWidget } from '../../platform/server/layouts/one-widget.ts';
import { adminGroups, adminPages } from '../../platform/server/places/admin-pages.ts';
import { FIRST_STEPS_PATH } from './first-steps.contract.ts';
import { firstStepsConfig } from './server/first-steps.config.ts';
import { stepsLeft } from './server/first-steps.queries.ts';
import { cardAtHome, firstStepsPage } from './server/first-steps.widgets.ts';

/** What whoever set a community up does next; the steps are added by whoever owns what they are about. */
export const firstStepsFeature: Feature = {
  name: 'first-steps',
  dependsOn: [],
  config: Object.values(firstStepsConfig),
  views: [
    managedView({
      type: 'firstSteps',
      needs: 'site.manage',
      address: FIRST_STEPS_PATH,
      about: ({ translator }) => ({ title: translator.t('First steps') }),
    }),
  ],
  templates: [oneWidget('firstSteps', 'First Steps', 'firstSteps.page', 'narrow')],
  widgets: [firstStepsPage],
  pageAdditions: cardAtHome,
  memberCounts: [stepsLeft],
  extensions: [
    adminPages.add({
      id: 'first-steps',
      title: 'First steps',
      description: 'What to do after set-up, and how much of it is done.',
      group: adminGroups.system,
      position: 5,
      url: FIRST_STEPS_PATH,
      icon: 'list-checks',
      views: ['firstSteps'],
      permission: 'site.manage',
    }),
  ],
};
