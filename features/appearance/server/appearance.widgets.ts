import { widget } from '../../../platform/server/layouts/widget.ts';
import { APPEARANCE_PLACES, type AppearancePageProps } from '../appearance.contract.ts';

export const appearanceWidgets = [
  widget({
    id: 'appearance.page',
    component: 'AppearancePage',
    name: 'Appearance',
    views: [],
    hydrate: async (ctx) => {
      // Whoever may look at settings sees the style guide; changing how everything looks takes more.
      const places = APPEARANCE_PLACES.filter((place) => place === 'styleGuide' || ctx.can('site.manage'));
      const props: AppearancePageProps = { places };
      return { ...props };
    },
  }),
];
