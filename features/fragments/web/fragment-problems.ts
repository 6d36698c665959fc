// What the code of a fragment ran into, reported to the editor that shows it in a frame. Elsewhere the console has it.

interface Problem {
  type: 'fragment.problem';
  message: string;
}

/** `jsUrl`: it could not be read at all; the browser names the line only of scripts that stand in the document. */
export function reportProblem(error: unknown, jsUrl?: string): void {
  if (window.parent === window) return;
  report(String(error));
  if (jsUrl === undefined || !(error instanceof SyntaxError)) return;
  const onError = ({ message, lineno, colno }: ErrorEvent) => {
    if (lineno > 0) report(`${message} (${lineno}:${colno})`);
  };
  window.addEventListener('error', onError, { once: true });
  const script = Object.assign(document.createElement('script'), { type: 'module', src: jsUrl });
  document.head.append(script);
}

function report(message: string): void {
  const problem: Problem = { type: 'fragment.problem', message };
  window.parent.postMessage(problem, location.origin);
}

export function onProblem(frame: () => Window | null | undefined, act: (message: string) => void) {
  const listen = ({ origin, source, data }: MessageEvent) => {
    if (origin !== location.origin || source !== frame()) return;
    if ((data as Partial<Problem> | null)?.type === 'fragment.problem') act((data as Problem).message);
  };
  window.addEventListener('message', listen);
  return () => window.removeEventListener('message', listen);
}
