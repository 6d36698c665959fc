import { DomainError } from '../../../platform/contract/errors.ts';
import type { LayoutLookup } from '../../../platform/contract/page.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { AddressValue } from '../../../platform/server/layouts/page-params.ts';
import type { ViewType } from '../../../platform/server/layouts/view.ts';
import { captchaSources } from '../../users/server/registration/captcha.ts';
import { hasAdministrator } from '../../users/server/registration/set-up.queries.ts';
import { safeTarget } from '../safe-target.ts';

declare module '../../../platform/server/layouts/page-params.ts' {
  interface PageParamTypes {
    target: string;
    code: string;
    key: string;
    userID: string;
    connectProblem: AddressValue;
  }
}

const NOT_INDEXED = [{ name: 'robots', content: 'noindex' }];

const TITLES = {
  signIn: 'Sign In',
  register: 'Register',
  registerInvitation: 'Join',
  signOut: 'Sign Out',
  passwordRequest: 'Forgot your password?',
  passwordReset: 'Choose a new password',
  emailConfirm: 'Confirm your email address',
  emailConfirmRequest: 'Resend confirmation email',
} as const;

interface EntryViewOptions {
  isForGuests?: boolean;
  foreignSources?: NonNullable<ViewType['foreignSources']>;
}

/** Members have no business on pages for guests; mails lead members and guests alike to the others. */
function entryView(
  type: keyof typeof TITLES,
  { isForGuests = false, foreignSources }: EntryViewOptions = {},
): ViewType {
  return {
    type,
    ...(foreignSources && { foreignSources }),
    // The address carries where to go afterwards, or a secret; cached pages would only fill memory.
    isPersonal: () => true,
    allowsUnauthenticated: true,
    resolve: async (ctx, lookup) => {
      const target = targetOf(lookup);
      if (isForGuests && !ctx.viewer.isGuest) return { redirectTo: target, status: 302 };
      return {
        layoutViewType: type,
        records: [],
        params: {
          target,
          code: textOf(lookup, 'code'),
          key: textOf(lookup, 'key'),
          userID: textOf(lookup, 'userID'),
          connectProblem: textOf(lookup, 'connectProblem'),
        },
        seo: { title: ctx.translator.t(TITLES[type]), meta: NOT_INDEXED },
      };
    },
  };
}

const setup: ViewType = {
  type: 'setup',
  isPersonal: () => true,
  allowsUnauthenticated: true,
  resolve: async (ctx: RequestContext, lookup) => {
    if (await hasAdministrator(ctx.db))
      throw new DomainError('setup.done', 410, 'This community has been set up already.');
    return {
      layoutViewType: 'setup',
      records: [],
      params: { key: textOf(lookup, 'key') },
      seo: { title: ctx.translator.t('Set up your community'), meta: NOT_INDEXED },
    };
  },
};

function textOf(lookup: LayoutLookup, name: string): string {
  const value = lookup.params[name];
  return typeof value === 'string' ? value : '';
}

function targetOf(lookup: LayoutLookup): string {
  const target = lookup.params.Target ?? lookup.params.target;
  return safeTarget(typeof target === 'string' ? target : undefined);
}

export const entryViews: ViewType[] = [
  entryView('signIn', { isForGuests: true }),
  entryView('register', { isForGuests: true, foreignSources: captchaSources }),
  entryView('registerInvitation', { isForGuests: true }),
  entryView('signOut'),
  entryView('passwordRequest'),
  entryView('passwordReset'),
  entryView('emailConfirm'),
  entryView('emailConfirmRequest'),
  setup,
];
