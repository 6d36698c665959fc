// Messages, keyed by their English text. What a language lacks is shown in English.
import { isRightToLeft } from './languages.ts';

export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };
export type Messages = Readonly<Record<string, string | PluralForms>>;
export type Values = Readonly<Record<string, string | number>>;

export interface Translator {
  locale: string;
  /** `t('Started by {name}', { name })` */
  t: (text: string, values?: Values) => string;
  /** `plural(3, { one: '{count} comment', other: '{count} comments' })`; other languages have their own forms. */
  plural: (count: number, forms: PluralForms, values?: Values) => string;
}

/** English is what texts are written in: it has no messages. */
export const NO_MESSAGES: Messages = {};

/** `onMissing` is told each text that the messages lack; English has none, and lacks none. */
export function createTranslator(
  locale: string,
  messages: Messages,
  onMissing?: (text: string) => void,
): Translator {
  const rules = rulesOf(locale);
  const isRtl = isRightToLeft(locale);
  // What people typed themselves, as titles of widgets, is shown as it is.
  const asFallback = (text: string) => {
    if (messages === NO_MESSAGES || !isWritten(text)) return text;
    onMissing?.(text);
    return isRtl && !RTL_LETTER.test(text) ? `${LRI}${text}${PDI}` : text;
  };
  return {
    locale,
    t: (text, values) => {
      const found = messages[text];
      if (typeof found === 'string') return fill(found, values, isRtl);
      // A plural elsewhere: the messages then have its forms, and the number decides here too.
      if (found) return fill(found[rules.select(Number(values?.count))] ?? found.other, values, isRtl);
      return fill(asFallback(text), values, isRtl);
    },
    plural: (count, forms, values) => {
      const all = { count: inFull(count, locale), ...values };
      const found = messages[forms.other];
      if (typeof found === 'object') return fill(found[rules.select(count)] ?? found.other, all, isRtl);
      // English words follow the rules of English.
      const form = (locale === 'en' ? rules : rulesOf('en')).select(count);
      return fill(asFallback(forms[form] ?? forms.other), all, isRtl);
    },
  };
}

/** Signs and gaps alone have no direction. */
function isWritten(text: string): boolean {
  return /\p{L}/u.test(text.replace(/\{\w+\}/g, ''));
}

// Every page makes a translator; these take far longer to make than to use.
const knownRules = new Map<string, Intl.PluralRules>();
const knownNumbers = new Map<string, Intl.NumberFormat>();

function rulesOf(locale: string): Intl.PluralRules {
  const rules = knownRules.get(locale) ?? new Intl.PluralRules(locale);
  knownRules.set(locale, rules);
  return rules;
}

function inFull(count: number, locale: string): string {
  // Alike in all languages. A browser that formats its first number reads the tables of all for it: 20 ms and more.
  if (Number.isInteger(count) && count >= 0 && count < 1000) return String(count);
  const numbers = knownNumbers.get(locale) ?? new Intl.NumberFormat(latinDigits(locale));
  knownNumbers.set(locale, numbers);
  return numbers.format(count);
}

/**
 * Numbers stand beside what people write and in addresses, in the digits of both: one kind of digits on a page, and
 * the same from every server and browser, whose defaults differ.
 */
export function latinDigits(locale: string): string {
  return locale === 'en' ? locale : `${locale}-u-nu-latn`;
}

// Isolates of Unicode: what is inside keeps its own direction and does not move what stands around it.
const [LRI, FSI, PDI] = ['\u2066', '\u2068', '\u2069'];
const RTL_LETTER = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Addresses stay bare: who makes links of the text of a mail would take the sign for a part of them. */
function isForeign(value: string, isRtl: boolean): boolean {
  return RTL_LETTER.test(value) !== isRtl && /\p{L}/u.test(value) && !/^https?:/.test(value);
}

function fill(text: string, values: Values | undefined, isRtl: boolean): string {
  if (!values) return text;
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => {
    const value = values[name];
    if (value === undefined) return gap;
    return typeof value === 'string' && isForeign(value, isRtl) ? `${FSI}${value}${PDI}` : String(value);
  });
}
