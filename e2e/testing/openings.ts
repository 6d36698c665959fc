// What opens on which page, for whom, by what; in the messages of the interface.
import type { Find, Opening, OpeningsOfPage } from './opening.ts';

const path = ({ url }: { url: string }) => new URL(url).pathname;

const css =
  (selector: string): Find =>
  (page) =>
    page.locator(selector).filter({ visible: true }).first();
const named =
  (role: 'button' | 'dialog' | 'textbox' | 'link', message: string, values?: Record<string, string>): Find =>
  (page, say) =>
    page
      .getByRole(role, { name: say(message, values), exact: true })
      .filter({ visible: true })
      .first();
const button = (message: string, values?: Record<string, string>) => named('button', message, values);
const dialog = (message: string, values?: Record<string, string>) => named('dialog', message, values);
const summary =
  (message: string, values?: Record<string, string>): Find =>
  (page, say) =>
    page
      .locator(`summary[aria-label="${say(message, values)}"]`)
      .filter({ visible: true })
      .first();
const inMenu =
  (message: string): Find =>
  (page, say) =>
    page.locator('details[open]').getByRole('button', { name: say(message), exact: true });

/** The panel stands beside its opener. */
const flyout = (opener: Find, more: Partial<Opening> = {}): Opening => ({
  press: [opener],
  shows: (page, say) => opener(page, say).locator('xpath=following-sibling::*[last()]'),
  ...more,
});
const modal = (shows: Find, ...press: [Find, ...Find[]]): Opening => ({ press, shows, keeps: 'tab' });

const account = flyout(css('header details:has([href="/account/security"]) > summary'));
const suggestions: Opening = {
  press: [css('header [type="search"]')],
  types: 'bees',
  shows: (page) => page.locator('header [data-search-bar] a[href^="/search?query=bees"]').locator('..'),
  has: css('header [data-search-bar] a[href*="/discussion/"]'),
  keeps: 'focus',
};
const discussionOptions = summary('Discussion Options');
const commentOptions = summary('Comment Options, #{number}', { number: '1' });
const ofDiscussion = (item: string, title = item) => modal(dialog(title), discussionOptions, inMenu(item));

export const openings: Readonly<Record<string, OpeningsOfPage>> = {
  'a guest at home': {
    who: 'guest',
    at: () => '/',
    openings: {
      'a menu of the navigation': {
        press: [css('header nav button[aria-expanded]')],
        shows: css('header nav [aria-expanded] + *'),
        key: 'ArrowDown',
      },
      languages: flyout(css('footer summary')),
      'suggestions of the search': suggestions,
      'the keys': {
        press: [css('main a')],
        key: '?',
        shows: dialog('Keyboard shortcuts'),
        keeps: 'tab',
      },
    },
  },
  'a guest in a thread': {
    who: 'guest',
    at: ({ thread }) => path(thread),
    openings: {
      sharing: flyout(summary('Share'), { has: css('details[open] a[href^="mailto:"]') }),
      'the order of comments': flyout(css('main summary:has(b)')),
    },
  },
  'a guest on a phone': {
    who: 'guest',
    at: ({ thread }) => path(thread),
    width: 390,
    openings: {
      'the navigation': flyout(summary('Site Navigation')),
      'suggestions of the search': suggestions,
    },
  },
  'a member in a thread': {
    who: 'member',
    at: ({ thread }) => path(thread),
    openings: {
      'the account box': account,
      'what can be done with it': flyout(discussionOptions, {
        has: css('details[open] a[href^="/post/edit"]'),
      }),
      'the card of a member': {
        press: [css('main a[aria-haspopup="dialog"]')],
        key: 'Space',
        shows: css('[data-user-card]:popover-open'),
        has: css('[data-user-card] a[href^="/profile/"]'),
      },
      'who reacted': {
        press: [css('main article [role="group"] button[aria-label*=", "]')],
        key: 'Shift',
        shows: (page) => page.getByRole('tooltip'),
        has: css('[role="tooltip"] img, [role="tooltip"] [data-letter]'),
        keeps: 'focus',
      },
      'what can be done with a comment': flyout(commentOptions, { has: inMenu('Quote') }),
      'people to mention': {
        press: [named('textbox', 'Comment')],
        types: '@Mel',
        shows: css('[role="listbox"]'),
        keeps: 'focus',
      },
    },
  },
  'a member in a list': {
    who: 'member',
    at: () => '/discussions',
    openings: {
      filters: modal(dialog('Filter Posts'), button('Filter')),
      'the order of the list': flyout(css('main summary:has(b)')),
    },
  },
  'a member on a phone': {
    who: 'member',
    at: ({ thread }) => path(thread),
    width: 390,
    openings: {
      'the account box': account,
      'the card of a member': {
        press: [css('main a[aria-haspopup="dialog"]')],
        key: 'Space',
        shows: (page) => page.getByRole('dialog').filter({ has: page.locator('[data-user-card]') }),
        has: css('[data-user-card] a[href^="/profile/"]'),
        keeps: 'tab',
      },
    },
  },
  'a member who keeps the account safe': {
    who: 'member',
    at: () => '/account/security',
    openings: {
      'a second factor': modal(dialog('Set up two-factor authentication'), button('Set up')),
    },
  },
  'an administrator who keeps the account safe': {
    who: 'admin',
    at: () => '/account/security',
    openings: {
      'a token': modal(dialog('New token'), button('New token')),
    },
  },
  'a member who writes': {
    who: 'member',
    at: () => '/post/discussion',
    openings: {
      tags: {
        press: [css('main [role="combobox"]')],
        types: 'be',
        shows: css('[role="listbox"]:has([role="option"])'),
        keeps: 'focus',
      },
    },
  },
  'an administrator in a thread': {
    who: 'admin',
    at: ({ thread }) => path(thread),
    openings: {
      'what can be done with it': flyout(discussionOptions, { has: inMenu('Reaction Log') }),
      deleting: ofDiscussion('Delete', 'Delete Discussion'),
      moving: ofDiscussion('Move Post'),
      'another type': { ...ofDiscussion('Change Post Type'), has: css('dialog select') },
      tagging: ofDiscussion('Tag'),
      announcing: ofDiscussion('Announce'),
      'another author': ofDiscussion('Change Author'),
      collecting: { ...ofDiscussion('Add to Collection'), has: css('dialog input') },
      'the log of reactions': { ...ofDiscussion('Reaction Log'), has: css('dialog time') },
      'deleting a comment': modal(dialog('Delete Comment'), commentOptions, inMenu('Delete')),
    },
  },
  'an administrator among themes': {
    who: 'admin',
    at: () => '/appearance/themes',
    openings: {
      'more for a theme': flyout(summary('More for {name}', { name: 'Ours' })),
      deleting: modal(dialog('Delete theme'), summary('More for {name}', { name: 'Ours' }), inMenu('Delete')),
    },
  },
  'an administrator of the navigation': {
    who: 'admin',
    at: () => '/appearance/navigation',
    openings: {
      'what can be done with an item': flyout(summary('Options for {name}', { name: 'Learn' })),
      'an item': modal(dialog('Edit item'), summary('Options for {name}', { name: 'Learn' }), inMenu('Edit')),
      'a new item': modal(dialog('Add an item'), button('Add an item')),
      'doing without a list': modal(dialog('Remove this list'), button('Remove this list')),
      translating: {
        ...modal(dialog('Translate items'), button('Translate items')),
        has: css('dialog textarea:enabled'),
      },
    },
  },
  'an administrator of pages': {
    who: 'admin',
    at: () => '/appearance/pages',
    openings: {
      'more for a page': flyout(summary('More for {name}', { name: 'House rules' })),
      deleting: modal(
        dialog('Delete page'),
        summary('More for {name}', { name: 'House rules' }),
        inMenu('Delete'),
      ),
    },
  },
  'an administrator of layouts': {
    who: 'admin',
    at: () => '/appearance/layouts',
    openings: {
      'more for a layout': flyout(summary('More for {name}', { name: 'Spring' })),
      applying: modal(dialog('Apply {name}', { name: 'Spring' }), button('Apply')),
      deleting: modal(
        dialog('Delete layout'),
        summary('More for {name}', { name: 'Spring' }),
        inMenu('Delete'),
      ),
    },
  },
  'an administrator who goes back': {
    who: 'admin',
    at: (_, { layoutID }) => `/appearance/layouts/home/${layoutID}-spring`,
    openings: {
      'to the template': modal(dialog('Restore the template'), button('Restore the template')),
    },
  },
  'an administrator who arranges a layout': {
    who: 'admin',
    at: (_, { layoutID }) => `/appearance/layouts/home/${layoutID}-spring/edit`,
    openings: {
      'a section': flyout(summary('Add section')),
      'a widget': modal(dialog('Add widget'), button('Add widget')),
    },
  },
};
