// Texts by their English wording. A catalogue holds a language's wordings; what it lacks is said in English.

export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };
export type Catalogue = Readonly<Record<string, string | PluralForms>>;
export type Values = Readonly<Record<string, string | number>>;

export interface Translator {
  locale: string;
  /** `t('Started by {name}', { name })` */
  t: (text: string, values?: Values) => string;
  /** `plural(3, { one: '{count} comment', other: '{count} comments' })` */
  plural: (count: number, forms: PluralForms, values?: Values) => string;
}

export function createTranslator(locale: string, catalogue: Catalogue): Translator {
  const { rules, numbers } = rulesOf(locale);
  return {
    locale,
    t: (text, values) => {
      const found = catalogue[text];
      return fill(typeof found === 'string' ? found : text, values);
    },
    plural: (count, forms, values) => {
      const found = catalogue[forms.other];
      const own = typeof found === 'object' ? found : forms;
      return fill(own[rules.select(count)] ?? own.other, { count: numbers.format(count), ...values });
    },
  };
}

interface LocaleRules {
  rules: Intl.PluralRules;
  numbers: Intl.NumberFormat;
}

// Every page makes a translator; these take far longer to make than to use.
const known = new Map<string, LocaleRules>();

function rulesOf(locale: string): LocaleRules {
  const kept = known.get(locale);
  if (kept) return kept;
  const made = { rules: new Intl.PluralRules(locale), numbers: new Intl.NumberFormat(locale) };
  known.set(locale, made);
  return made;
}

function fill(text: string, values: Values = {}): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}
