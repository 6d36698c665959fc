import { widget } from '../../../platform/server/layouts/widget.ts';

export const displayWidgets = [
  widget({
    id: 'display.page',
    component: 'DisplayPage',
    name: 'Display',
    views: [],
    hydrate: async () => ({}),
  }),
];
