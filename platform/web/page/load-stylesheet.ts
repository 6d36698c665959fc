/**
 * Resolves when the stylesheet has come, could not be had, or took longer than `waitMilliseconds`: then it comes when it
 * comes. One that the document names already is not asked for again.
 */
export function loadStylesheet(url: string, waitMilliseconds: number): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const known = links.find((link) => link.getAttribute('href') === url);
  if (known?.sheet) return Promise.resolve();
  const link = known ?? document.createElement('link');
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, waitMilliseconds);
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    link.addEventListener('load', done);
    link.addEventListener('error', () => {
      console.error(`A stylesheet could not be loaded: ${url}`);
      done();
    });
    if (known) return;
    link.rel = 'stylesheet';
    link.href = url;
    document.head.append(link);
  });
}
