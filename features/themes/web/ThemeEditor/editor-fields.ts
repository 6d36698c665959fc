// What the editor offers of a theme, part by part. Everything else stays as it is in the variables.
import type { Translator } from '../../../../platform/contract/languages/translate.ts';

export interface ColourField {
  kind: 'colour';
  path: string;
  token: string;
  label: string;
  description: string;
}

export interface RangeField {
  kind: 'range';
  path: string;
  label: string;
  description: string;
  least: number;
  most: number;
  usual: number;
}

export interface ChoiceField {
  kind: 'choice';
  path: string;
  label: string;
  description: string;
  /** The first is the default. */
  options: readonly { value: string; name: string }[];
}

export interface TextField {
  kind: 'text';
  path: string;
  label: string;
  description: string;
  placeholder: string;
}

export type EditorField = ColourField | RangeField | ChoiceField | TextField;

const colour = (path: string, token: string, words: { label: string; description: string }): ColourField => ({
  kind: 'colour',
  path,
  token,
  ...words,
});

export const GLOBAL_FIELDS: readonly EditorField[] = [
  colour('global.mainColors.primary', 'seed-accent', {
    label: 'Accent',
    description: 'Primary buttons and unread marks.',
  }),
  colour('global.links.colors.default', 'seed-accent-text', {
    label: 'Links',
    description: 'Follows the accent until it is set.',
  }),
  colour('global.mainColors.fg', 'color-text', {
    label: 'Text',
    description: 'Titles and what people write.',
  }),
  colour('tokens.color-text-secondary', 'color-text-secondary', {
    label: 'Second text',
    description: 'Names, numbers, navigation.',
  }),
  colour('metas.font.color', 'color-text-muted', {
    label: 'Muted text',
    description: 'Times, counts, hints.',
  }),
  colour('global.body.backgroundImage.color', 'color-canvas', {
    label: 'Canvas',
    description: 'Behind everything.',
  }),
  colour('global.mainColors.bg', 'color-surface', { label: 'Surface', description: 'Lists, cards, fields.' }),
  colour('global.border.color', 'color-line', {
    label: 'Lines',
    description: 'Between rows and around boxes.',
  }),
  colour('tokens.color-line-control', 'color-line-control', {
    label: 'Edges of fields',
    description: 'They show where one can type.',
  }),
  {
    kind: 'range',
    path: 'global.border.radius',
    label: 'Corner radius',
    description: 'Buttons, fields, cards. 0 is square.',
    least: 0,
    most: 16,
    usual: 6,
  },
  {
    kind: 'text',
    path: 'global.fonts.families.body',
    label: 'Font',
    description: 'Names in order of preference. What a device does not have is skipped.',
    placeholder: 'Open Sans, sans-serif',
  },
  {
    kind: 'choice',
    path: 'global.options.preset',
    label: 'Colour scheme',
    description: 'What a first-time reader sees.',
    options: [
      { value: 'system', name: 'System' },
      { value: 'light', name: 'Light' },
      { value: 'dark', name: 'Dark' },
    ],
  },
];

export const TITLE_BAR_FIELDS: readonly EditorField[] = [
  colour('titleBar.colors.bg', 'color-titlebar', {
    label: 'Background',
    description: 'Behind the logo and the navigation.',
  }),
  colour('titleBar.colors.fg', 'color-titlebar-text', {
    label: 'Text',
    description: 'Chosen by contrast until it is set.',
  }),
  {
    kind: 'range',
    path: 'titleBar.sizing.height',
    label: 'Height',
    description: 'On wide screens.',
    least: 40,
    most: 80,
    usual: 48,
  },
  {
    kind: 'choice',
    path: 'titleBar.overlay',
    label: 'Title bar',
    description: 'Solid stays readable over banners.',
    options: [
      { value: 'solid', name: 'Solid' },
      { value: 'transparent', name: 'Transparent' },
    ],
  },
  {
    kind: 'choice',
    path: 'titleBar.border.type',
    label: 'Edge',
    description: 'How it parts from the page.',
    options: [
      { value: 'border', name: 'Border' },
      { value: 'shadow', name: 'Shadow' },
      { value: 'none', name: 'None' },
    ],
  },
  {
    kind: 'choice',
    path: 'titleBar.positioning.mode',
    label: 'Place',
    description: 'Sticky follows the reader down the page.',
    options: [
      { value: 'sticky', name: 'Sticky' },
      { value: 'static', name: 'Static' },
    ],
  },
];

export const BANNER_FIELDS: readonly EditorField[] = [
  colour('banner.outerBackground.color', 'color-banner', {
    label: 'Background',
    description: 'Behind the banner of the home page.',
  }),
  colour('banner.title.font.color', 'color-banner-text', {
    label: 'Title',
    description: 'Chosen by contrast until it is set.',
  }),
  colour('banner.description.font.color', 'color-banner-muted', {
    label: 'Description',
    description: 'Under the title.',
  }),
  {
    kind: 'text',
    path: 'banner.outerBackground.image',
    label: 'Picture',
    description: 'The path of an uploaded picture, or an https address. Words must stay readable on it.',
    placeholder: '/uploads/…',
  },
];

export const COLOUR_FIELDS: readonly ColourField[] = [
  ...GLOBAL_FIELDS,
  ...TITLE_BAR_FIELDS,
  ...BANNER_FIELDS,
].filter((field) => field.kind === 'colour');

/** What people call the grounds and inks that the contrast of a theme is checked by. */
export function tokenName(t: Translator['t'], token: string): string {
  const names: Readonly<Record<string, string>> = {
    'color-canvas': t('the canvas'),
    'color-surface': t('the surface'),
    'color-sunken': t('sunken surfaces'),
    'color-raised': t('menus'),
    'color-hover': t('a row that is pointed at'),
    'color-selected': t('a selected row'),
    'color-press': t('pressed buttons'),
    'color-sheet': t('lists'),
    'color-sheet-head': t('heads of lists'),
    'color-titlebar': t('the title bar'),
    'color-banner': t('the banner'),
    'color-accent': t('the accent'),
    'color-accent-hover': t('the accent under the pointer'),
    'color-accent-press': t('the pressed accent'),
    'color-accent-soft': t('the accent’s tint'),
    'color-inverse': t('tooltips'),
    'color-mark': t('marked words'),
    'color-code': t('code'),
    'color-text': t('text'),
    'color-text-secondary': t('second text'),
    'color-text-muted': t('muted text'),
    'color-text-link': t('links'),
    'color-text-on-accent': t('text on the accent'),
    'color-titlebar-text': t('text of the title bar'),
    'color-banner-text': t('the banner’s title'),
    'color-banner-muted': t('the banner’s description'),
    'color-line-control': t('edges of fields'),
    'color-focus': t('the focus ring'),
    'color-titlebar-focus': t('the focus ring'),
  };
  return names[token] ?? token;
}
