import {
  type AddressValue,
  managedView,
  oneWidget,
  type ProfileTab,
  profileTabTemplate,
  type ViewType,
} from '@parley/addon-api';
import { wordings } from '@parley/addon-api/shared';
import { OWN_WARNINGS_PATH, RULES_PATH, SCREENS, screenPath } from '../warnings.address.ts';

declare module '@parley/addon-api' {
  interface PageParamTypes {
    screen: AddressValue;
    jwt: AddressValue;
  }
}

const TITLES = {
  warnings: 'Warnings',
  notes: 'Notes on members',
  appeals: 'Appeals',
  types: 'Types of warnings',
} as const;

export const screenOf = (value: unknown) => SCREENS.find((screen) => screen === value) ?? 'warnings';

export const warningViews: ViewType[] = [
  managedView({
    type: 'warnings',
    needs: ['warnings.add', 'userNotes.view', 'userNotes.add'],
    address: screenPath('warnings'),
    about: ({ translator }, { screen, page }) => ({
      title: translator.t(TITLES[screenOf(screen)]),
      params: { screen, page: Number(page ?? 1) },
    }),
  }),
  managedView({
    type: 'ownWarnings',
    needs: 'session.valid',
    address: OWN_WARNINGS_PATH,
    about: ({ translator }, { page }) => ({
      title: translator.t('My warnings'),
      params: { page: Number(page ?? 1) },
    }),
  }),
  {
    type: 'rules',
    resolve: async (ctx) => {
      const seo = { title: ctx.translator.t('Rules'), url: ctx.url(RULES_PATH) };
      return { layoutViewType: 'rules', records: [], params: {}, seo };
    },
  },
  {
    type: 'appeal',
    isPersonal: () => true,
    resolve: async (ctx, { params: { jwt } }) => {
      const title = ctx.translator.t('Appeal against a warning');
      const seo = { title, meta: [{ name: 'robots', content: 'noindex' }] };
      return { layoutViewType: 'appeal', records: [], params: { jwt }, seo };
    },
  },
];

export const warningTemplates = [
  oneWidget('warnings', 'Warnings', 'warnings.staff'),
  oneWidget('ownWarnings', 'My warnings', 'warnings.own', 'narrow'),
  oneWidget('rules', 'Rules', 'warnings.rules', 'narrow'),
  oneWidget('appeal', 'Appeal', 'warnings.appeal', 'narrow'),
  profileTabTemplate('profileNotes', 'Notes on a Member', { main: ['warnings.ofMember'] }),
];

/** For staff alone; others have no such page. */
export const notesTab: ProfileTab = {
  id: 'staff-notes',
  ...wordings({ name: 'Staff', title: 'What staff noted about {name}' }),
  position: 200,
  layoutViewType: 'profileNotes',
  permission: ['userNotes.view', 'userNotes.add', 'warnings.add'],
  isIndexed: false,
};
