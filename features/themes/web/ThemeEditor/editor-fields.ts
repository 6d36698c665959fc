// What the editor offers of a theme, part by part. Everything else stays as it is in the variables.

export interface ColourField {
  kind: 'colour';
  path: string;
  token: string;
  label: string;
  hint: string;
}

export interface RangeField {
  kind: 'range';
  path: string;
  label: string;
  hint: string;
  least: number;
  most: number;
  usual: number;
}

export interface ChoiceField {
  kind: 'choice';
  path: string;
  label: string;
  hint: string;
  /** The first is what holds where nothing is said. */
  options: readonly { value: string; name: string }[];
}

export interface TextField {
  kind: 'text';
  path: string;
  label: string;
  hint: string;
  placeholder: string;
}

export type EditorField = ColourField | RangeField | ChoiceField | TextField;

const colour = (path: string, token: string, label: string, hint: string): ColourField => ({
  kind: 'colour',
  path,
  token,
  label,
  hint,
});

export const GLOBAL_FIELDS: readonly EditorField[] = [
  colour('global.mainColors.primary', 'seed-accent', 'Accent', 'Primary buttons and unread marks.'),
  colour('global.links.colors.default', 'seed-accent-text', 'Links', 'Follows the accent until it is set.'),
  colour('global.mainColors.fg', 'color-text', 'Text', 'Titles and what people write.'),
  colour('tokens.color-text-secondary', 'color-text-secondary', 'Second text', 'Names, numbers, navigation.'),
  colour('metas.font.color', 'color-text-muted', 'Muted text', 'Times, counts, hints.'),
  colour('global.body.backgroundImage.color', 'color-canvas', 'Canvas', 'Behind everything.'),
  colour('global.mainColors.bg', 'color-surface', 'Surface', 'Lists, cards, fields.'),
  colour('global.border.color', 'color-line', 'Lines', 'Between rows and around boxes.'),
  colour(
    'tokens.color-line-control',
    'color-line-control',
    'Edges of fields',
    'They show where one can type.',
  ),
  {
    kind: 'range',
    path: 'global.border.radius',
    label: 'Corner radius',
    hint: 'Buttons, fields, cards. 0 is square.',
    least: 0,
    most: 16,
    usual: 6,
  },
  {
    kind: 'text',
    path: 'global.fonts.families.body',
    label: 'Font',
    hint: 'Names in order of preference. What a device does not have is skipped.',
    placeholder: 'Open Sans, sans-serif',
  },
  {
    kind: 'choice',
    path: 'global.options.preset',
    label: 'Colour scheme',
    hint: 'What a first-time reader sees.',
    options: [
      { value: 'system', name: 'System' },
      { value: 'light', name: 'Light' },
      { value: 'dark', name: 'Dark' },
    ],
  },
];

export const TITLE_BAR_FIELDS: readonly EditorField[] = [
  colour('titleBar.colors.bg', 'color-titlebar', 'Background', 'Behind the logo and the navigation.'),
  colour('titleBar.colors.fg', 'color-titlebar-text', 'Text', 'Chosen by contrast until it is set.'),
  {
    kind: 'range',
    path: 'titleBar.sizing.height',
    label: 'Height',
    hint: 'On wide screens.',
    least: 40,
    most: 80,
    usual: 48,
  },
  {
    kind: 'choice',
    path: 'titleBar.overlay',
    label: 'Title bar',
    hint: 'Solid stays readable over banners.',
    options: [
      { value: 'solid', name: 'Solid' },
      { value: 'transparent', name: 'Transparent' },
    ],
  },
  {
    kind: 'choice',
    path: 'titleBar.border.type',
    label: 'Edge',
    hint: 'How it parts from the page.',
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
    hint: 'Sticky follows the reader down the page.',
    options: [
      { value: 'sticky', name: 'Sticky' },
      { value: 'static', name: 'Static' },
    ],
  },
];

export const BANNER_FIELDS: readonly EditorField[] = [
  colour('banner.outerBackground.color', 'color-banner', 'Background', 'Behind the banner of the home page.'),
  colour('banner.title.font.color', 'color-banner-text', 'Title', 'Chosen by contrast until it is set.'),
  colour('banner.description.font.color', 'color-banner-muted', 'Description', 'Under the title.'),
  {
    kind: 'text',
    path: 'banner.outerBackground.image',
    label: 'Picture',
    hint: 'The path of an uploaded picture, or an https address. Words must stay readable on it.',
    placeholder: '/uploads/…',
  },
];

export const COLOUR_FIELDS: readonly ColourField[] = [
  ...GLOBAL_FIELDS,
  ...TITLE_BAR_FIELDS,
  ...BANNER_FIELDS,
].filter((field) => field.kind === 'colour');

/** What people call the grounds and inks that a theme is judged by. */
export const TOKEN_NAMES: Readonly<Record<string, string>> = {
  'color-canvas': 'the canvas',
  'color-surface': 'the surface',
  'color-sunken': 'sunken surfaces',
  'color-raised': 'menus',
  'color-hover': 'a row that is pointed at',
  'color-selected': 'a selected row',
  'color-press': 'pressed buttons',
  'color-sheet': 'lists',
  'color-sheet-head': 'heads of lists',
  'color-titlebar': 'the title bar',
  'color-banner': 'the banner',
  'color-accent': 'the accent',
  'color-accent-hover': 'the accent under the pointer',
  'color-accent-press': 'the pressed accent',
  'color-accent-soft': 'the accent’s tint',
  'color-inverse': 'tooltips',
  'color-mark': 'marked words',
  'color-code': 'code',
  'color-text': 'text',
  'color-text-secondary': 'second text',
  'color-text-muted': 'muted text',
  'color-text-link': 'links',
  'color-text-on-accent': 'text on the accent',
  'color-titlebar-text': 'text of the title bar',
  'color-banner-text': 'the banner’s title',
  'color-banner-muted': 'the banner’s description',
  'color-line-control': 'edges of fields',
  'color-focus': 'the focus ring',
  'color-titlebar-focus': 'the focus ring',
};
