// Which colours must contrast: words 4.5 : 1, edges of controls and marks 3 : 1 (WCAG 2.2, 1.4.3 and 1.4.11).

export interface ContrastPair {
  ink: string;
  ground: string;
  least: number;
}

const TEXT = 4.5;
const SHAPE = 3;

const PAGE = ['color-canvas', 'color-surface', 'color-sunken', 'color-raised'];
const ROWS = ['color-hover', 'color-selected'];

function pairs(inks: readonly string[], grounds: readonly string[], least: number): ContrastPair[] {
  return inks.flatMap((ink) => grounds.map((ground) => ({ ink, ground, least })));
}

export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...pairs(
    ['color-text', 'color-text-secondary', 'color-text-muted'],
    [...PAGE, ...ROWS, 'color-sheet'],
    TEXT,
  ),
  ...pairs(['color-text', 'color-text-secondary'], ['color-press', 'color-sheet-head'], TEXT),
  ...pairs(['color-text-muted'], ['color-sheet-head'], TEXT),
  ...pairs(['color-text-link'], [...PAGE, ...ROWS, 'color-accent-soft'], TEXT),
  ...pairs(['color-titlebar-text'], ['color-titlebar'], TEXT),
  ...pairs(['color-banner-text', 'color-banner-muted'], ['color-banner'], TEXT),
  ...pairs(['color-text-on-accent'], ['color-accent', 'color-accent-hover', 'color-accent-press'], TEXT),
  ...pairs(['color-text-inverse', 'color-text-inverse-muted'], ['color-inverse'], TEXT),
  ...pairs(['color-mark-text'], ['color-mark'], TEXT),
  ...['success', 'warning', 'danger'].flatMap((name) =>
    pairs([`color-${name}`], ['color-surface', 'color-canvas', `color-${name}-soft`], TEXT),
  ),
  ...pairs(['color-text-on-danger'], ['color-danger-fill'], TEXT),
  ...['text', 'key', 'string', 'number', 'comment'].flatMap((name) =>
    pairs([`color-code-${name}`], ['color-code'], TEXT),
  ),
  ...pairs(['color-line-control'], ['color-canvas', 'color-surface', 'color-raised'], SHAPE),
  ...pairs(['color-focus'], PAGE, SHAPE),
  // On the title bar the ring is of its ink, where it has one of its own.
  ...pairs(['color-titlebar-focus'], ['color-titlebar'], SHAPE),
  ...pairs(['color-accent'], ['color-canvas', 'color-surface'], SHAPE),
  ...Array.from({ length: 12 }, (_, at) => ({
    ink: `color-key-${at + 1}`,
    ground: 'color-surface',
    least: SHAPE,
  })),
];
