// The browser's part of passkeys. What speaks with it is loaded when somebody presses the button, not before.
import type { PasskeyCredential } from '../passkeys.contract.ts';

type Options = Record<string, unknown>;

/** Undefined where the person called it off: nothing to say about that. */
type Asked = Promise<PasskeyCredential | undefined>;

async function unlessCalledOff<T>(ceremony: Promise<T>): Promise<T | undefined> {
  try {
    return await ceremony;
  } catch (error) {
    const name = (error as Error).name;
    if (name === 'NotAllowedError' || name === 'AbortError') return undefined;
    throw error;
  }
}

export async function makePasskey(options: Options): Asked {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const made = await unlessCalledOff(startRegistration({ optionsJSON: options as never }));
  return made as PasskeyCredential | undefined;
}

export async function askForPasskey(options: Options): Asked {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const given = await unlessCalledOff(startAuthentication({ optionsJSON: options as never }));
  return given as PasskeyCredential | undefined;
}
