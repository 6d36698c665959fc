import { managedView } from '../../../platform/server/layouts/managed-view.ts';

export const styleGuideViews = [
  managedView({
    type: 'styleGuides',
    needs: ['settings.view', 'site.manage'],
    about: ({ translator }) => ({ title: translator.t('Style guide') }),
  }),
];
