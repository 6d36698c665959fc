// The languages a site speaks: English, and those of the language add-ons that are switched on.
import { createHash } from 'node:crypto';
import { SOURCE_LANGUAGE } from '../../contract/languages/languages.ts';
import {
  type Catalogue,
  createTranslator,
  NO_CATALOGUE,
  type Translator,
} from '../../contract/languages/translate.ts';
import { getOrMake } from '../cache/get-or-make.ts';
import type { Config } from '../config/config.ts';
import type { ConfigKey } from '../config/config-key.ts';
import { siteConfig } from '../config/site-config.ts';
import type { FeatureSet } from '../site/feature-set.ts';

export interface Wordings {
  catalogue: Catalogue;
  /** Names this very catalogue: another wording is another version. Empty for English. */
  version: string;
  translator: Translator;
}

export type LoadCatalogue = (locale: string) => Promise<Catalogue>;

const ENGLISH = wordingsOf(SOURCE_LANGUAGE, NO_CATALOGUE);

export class LanguageBook {
  readonly #features: FeatureSet;
  readonly #siteLanguage: ConfigKey<string>;
  readonly #load: LoadCatalogue;
  readonly #loaded = new Map<string, Promise<Wordings>>();
  readonly #changed = new WeakMap<Catalogue, Promise<Wordings>>();
  readonly #available = new WeakMap<Config, readonly string[]>();

  constructor(facts: { features: FeatureSet; siteLanguage: ConfigKey<string>; load: LoadCatalogue }) {
    this.#features = facts.features;
    this.#siteLanguage = facts.siteLanguage;
    this.#load = facts.load;
  }

  /** What readers can choose from; the site's own first. */
  available(config: Config): readonly string[] {
    const known = this.#available.get(config);
    if (known) return known;
    const packs = this.#features.enabled(config).flatMap(({ addon }) => addon?.locale ?? []);
    const spoken = [SOURCE_LANGUAGE, ...packs];
    // A community may write in a language that the interface does not speak.
    const own = config.get(this.#siteLanguage).toLowerCase();
    const all = spoken.toSorted((a, b) => Number(b.toLowerCase() === own) - Number(a.toLowerCase() === own));
    this.#available.set(config, all);
    return all;
  }

  /** As the language comes, overlaid with what the site says otherwise. */
  wordings(locale: string, config?: Config): Promise<Wordings> {
    // The same object until a setting changes, so that what is made of it can be kept with it.
    const changed = config?.get(siteConfig.wordings)[locale];
    if (!changed) return this.#asItComes(locale);
    return getOrMake(this.#changed, changed, async () => {
      const { catalogue } = await this.#asItComes(locale);
      return wordingsOf(locale, { ...catalogue, ...changed });
    });
  }

  /** Loaded once, when the first reader of the language comes. */
  #asItComes(locale: string): Promise<Wordings> {
    if (locale === SOURCE_LANGUAGE) return Promise.resolve(ENGLISH);
    const known = this.#loaded.get(locale);
    if (known) return known;
    const loading = this.#load(locale).then((catalogue) => wordingsOf(locale, catalogue));
    this.#loaded.set(locale, loading);
    loading.catch(() => this.#loaded.delete(locale));
    return loading;
  }

  async translator(locale: string, config?: Config): Promise<Translator> {
    return (await this.wordings(locale, config)).translator;
  }
}

function wordingsOf(locale: string, catalogue: Catalogue): Wordings {
  return { catalogue, version: versionOf(catalogue), translator: createTranslator(locale, catalogue) };
}

function versionOf(catalogue: Catalogue): string {
  if (Object.keys(catalogue).length === 0) return '';
  return createHash('sha1').update(JSON.stringify(catalogue)).digest('base64url').slice(0, 12);
}
