// A page is seen before it is hydrated. What is pressed and typed meanwhile is queued, and replayed then.

const BUTTON = 'button, [role="button"]:not([href])';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface QueuedActions {
  /** Replays in their order what was queued, each when the one before has been handled. Nothing is queued from then on. */
  replay(): Promise<void>;
  /** The scripts do not come: nothing is queued any more, and the page does what it does without them. */
  discard(): void;
}

export function queueActions(): QueuedActions {
  /** Each once: who presses again while nothing happens means the same. */
  const queued = new Map<Element, () => void>();
  const discard = () => {
    removeEventListener('click', onClick, true);
    removeEventListener('input', onInput, true);
    for (const target of queued.keys()) target.ariaBusy = null;
    queued.clear();
  };
  addEventListener('click', onClick, true);
  addEventListener('input', onInput, true);
  return { replay, discard };

  function onClick(event: MouseEvent): void {
    const button = (event.target as Element).closest<HTMLElement>(BUTTON);
    if (!button || worksWithoutScripts(button)) return;
    // Nobody else gets it now: it will be replayed.
    event.preventDefault();
    event.stopImmediatePropagation();
    button.ariaBusy = 'true';
    queued.set(button, () => button.click());
  }

  function onInput(event: Event): void {
    const field = event.target as Element;
    if (isField(field)) queued.set(field, replayInput(field));
  }

  async function replay(): Promise<void> {
    const actions = [...queued];
    discard();
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

/** React compares a field with what it found there when it hydrated, and fires nothing where that is the same. */
function replayInput(field: Field): () => void {
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
