import type { PermissionName } from '../../../platform/contract/permission-names.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { APPEARANCE_PLACES, type AppearancePageProps, type AppearancePlace } from '../appearance.contract.ts';

/** As the pages themselves ask for it. */
const NEEDS: Readonly<Record<AppearancePlace, PermissionName | readonly PermissionName[]>> = {
  branding: 'community.manage',
  themes: 'site.manage',
  layouts: 'site.manage',
  fragments: 'site.manage',
  pages: ['settings.manage', 'site.manage'],
  navigation: 'site.manage',
  languages: 'site.manage',
  styleGuide: ['settings.view', 'site.manage'],
};

export const appearanceWidgets = [
  widget({
    id: 'appearance.page',
    component: 'AppearancePage',
    name: 'Appearance',
    views: [],
    hydrate: async (ctx) => {
      const places = APPEARANCE_PLACES.filter((place) => ctx.can(NEEDS[place]));
      const props: AppearancePageProps = { places };
      return { ...props };
    },
  }),
];
