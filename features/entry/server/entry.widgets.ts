import { siteConfig } from '../../../platform/server/config/site-config.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';

function form(id: string, component: string, name: string) {
  return widget({
    id,
    component,
    name,
    hydrate: async (ctx, { params }) => ({
      siteName: ctx.setting(siteConfig.title),
      target: params.target ?? '/',
      ...(params.key !== undefined && { setupKey: params.key }),
    }),
  });
}

export const entryWidgets = [
  form('entry.sign-in', 'SignInForm', 'Sign-in form'),
  form('entry.register', 'RegisterForm', 'Registration form'),
  form('entry.sign-out', 'SignOutForm', 'Sign-out form'),
  form('entry.setup', 'SetupWizard', 'Set-up wizard'),
];
