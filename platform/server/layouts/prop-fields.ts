// What widgets have in common of what can be set on them, declared once: with the words and groups an editor shows.
// Words are English; the editor translates them. Any value may instead be `{ $hydrate: 'param', ref: … }` and the like.
import { z } from 'zod';
import { OpenList, openSchema, withProperties } from '../../contract/open-list.ts';
import { linkAddress } from './link-address.ts';

export interface Control {
  inputType:
    | 'textBox'
    | 'textArea'
    | 'checkBox'
    | 'radio'
    | 'select'
    | 'number'
    | 'color'
    | 'upload'
    | 'url'
    | 'code'
    | 'richText'
    | 'list'
    | 'category'
    | 'tag'
    | 'user'
    | 'role'
    | 'collection'
    | 'fragment';
  /** The heading of the form it stands under. */
  group?: string;
  /** By value: what a person reads. */
  choices?: Readonly<Record<string, string>>;
  placeholder?: string;
  /** Of code. */
  language?: 'html' | 'css' | 'javascript';
  /** Shown only while another property has one of these values: `{ titleType: ['static'] }`. */
  shownWhile?: Readonly<Record<string, readonly unknown[]>>;
}

/** A property with its label, its help and the control it is set by. */
export function field<T extends z.ZodType>(
  schema: T,
  title: string,
  control: Control,
  description?: string,
): T {
  return schema.meta({ title, ...(description && { description }), 'x-control': control }) as T;
}

/** One of several: the schema and the choices from one table. */
export function choice<const Choices extends Readonly<Record<string, string>>>(
  choices: Choices,
  title: string,
  { inputType = 'select', ...control }: Partial<Control> = {},
) {
  const values = Object.keys(choices) as [keyof Choices & string, ...(keyof Choices & string)[]];
  return field(z.enum(values), title, { inputType, choices, ...control });
}

export const text = (title: string, group?: string, max = 500) =>
  field(z.string().max(max).optional(), title, { inputType: 'textBox', ...(group && { group }) });

export const longText = (title: string, group?: string, max = 2000) =>
  field(z.string().max(max).optional(), title, { inputType: 'textArea', ...(group && { group }) });

export const flag = (title: string, group?: string, description?: string) =>
  field(z.boolean().optional(), title, { inputType: 'checkBox', ...(group && { group }) }, description);

/** A flag that is set until somebody takes it off: a form shows it so, and what is stored stays what was written. */
export const shownFlag = (title: string, group?: string) => flag(title, group).meta({ default: true });

/** Which of several facts are shown: all but those that are `notAtFirst`, until somebody says otherwise. */
export const shownMetas = (
  titles: Readonly<Record<string, string>> | OpenList,
  notAtFirst: ReadonlySet<string> = new Set(),
) => {
  const flags = (words: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(words).map(([name, title]) => [
        name,
        (notAtFirst.has(name) ? flag : shownFlag)(title, 'Metas'),
      ]),
    );
  if (!(titles instanceof OpenList)) return z.looseObject(flags(titles)).optional();
  return openSchema(
    z.looseObject(flags(titles.own)),
    (features) => titles.addedBy(features),
    (schema, added) => withProperties(schema, flags(added)),
  ).optional();
};

export const color = (title: string, group?: string) =>
  field(z.string().max(200).optional(), title, { inputType: 'color', ...(group && { group }) });

export const image = (title: string, group?: string) =>
  field(z.string().max(2000).nullable().optional(), title, { inputType: 'upload', ...(group && { group }) });

/** Where something leads: to an address of the site or of the web, to a mailbox or a phone; empty is nowhere. */
export const linkField = (title: string, group?: string) =>
  field(linkAddress.optional(), title, { inputType: 'url', ...(group && { group }) });

/** In pixels; left out, corners are the theme's. */
export const cornerRadius = field(
  z.union([z.number().min(0).max(100), z.string().max(20)]).optional(),
  'Roundness of corners',
  { inputType: 'number' },
);

/** Of lists and charts. */
export const limit = (most = 100, title = 'Limit', group = 'Data') =>
  field(z.int().min(1).max(most).optional(), title, { inputType: 'number', group }, 'How many are shown.');

const TITLE_TYPES = {
  none: 'None',
  static: 'Own words',
  'siteSection/name': 'The name of the community',
  'category/name': 'The name of the category',
  'discussion/name': 'The title of the post',
  'place/name': 'The name of the place',
} as const;
const DESCRIPTION_TYPES = {
  none: 'None',
  static: 'Own words',
  'siteSection/description': 'The description of the community',
  'category/description': 'The description of the category',
  'place/description': 'The description of the place',
} as const;

/** `titleType`, `title`, `descriptionType`, `description`, `subtitle`. */
export const headings = {
  titleType: choice(TITLE_TYPES, 'Title shows', { group: 'Heading' }).optional(),
  title: field(z.string().max(500).optional(), 'Title', {
    inputType: 'textBox',
    group: 'Heading',
    shownWhile: { titleType: ['static'] },
  }),
  descriptionType: choice(DESCRIPTION_TYPES, 'Description shows', { group: 'Heading' }).optional(),
  description: field(z.string().max(2000).optional(), 'Description', {
    inputType: 'textArea',
    group: 'Heading',
    shownWhile: { descriptionType: ['static'] },
  }),
  subtitle: text('Subtitle', 'Heading'),
};

/** Words of style sheets: what is not among those offered is stored, and means the default. */
const suggested = (choices: Readonly<Record<string, string>>, title: string) =>
  field(z.string().max(500).optional(), title, { inputType: 'select', group: 'Background', choices });

export const background = field(
  z.looseObject({
    color: color('Background colour', 'Background'),
    image: image('Background image', 'Background'),
    imageSource: choice(
      {
        styleGuide: 'The theme',
        'siteSection/bannerImage': 'The banner of the community',
        'category/bannerImage': 'The banner of the category',
        custom: 'An image of its own',
      },
      'Image from',
      { group: 'Background' },
    ).optional(),
    useOverlay: shownFlag('Shade the image, so that words on it can be read', 'Background'),
    position: suggested(
      { center: 'Middle', top: 'Top', bottom: 'Bottom', left: 'Left', right: 'Right' },
      'Part of the image that stays in view',
    ),
    size: suggested(
      { cover: 'Fills the background', contain: 'Shown whole', auto: 'As large as it is' },
      'Size of the image',
    ),
    attachment: suggested(
      { scroll: 'Moves with the page', fixed: 'Stays while the page moves' },
      'While somebody scrolls',
    ),
  }),
  'Background',
  { inputType: 'list', group: 'Background' },
);

const BORDERS = {
  none: 'None',
  border: 'Border',
  shadow: 'Shadow',
  separator: 'Separators',
  navLinks: 'Navigation links',
} as const;

export const BUTTON_TYPES = {
  standard: 'Standard',
  primary: 'Primary',
  outline: 'Outline',
  transparent: 'Transparent',
  translucid: 'Translucid',
  text: 'Text',
  textPrimary: 'Primary text',
} as const;

export const containerOptions = field(
  z.looseObject({
    outerBackground: z
      .looseObject({
        color: color('Outer background', 'Container'),
        image: image('Outer image', 'Container'),
      })
      .optional(),
    innerBackground: z.looseObject({ color: color('Inner background', 'Container') }).optional(),
    borderType: choice(BORDERS, 'Border', { group: 'Container' }).optional(),
    headerAlignment: choice({ left: 'Left', center: 'Centre' }, 'Alignment of the heading', {
      inputType: 'radio',
      group: 'Container',
    }).optional(),
    visualBackgroundType: choice({ inner: 'Inner', outer: 'Outer' }, 'Background is', {
      inputType: 'radio',
      group: 'Container',
    }).optional(),
    displayType: choice({ grid: 'Grid', list: 'List', carousel: 'Carousel', link: 'Links' }, 'Shown as', {
      group: 'Container',
    }).optional(),
    maxColumnCount: field(z.int().min(1).max(5).optional(), 'Most columns', {
      inputType: 'number',
      group: 'Container',
    }),
    viewAll: z
      .looseObject({
        to: linkField('Link to all', 'Container'),
        name: text('Words of the link to all', 'Container', 100),
        position: choice({ top: 'Top', bottom: 'Bottom' }, 'Place of the link to all', {
          group: 'Container',
        }).optional(),
        displayType: choice(BUTTON_TYPES, 'Looks of the link to all', { group: 'Container' }).optional(),
      })
      .optional(),
  }),
  'Container',
  { inputType: 'list', group: 'Container' },
).optional();

export const button = z.looseObject({
  title: text('Words', 'Button', 100),
  type: choice(BUTTON_TYPES, 'Type', { group: 'Button' }).optional(),
  url: linkField('Link', 'Button'),
  shouldUseButton: shownFlag('Show the button', 'Button'),
});

export const itemOptions = field(
  z.looseObject({
    contentType: choice(
      {
        title: 'Title',
        'title-description': 'Title and description',
        'title-description-image': 'Title, description and image',
        'title-description-icon': 'Title, description and icon',
        'title-background': 'Title on an image',
        'title-background-description': 'Title and description on an image',
        'title-chat-bubble': 'Title in a speech bubble',
      },
      'Content',
      { group: 'Items' },
    ).optional(),
    imagePlacement: choice({ left: 'Left', top: 'Top' }, 'Place of the image', {
      inputType: 'radio',
      group: 'Items',
    }).optional(),
    imagePlacementMobile: choice({ left: 'Left', top: 'Top' }, 'Place of the image on phones', {
      inputType: 'radio',
      group: 'Items',
    }).optional(),
    box: z
      .looseObject({ borderType: choice(BORDERS, 'Border of items', { group: 'Items' }).optional() })
      .optional(),
    fg: color('Colour of words', 'Items'),
    display: z
      .looseObject({
        name: shownFlag('Name', 'Items'),
        description: shownFlag('Description', 'Items'),
        counts: shownFlag('Counts', 'Items'),
        cta: shownFlag('Link', 'Items'),
      })
      .optional(),
    alignment: choice({ left: 'Left', center: 'Centre' }, 'Alignment', {
      inputType: 'radio',
      group: 'Items',
    }).optional(),
    viewMore: z
      .looseObject({
        labelCode: text('Words of the link', 'Items', 100),
        buttonType: choice(BUTTON_TYPES, 'Type of the link', { group: 'Items' }).optional(),
      })
      .optional(),
    fallbackImage: image('Image where there is none', 'Items'),
    fallbackIcon: image('Icon where there is none', 'Items'),
  }),
  'Items',
  { inputType: 'list', group: 'Items' },
).optional();
