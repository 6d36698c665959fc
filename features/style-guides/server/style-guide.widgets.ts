import { widget } from '../../../platform/server/layouts/widget.ts';

export const styleGuideWidgets = [
  widget({
    id: 'styleGuide.page',
    component: 'StyleGuidePage',
    name: 'Style guide',
    views: [],
    hydrate: async () => ({}),
  }),
];
