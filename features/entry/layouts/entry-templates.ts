import type { LayoutTemplate } from '../../../platform/server/layouts/view.ts';

const form = (layoutViewType: string, name: string, widget: string): LayoutTemplate => ({
  layoutViewType,
  name,
  layout: [
    { $hydrate: 'react.section.1-column', isNarrow: true, children: [{ $hydrate: `react.${widget}` }] },
  ],
});

export const entryTemplates: LayoutTemplate[] = [
  form('signIn', 'Sign In', 'entry.sign-in'),
  form('register', 'Register', 'entry.register'),
  form('signOut', 'Sign Out', 'entry.sign-out'),
  form('setup', 'Set Up', 'entry.setup'),
];
