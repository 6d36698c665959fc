// Whose code threw: what an add-on from outside draws runs amid the drawing of a page, where no call of it is guarded.
import { blamed } from '../../platform/server/addons/addon-failure.ts';

const keys = new Map<string, string>();

/** `folder`: where the built add-on lies, as it stands in the lines of a stack. */
export function rememberFolder(folder: string, key: string): void {
  keys.set(folder, key);
}

/** The error itself where no add-on had a part in it. */
export function blamedByStack(error: unknown): unknown {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const found = [...keys].find(([folder]) => stack.includes(folder));
  return found ? blamed(found[1], 'shared', error) : error;
}
