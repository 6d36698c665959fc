/** Opens without a script: see docs/decisions/0002-spoilers-are-details-elements.md. */
export function spoiler(content: string, label = 'Spoiler'): string {
  return `<details class="spoiler"><summary class="spoiler-buttonContainer">${label}</summary>${content}</details>`;
}

export function spoilerContent(content: string): string {
  return spoiler(`<div class="spoiler-content">${content}</div>`);
}
