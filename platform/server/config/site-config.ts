// The settings the platform itself reads.
import { z } from 'zod';
import { canonicalLocale } from '../../contract/languages/languages.ts';
import { configKey } from './config-key.ts';

const form = z.string().min(1).max(1000);
const messageText = z.union([
  form,
  z.object({
    zero: form.optional(),
    one: form.optional(),
    two: form.optional(),
    few: form.optional(),
    many: form.optional(),
    other: form,
  }),
]);

/** A gap that nobody fills would stand there for everybody to see. */
function fillsNoOtherGaps(messages: Record<string, Record<string, z.infer<typeof messageText>>>): boolean {
  const gapsIn = (text: string): string[] => text.match(/\{\w+\}/g) ?? [];
  return Object.values(messages)
    .flatMap((ofLanguage) => Object.entries(ofLanguage))
    .every(([text, own]) => {
      const known = new Set(gapsIn(text));
      const forms = typeof own === 'string' ? [own] : Object.values(own);
      return forms.flatMap((each) => gapsIn(each ?? '')).every((gap) => known.has(gap));
    });
}

export const siteConfig = {
  title: configKey({
    key: 'garden.title',
    aliases: ['ui.siteName'],
    schema: z.string().min(1).max(100),
    default: 'Parley',
    read: 'public',
    write: 'community.manage',
    description: 'The name of the community.',
  }),
  description: configKey({
    key: 'garden.description',
    schema: z.string().max(350),
    default: '',
    read: 'public',
    write: 'community.manage',
    description: 'One or two sentences for search engines and link previews.',
  }),
  homepageTitle: configKey({
    key: 'garden.homepageTitle',
    schema: z.string().max(100),
    default: '',
    read: 'public',
    write: 'community.manage',
    description: 'The heading of the home page’s banner.',
  }),
  locale: configKey({
    key: 'garden.locale',
    schema: z
      .string()
      .max(100)
      .refine(
        (text) => canonicalLocale(text) !== undefined,
        'is no language: write its code, such as fr or pt-BR',
      )
      .transform((text) => canonicalLocale(text) ?? text),
    default: 'en',
    read: 'public',
    write: 'site.manage',
    description:
      'The language the community writes in. The interface speaks it to whoever asks for no other one, if the add-on of that language is switched on.',
  }),
  messages: configKey({
    key: 'garden.wordings',
    schema: z
      .record(z.string().max(35), z.record(z.string().min(1).max(500), messageText))
      .refine(fillsNoOtherGaps, 'fills a gap that the English text does not have'),
    default: {},
    read: 'site.manage',
    write: 'site.manage',
    description:
      'What the interface says here otherwise than it comes: by language, then by the English text. Of numbers of things each plural form: {"en": {"{count} comments": {"one": "{count} voice", "other": "{count} voices"}}}.',
  }),
  allowedOrigins: configKey({
    key: 'cors.allowedOrigins',
    schema: z.array(z.union([z.literal('*'), z.string().regex(/^https?:\/\/[^/\s]+$/)])).max(100),
    default: [],
    read: 'site.manage',
    write: 'site.manage',
    description: 'Whose pages may call the API from elsewhere: origins such as https://example.org, or *.',
  }),
  maxLimit: configKey({
    key: 'apiv2.maxLimit',
    schema: z.int().min(1).max(500),
    default: 100,
    read: 'public',
    write: 'site.manage',
    description: 'How many rows a page of the API’s lists may have where a list says nothing else.',
  }),
  isDebug: configKey({
    key: 'debug',
    schema: z.boolean(),
    default: false,
    read: 'public',
    write: 'site.manage',
    description: 'Debug mode: administrators see where an error came from. Off on a site that is in use.',
  }),
  isPrivate: configKey({
    key: 'garden.privateCommunity',
    schema: z.boolean(),
    default: false,
    read: 'public',
    write: 'site.manage',
    description: 'Only members may see anything at all.',
  }),
  /** Read here too: who is not confirmed has the rights of the unconfirmed alone. */
  confirmsEmail: configKey({
    key: 'registration.confirmEmail',
    schema: z.boolean(),
    default: false,
    read: 'public',
    write: 'site.manage',
    description:
      'Whether a new member confirms the e-mail address before taking part. Without a choice: where SMTP is set up.',
  }),
} as const;
