import type { Plugin } from 'vite';

export const tokenFile = '/assets/development-build.txt';

// Lets pages of a development build ask, once a second, whether they were rebuilt. A file of our own
// origin is asked for, because the content security policy allows nothing else.
export function livePages(): Plugin {
  return {
    name: 'live-pages',
    transform(code, id) {
      return id.endsWith('/app/client.tsx')
        ? `${code}\n;(${reloadAfterBuild})(${JSON.stringify(tokenFile)});`
        : null;
    },
  };
}

function reloadAfterBuild(file: string): void {
  let first: string | undefined;
  setInterval(async () => {
    const answer = await fetch(file, { cache: 'no-store' }).catch(() => undefined);
    if (!answer?.ok) return;
    const token = await answer.text();
    first ??= token;
    if (token !== first) location.reload();
  }, 1_000);
}
