/** Puts a component where it stands in the product: on a page of a site, at an address. */
import type { ReactNode } from 'react';
import type { HydratedLayout, SiteMeta } from '../../contract/page.ts';
import { App } from '../page/App.tsx';
import { createScreenStore, type ScreenLocation, type ScreenStore } from '../router/screen.tsx';

export interface Stage {
  path?: string;
  /** In place of `path`, to see what is read of it. */
  location?: ScreenLocation;
  site?: Partial<SiteMeta>;
  /** What the audience may do anywhere. */
  permissions?: readonly string[];
  page?: HydratedLayout;
  navigate?: ScreenStore['navigate'];
  revalidate?: ScreenStore['revalidate'];
}

export const SITE: SiteMeta = {
  siteName: 'Bees',
  siteUrl: 'http://localhost',
  description: '',
  locale: 'en',
  isRightToLeft: false,
  isSignedIn: false,
  signInUrl: '/entry/signin',
  registrationUrl: '/entry/register',
  signOutUrl: '/entry/signout',
  editContentTimeout: -1,
  titleMaxLength: 100,
  permissions: { isAdmin: false, permissions: [] },
  addons: [],
};

export function onPage(element: ReactNode, stage: Stage = {}): ReactNode {
  const { pathname, search, hash } = new URL(stage.path ?? '/', SITE.siteUrl);
  const location: ScreenLocation = stage.location ?? { pathname, search, hash };
  const names = stage.permissions ?? [];
  const granted = Object.fromEntries(names.map((name) => [name, true]));
  const permissions = { isAdmin: false, permissions: [{ type: 'global', permissions: granted }] };
  const screen = createScreenStore(
    { location, state: { page: stage.page ?? null, problem: null }, isLoading: false },
    () => ({
      navigate: stage.navigate ?? (() => {}),
      revalidate: stage.revalidate ?? (async () => {}),
      prepare: async () => {},
    }),
  );
  return (
    <App screen={screen} site={{ ...SITE, permissions, ...stage.site }} widgets={{}} messages={{}}>
      {element}
    </App>
  );
}
