import { z } from 'zod';
import type { LayoutTemplate } from '../../../platform/server/layouts/view.ts';

export const customPageLayout: LayoutTemplate = {
  layoutViewType: 'customPage',
  name: 'Custom Page Template',
  kind: {
    position: 90,
    name: 'Pages of your own',
    description: 'Pages at addresses that you choose.',
    icon: 'file-text',
  },
  layoutParams: { customPageID: z.int(), title: z.string() },
  layout: [
    {
      $hydrate: 'react.section.full-width',
      children: [
        {
          $hydrate: 'react.app-banner',
          titleType: 'static',
          title: { $hydrate: 'param', ref: 'title' },
          descriptionType: 'none',
          showSearch: false,
        },
      ],
    },
    { $hydrate: 'react.section.1-column', children: [] },
  ],
};
