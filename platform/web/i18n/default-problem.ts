import { createTranslator, NO_MESSAGES, type Translator } from '../../contract/languages/translate.ts';

/** What fails may fail anywhere, also outside of components: the page says its language once. */
let translator = createTranslator('en', NO_MESSAGES);

export function tellProblemsBy(ofPage: Translator): void {
  translator = ofPage;
}

/** Nobody answered, or with what cannot be read. */
export function serverNotReached(): string {
  return translator.t('Something went wrong while contacting the server.');
}

export function somethingHasGoneWrong(): string {
  return translator.t('Something has gone wrong.');
}
