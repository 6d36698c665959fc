// What single keys do, everywhere and on the kinds of page that have keys of their own.
import type { Translator } from '../../../contract/languages/translate.ts';

/** After `g`: where to go. */
export const PLACES: Readonly<Record<string, string>> = {
  h: '/',
  p: '/discussions',
  c: '/categories',
  b: '/discussions/bookmarked',
  m: '/discussions/mine',
  s: '/search',
};

export interface ShortcutGroup {
  name: string;
  shortcuts: { keys: string[]; text: string }[];
}

export function shortcutGroups({ t }: Pick<Translator, 't'>): ShortcutGroup[] {
  return [
    {
      name: t('Everywhere'),
      shortcuts: [
        { keys: ['?'], text: t('Show this list') },
        { keys: ['/'], text: t('Search') },
        { keys: ['c'], text: t('Write a new post') },
        { keys: ['g', 'h'], text: t('Go home') },
        { keys: ['g', 'p'], text: t('Go to posts') },
        { keys: ['g', 'c'], text: t('Go to categories') },
        { keys: ['g', 'b'], text: t('Go to my bookmarks') },
        { keys: ['g', 'm'], text: t('Go to my posts') },
        { keys: ['g', 's'], text: t('Go to search') },
        { keys: ['z'], text: t('Undo what was done last, while that is offered') },
        { keys: ['Esc'], text: t('Close what lies over the page') },
      ],
    },
    {
      name: t('In a list'),
      shortcuts: [
        { keys: ['j'], text: t('Next post') },
        { keys: ['k'], text: t('Previous post') },
        { keys: ['Enter'], text: t('Open it') },
        { keys: ['b'], text: t('Bookmark it') },
        { keys: ['x'], text: t('Select it, or select it no more') },
      ],
    },
    {
      name: t('In a thread'),
      shortcuts: [
        { keys: ['j'], text: t('Next comment') },
        { keys: ['k'], text: t('Previous comment') },
        { keys: ['u'], text: t('First unread comment') },
        { keys: ['r'], text: t('Reply') },
        { keys: ['q'], text: t('Quote') },
        { keys: ['x'], text: t('Select it, or select it no more') },
      ],
    },
    caseShortcuts(t),
  ];
}

function caseShortcuts(t: Translator['t']): ShortcutGroup {
  return {
    name: t('Where cases wait for a decision'),
    shortcuts: [
      { keys: ['j'], text: t('Next case') },
      { keys: ['k'], text: t('Previous case') },
      { keys: ['c'], text: t('Claim it, or give it back') },
      { keys: ['a'], text: t('Approve') },
      { keys: ['d'], text: t('Dismiss') },
      { keys: ['r'], text: t('Remove') },
      { keys: ['w'], text: t('Warn the author') },
      { keys: ['b'], text: t('Ban the author') },
      { keys: ['e'], text: t('Escalate') },
      { keys: ['s'], text: t('Assign') },
      { keys: ['n'], text: t('Write a note for staff') },
    ],
  };
}
