// A page is seen before its scripts are there. What is pressed and typed meanwhile is kept, and done when they are.

const BUTTON = 'button, [role="button"]:not([href])';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface KeptActions {
  /** Does in their order what was kept, each when the one before has been answered. Nothing is kept from then on. */
  giveBack(): Promise<void>;
  /** The scripts do not come: nothing is kept any more, and the page does what it does without them. */
  forget(): void;
}

export function keepActions(): KeptActions {
  /** Each once: who presses again while nothing happens means the same. */
  const kept = new Map<Element, () => void>();
  const forget = () => {
    removeEventListener('click', onClick, true);
    removeEventListener('input', onInput, true);
    for (const target of kept.keys()) target.ariaBusy = null;
    kept.clear();
  };
  addEventListener('click', onClick, true);
  addEventListener('input', onInput, true);
  return { giveBack, forget };

  function onClick(event: MouseEvent): void {
    const button = (event.target as Element).closest<HTMLElement>(BUTTON);
    if (!button || worksWithoutScripts(button)) return;
    // Nobody else hears of it now: it will be pressed again.
    event.preventDefault();
    event.stopImmediatePropagation();
    button.ariaBusy = 'true';
    kept.set(button, () => button.click());
  }

  function onInput(event: Event): void {
    const field = event.target as Element;
    if (isField(field)) kept.set(field, toldAgain(field));
  }

  async function giveBack(): Promise<void> {
    const actions = [...kept];
    forget();
    for (const [target, act] of actions) {
      if (target.isConnected) act();
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
}

function worksWithoutScripts(button: HTMLElement): boolean {
  return (
    button.hasAttribute('popovertarget') ||
    (button as HTMLButtonElement).form?.hasAttribute('action') === true
  );
}

function isField(target: Element): target is Field {
  return ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
}

/** React compares a field with what it found there when it took over, and says nothing where that is the same. */
function toldAgain(field: Field): () => void {
  const { value } = field;
  if (field instanceof HTMLSelectElement || field.type === 'file')
    return () => {
      if (field instanceof HTMLSelectElement) field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    const { checked } = field;
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  return () => {
    // Set by its own property React takes note of it, set by that of its kind it does not.
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}
