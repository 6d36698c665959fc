// A device that signed in before: its browser holds a signed note of it, which opens nothing. It only has guesses of its
// own, so that those of others never lock its owner out.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import type { ResponseCookie } from '../../../../platform/server/http/route.ts';
import { secretKey } from '../../../../platform/server/secrets/secret-keys.ts';
import { deviceCookieName } from '../../../../platform/server/sessions/cookies.ts';
import { userConfig } from '../user.config.ts';

const DAY_SECONDS = 24 * 3600;
const DEVICE_BYTES = 9;
/** Accounts that one browser is known by; the oldest are forgotten. */
const MOST_NOTES = 5;
const BETWEEN_NOTES = '~';

interface Note {
  deviceID: string;
  time: string;
  signature: string;
}

/** Which account it is about stands in the signature alone. */
async function sign(ctx: RequestContext, userID: number, deviceID: string, time: string): Promise<string> {
  const key = await secretKey(ctx.site.database, 'known-devices');
  return createHmac('sha256', key).update(`${userID}.${deviceID}.${time}`).digest('base64url');
}

function notesOf(ctx: RequestContext): Note[] {
  return (ctx.deviceCookie ?? '')
    .slice(0, 1000)
    .split(BETWEEN_NOTES)
    .slice(0, MOST_NOTES)
    .flatMap((text) => {
      const [deviceID, time, signature] = text.split('.');
      return deviceID && time && signature ? [{ deviceID, time, signature }] : [];
    });
}

async function isAbout(ctx: RequestContext, userID: number, note: Note): Promise<boolean> {
  const expected = Buffer.from(await sign(ctx, userID, note.deviceID, note.time));
  const given = Buffer.from(note.signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

async function noteOn(ctx: RequestContext, userID: number): Promise<Note | undefined> {
  for (const note of notesOf(ctx)) if (await isAbout(ctx, userID, note)) return note;
  return undefined;
}

/** What the device is called, where this member signed in with it before, not too long ago. */
export async function knownDeviceOf(ctx: RequestContext, userID: number): Promise<string | undefined> {
  const note = await noteOn(ctx, userID);
  if (!note) return undefined;
  const age = ctx.now.getTime() / 1000 - Number.parseInt(note.time, 36);
  return age < ctx.setting(userConfig.knownDeviceDays) * DAY_SECONDS ? note.deviceID : undefined;
}

/** From now on the browser is known to this member, beside others it is known to already. */
export async function knownDeviceCookie(ctx: RequestContext, userID: number): Promise<ResponseCookie> {
  const before = await noteOn(ctx, userID);
  const deviceID = before?.deviceID ?? randomBytes(DEVICE_BYTES).toString('base64url');
  const time = Math.floor(ctx.now.getTime() / 1000).toString(36);
  const note = { deviceID, time, signature: await sign(ctx, userID, deviceID, time) };
  const others = notesOf(ctx).filter(({ signature }) => signature !== before?.signature);
  const notes = [note, ...others].slice(0, MOST_NOTES);
  return {
    name: deviceCookieName(ctx.site.url),
    value: notes.map((each) => `${each.deviceID}.${each.time}.${each.signature}`).join(BETWEEN_NOTES),
    maxAge: ctx.setting(userConfig.knownDeviceDays) * DAY_SECONDS,
  };
}
