/** The site is seen as somebody else sees it: the bar that says so is no part of any page (`viewAsBar`, provided.ts). */
export function isViewedAs(): boolean {
  return document.querySelector('body > .view-as') !== null;
}
