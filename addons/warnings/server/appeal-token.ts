// The link by which a warned member appeals, also while they are banned: a signed name of the warning.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { type RequestContext, secretKey } from '@parley/addon-api';
import { warningError } from '../user-notes.contract.ts';

const DAYS_VALID = 180;
const DAY_SECONDS = 86_400;
const HEAD = part({ alg: 'HS256', typ: 'JWT' });

export interface Appealed {
  userNoteID: number;
  userID: number;
}

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

async function signature(ctx: Pick<RequestContext, 'site'>, signed: string): Promise<Buffer> {
  const key = await secretKey(ctx.site.database, 'warnings.appeals');
  return createHmac('sha256', key).update(signed).digest();
}

export async function appealToken(
  ctx: Pick<RequestContext, 'site' | 'now'>,
  { userNoteID, userID }: Appealed,
): Promise<string> {
  const exp = Math.floor(ctx.now.getTime() / 1000) + DAYS_VALID * DAY_SECONDS;
  const signed = `${HEAD}.${part({ aud: 'appeal', sub: String(userID), jti: String(userNoteID), exp })}`;
  return `${signed}.${(await signature(ctx, signed)).toString('base64url')}`;
}

export async function appealPath(
  ctx: Pick<RequestContext, 'site' | 'now'>,
  about: Appealed,
): Promise<string> {
  return `/appeal/${await appealToken(ctx, about)}`;
}

export async function readAppealToken(
  ctx: Pick<RequestContext, 'site' | 'now'>,
  token: string,
): Promise<Appealed> {
  const [head = '', claims = '', given = ''] = token.split('.');
  const right = await signature(ctx, `${head}.${claims}`);
  const sent = Buffer.from(given, 'base64url');
  if (head !== HEAD || sent.length !== right.length || !timingSafeEqual(sent, right))
    throw warningError('appeal.badToken');
  const { sub, jti, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'));
  if (exp * 1000 < ctx.now.getTime()) throw warningError('appeal.badToken');
  return { userNoteID: Number(jti), userID: Number(sub) };
}
