import type { LayoutTemplate } from '../../../platform/server/layouts/view.ts';

export const translationTemplates: LayoutTemplate[] = [
  {
    layoutViewType: 'languageSettings',
    name: 'Languages',
    layout: [
      {
        $hydrate: 'react.section.1-column',
        isNarrow: true,
        children: [{ $hydrate: 'react.translations.languages' }],
      },
    ],
  },
];
