// What is typed in the tool, and what of it has to be sent.
import type {
  GivenTranslation,
  TranslatableProperty,
  TranslationPlace,
} from '../../translations.contract.ts';

/** By `translationPropertyKey`. */
export type Texts = Readonly<Record<string, string>>;

/** One dialog translates records of one kind: whatever it is given beside is a fault of the page. */
export function recordTypeOf(properties: readonly TranslatableProperty[]): string | undefined {
  const types = new Set(properties.map(({ recordType }) => recordType));
  if (types.size > 1) throw new Error('All properties of the translation tool must have one record type.');
  return [...types][0];
}

/** True: what is typed is not what is saved. */
export function isUnsaved(key: string, saved: Texts, edits: Texts): boolean {
  const typed = edits[key];
  return typed !== undefined && typed.trim() !== (saved[key] ?? '');
}

/** Changed texts are saved; saved ones that were emptied are removed. */
export function changesOf(
  properties: readonly TranslatableProperty[],
  locale: string,
  saved: Texts,
  edits: Texts,
): { saved: GivenTranslation[]; removed: TranslationPlace[] } {
  const changed = properties.filter(({ translationPropertyKey: key }) => isUnsaved(key, saved, edits));
  const placeOf = (property: TranslatableProperty): TranslationPlace => ({
    translationPropertyKey: property.translationPropertyKey,
    recordType: property.recordType,
    ...(property.recordID === undefined
      ? { recordKey: property.recordKey }
      : { recordID: property.recordID }),
    propertyName: property.propertyName,
    locale,
  });
  const typed = ({ translationPropertyKey: key }: TranslatableProperty) => edits[key]?.trim() ?? '';
  return {
    saved: changed
      .filter((each) => typed(each) !== '')
      .map((each) => ({ ...placeOf(each), translation: typed(each) })),
    removed: changed.filter((each) => typed(each) === '').map(placeOf),
  };
}
