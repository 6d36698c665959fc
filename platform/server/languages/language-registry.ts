// The languages of a site's interface: English, and those of the language add-ons that are switched on.
import { createHash } from 'node:crypto';
import { SOURCE_LANGUAGE } from '../../contract/languages/languages.ts';
import {
  createTranslator,
  type Messages,
  NO_MESSAGES,
  type Translator,
} from '../../contract/languages/translate.ts';
import { getOrCreate } from '../cache/get-or-create.ts';
import type { Config } from '../config/config.ts';
import type { ConfigKey } from '../config/config-key.ts';
import { siteConfig } from '../config/site-config.ts';

export interface MessageSet {
  messages: Messages;
  /** Version of these messages: any other text is another version. Empty for English. */
  version: string;
  translator: Translator;
}

export type LoadMessages = (locale: string) => Promise<Messages>;

const ENGLISH = messagesOf(SOURCE_LANGUAGE, NO_MESSAGES);

interface Languages {
  enabled: (config: Config) => readonly { addon?: { locale?: string } }[];
}

export class LanguageRegistry {
  readonly #features: Languages;
  readonly #siteLanguage: ConfigKey<string>;
  readonly #load: LoadMessages;
  readonly #loaded = new Map<string, Promise<MessageSet>>();
  readonly #changed = new WeakMap<Messages, Promise<MessageSet>>();
  readonly #available = new WeakMap<Config, readonly string[]>();

  constructor(facts: { features: Languages; siteLanguage: ConfigKey<string>; load: LoadMessages }) {
    this.#features = facts.features;
    this.#siteLanguage = facts.siteLanguage;
    this.#load = facts.load;
  }

  /** What readers can choose from; the site's own first. */
  available(config: Config): readonly string[] {
    const known = this.#available.get(config);
    if (known) return known;
    const packs = this.#features.enabled(config).flatMap(({ addon }) => addon?.locale ?? []);
    const available = [SOURCE_LANGUAGE, ...packs];
    // A community may write in a language that the interface is not translated into.
    const own = config.get(this.#siteLanguage).toLowerCase();
    const all = available.toSorted(
      (a, b) => Number(b.toLowerCase() === own) - Number(a.toLowerCase() === own),
    );
    this.#available.set(config, all);
    return all;
  }

  /** As the language comes, overlaid with the site's own messages. */
  messages(locale: string, config?: Config): Promise<MessageSet> {
    // The same object until a setting changes, so that what is derived from it can be cached with it.
    const changed = config?.get(siteConfig.messages)[locale];
    if (!changed) return this.#asItComes(locale);
    return getOrCreate(this.#changed, changed, async () => {
      const { messages } = await this.#asItComes(locale);
      return messagesOf(locale, { ...messages, ...changed });
    });
  }

  /** Loaded once, when the first reader of the language comes. */
  #asItComes(locale: string): Promise<MessageSet> {
    if (locale === SOURCE_LANGUAGE) return Promise.resolve(ENGLISH);
    const known = this.#loaded.get(locale);
    if (known) return known;
    const loading = this.#load(locale).then((messages) => messagesOf(locale, messages));
    this.#loaded.set(locale, loading);
    loading.catch(() => this.#loaded.delete(locale));
    return loading;
  }

  async translator(locale: string, config?: Config): Promise<Translator> {
    return (await this.messages(locale, config)).translator;
  }
}

function messagesOf(locale: string, messages: Messages): MessageSet {
  return { messages, version: versionOf(messages), translator: createTranslator(locale, messages) };
}

function versionOf(messages: Messages): string {
  if (Object.keys(messages).length === 0) return '';
  return createHash('sha1').update(JSON.stringify(messages)).digest('base64url').slice(0, 12);
}
