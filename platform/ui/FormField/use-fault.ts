import { type FormEvent, useState } from 'react';
import { useUiLanguage } from '../language/language.tsx';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What the browser finds wrong with a control before the form is sent, to be shown where all problems are shown: its own
 * bubble is gone after a moment, and speaks the language of the browser. `watch` belongs around the control.
 */
export function useFault() {
  const { translate } = useUiLanguage();
  const [fault, setFault] = useState<string>();
  const watch = {
    onInvalidCapture: (event: FormEvent) => {
      event.preventDefault();
      const control = event.target as Control;
      setFault(wordsFor(control, translate));
      if (firstInvalid(control.form) === control) control.focus();
    },
    // Not while it is captured: React would put a controlled field back to what it was before it hears of the new value.
    onInput: () => setFault(undefined),
  };
  return { fault, watch };
}

function wordsFor(
  { validity, type, validationMessage }: Control,
  translate: (message: string) => string,
): string {
  if (validity.valueMissing) return translate('This field is required.');
  if (validity.typeMismatch && type === 'email') return translate('This is not an e-mail address.');
  return validationMessage;
}

/** Browsers lead there by themselves only where they show their own words. */
function firstInvalid(form: HTMLFormElement | null): Element | undefined {
  return [...(form?.elements ?? [])].find(
    (element) => 'validity' in element && !(element as Control).validity.valid,
  );
}
