/** Opens without a script: see docs/decisions/0002-spoilers-are-details-elements.md. */
export function spoiler(content: string, label = 'Spoiler'): string {
  return `<details class="spoiler"><summary class="spoiler-buttonContainer">${label}</summary>${content}</details>`;
}

export function spoilerContent(content: string): string {
  return spoiler(`<div class="spoiler-content">${content}</div>`);
}

const [BEFORE = '', AFTER = ''] = spoilerContent('\u0000').split('\u0000');

/** The two halves of a spoiler, for writers that meet its end later. */
export const SPOILER_START = BEFORE;
export const SPOILER_END = AFTER;

/** `[spoiler]` and `[/spoiler]`, as forums of many kinds write them. */
export const SPOILER_MARK = /\[(\/?)spoiler(?:=[^\]\n]{0,100})?\]/i;
