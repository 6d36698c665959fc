/** Of stylesheets that the product does not bring itself. */
const WAIT_MS = 1000;

/** The first frame waits a second for looks that themes and add-ons bring, no longer: those that are late come when they come. */
export function waitBrieflyForStyles(): void {
  setTimeout(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-may-be-late]')) {
      if (link.sheet) continue;
      // No frame waits for the looks of another medium.
      link.onload = () => link.removeAttribute('media');
      link.media = 'print';
    }
  }, WAIT_MS);
}
