// What is handed over into a page that is walked by Tab: it notes what takes the focus, and whether that can be seen.
// Every function here runs in the page and knows nothing but the others.

interface Walk {
  /** How everything looked that can be used, before anything had the focus. */
  before: Map<Element, string[]>;
  visited: Element[];
  contrasts: Map<string, number>;
  faults: string[];
  isOver: boolean;
}
type Walked = typeof globalThis & { walk: Walk };

function named(element: Element): string {
  const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
  return `${element.localName} "${words.trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
}

/** Of radio buttons of one name the keyboard meets one. */
function usableParts(): Element[] {
  const all = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, audio[controls], video[controls], [contenteditable], [tabindex]',
  );
  const groups = new Map<string, Element>();
  const usable = [...all].filter(
    (each) =>
      each.tabIndex >= 0 &&
      !each.matches(':disabled, [inert] *') &&
      each.checkVisibility({ visibilityProperty: true }),
  );
  for (const each of usable)
    if (each.matches('[type="radio"]')) {
      const name = (each as HTMLInputElement).name;
      if (!groups.has(name) || (each as HTMLInputElement).checked) groups.set(name, each);
    }
  return usable.filter(
    (each) => !each.matches('[type="radio"]') || groups.get((each as HTMLInputElement).name) === each,
  );
}

/** Where the focus may be shown: on the part itself, what is drawn over it, its label, what is around it. */
function placesOfFocus(element: Element): [Element, string?][] {
  const labels: Element[] = [...((element as HTMLInputElement).labels ?? [])];
  const beside = element.nextElementSibling ? [element.nextElementSibling] : [];
  const around: Element[] = [];
  for (let at = element.parentElement; at && around.length < 4; at = at.parentElement) around.push(at);
  return [
    [element],
    [element, '::before'],
    [element, '::after'],
    ...[...labels, ...beside, ...around].map((each): [Element] => [each]),
  ];
}

function looksOf(element: Element): string[] {
  return placesOfFocus(element).map(([place, pseudo]) => {
    const { outlineStyle, outlineColor, boxShadow, borderColor } = getComputedStyle(place, pseudo);
    return [outlineStyle === 'none' ? '' : outlineColor, boxShadow, borderColor].join('|');
  });
}

function contrast(ink: string, paper: string): number {
  const { walk } = globalThis as Walked;
  const pair = `${ink} ${paper}`;
  const known = walk.contrasts.get(pair);
  if (known !== undefined) return known;
  const options = { willReadFrequently: true };
  const canvas = document.createElement('canvas').getContext('2d', options) as CanvasRenderingContext2D;
  const light = [paper, ink].map((colour) => {
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) =>
      value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  });
  const found = Math.max(...light) / Math.min(...light);
  walk.contrasts.set(pair, found);
  return found;
}

/** The colour that something stands on; undefined on pictures. */
function paperOf(element: Element | null): string | undefined {
  for (let at = element; at; at = at.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    if (backgroundImage !== 'none') return undefined;
    if (!/^rgba\(.*, 0\)$|\/ 0\)$|^transparent$/.test(backgroundColor)) return backgroundColor;
  }
  return 'Canvas';
}

/** The strongest of the colours that the focus brought, against what is around it. */
function strengthOfFocus(element: Element): number {
  const { walk } = globalThis as Walked;
  const before = walk.before.get(element);
  const paper = paperOf(element.parentElement);
  const colours = looksOf(element).flatMap((look, at) =>
    look === before?.[at] ? [] : (look.match(/(?:rgb|oklab|oklch|color|lab|hsl)a?\([^)]*\)/g) ?? []),
  );
  return paper === undefined ? 21 : Math.max(1, ...colours.map((colour) => contrast(colour, paper)));
}

function isHidden(element: Element): boolean {
  const labels = [...((element as HTMLInputElement).labels ?? [])];
  const boxes = [element, ...labels].map((each) => each.getBoundingClientRect());
  const isSomewhere = boxes.some(
    ({ width, height, right, left, bottom }) =>
      width > 1 && height > 1 && right > 0 && left < innerWidth && bottom + scrollY > 0,
  );
  return !isSomewhere || !element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false });
}

function takeFocus({ target }: FocusEvent): void {
  const { walk } = globalThis as Walked;
  const element = target as Element;
  if (element === walk.visited[0]) walk.isOver = true;
  if (walk.isOver) return;
  if (walk.visited.includes(element)) walk.faults.push(`${named(element)} gets the focus twice`);
  else if (isHidden(element)) walk.faults.push(`${named(element)} is hidden where it has the focus`);
  else if (walk.before.has(element) && strengthOfFocus(element) < 3)
    walk.faults.push(`${named(element)} shows the focus at ${strengthOfFocus(element).toFixed(2)}`);
  walk.visited.push(element);
}

/** Answers how many parts there are to be met. */
function startWalk(): number {
  const before = new Map(usableParts().map((each) => [each, looksOf(each)]));
  (globalThis as Walked).walk = { before, visited: [], contrasts: new Map(), faults: [], isOver: false };
  // Some pages begin at a comment: the walk begins above all, where this was.
  const start = document.createElement('span');
  start.tabIndex = -1;
  document.body.prepend(start);
  start.focus({ preventScroll: true });
  start.remove();
  document.addEventListener('focusin', takeFocus);
  return before.size;
}

function isWalkOver(): boolean {
  const { walk } = globalThis as Walked;
  return walk.isOver || (walk.visited.length > 0 && document.activeElement === document.body);
}

function endWalk(): string[] {
  const { walk } = globalThis as Walked;
  document.removeEventListener('focusin', takeFocus);
  const missed = usableParts().filter((each) => walk.before.has(each) && !walk.visited.includes(each));
  return [...walk.faults, ...missed.map((each) => `${named(each)} never gets the focus`)];
}

const functions = [
  named,
  usableParts,
  placesOfFocus,
  looksOf,
  contrast,
  paperOf,
  strengthOfFocus,
  isHidden,
  takeFocus,
  startWalk,
  isWalkOver,
  endWalk,
];
/** Made one script, in a place of its own, of which three can be called from outside. */
export const focusWatch = `'use strict';
${functions.join('\n')}
Object.assign(globalThis, { startWalk, isWalkOver, endWalk })`;
