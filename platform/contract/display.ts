// How a reader wants pages shown on this device: colours, size of text, movement. Kept in the browser alone, so that pages
// stay the same for everyone of an audience.

export interface DisplayChoices {
  theme?: 'light' | 'dark';
  text?: 'large' | 'larger';
  motion?: 'less';
}

/** In the browser's local storage, as JSON. */
export const DISPLAY_KEY = 'parley-display';

/** In the head of every page, before the first paint: the choices become `data-theme`, `data-text`, `data-motion` of the document. */
export const DISPLAY_SCRIPT = `try{Object.assign(document.documentElement.dataset,JSON.parse(localStorage.getItem('${DISPLAY_KEY}')))}catch{}`;
