import { widget } from '../../../platform/server/layouts/widget.ts';

export const ownDataWidgets = [
  widget({
    id: 'own-data.page',
    component: 'OwnDataPage',
    name: 'Your data',
    views: ['ownData'],
    hydrate: async () => ({}),
  }),
];
