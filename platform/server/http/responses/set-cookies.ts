import type { FastifyReply } from 'fastify';
import type { RequestContext } from '../context.ts';
import type { ResponseCookie } from '../route.ts';

/** Ours alone: no script reads them, no other site sends them along with what changes something. */
export function setCookies(
  ctx: RequestContext,
  reply: FastifyReply,
  cookies: readonly ResponseCookie[],
): void {
  for (const { name, value, maxAge } of cookies) {
    reply.setCookie(name, value, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: ctx.site.url.startsWith('https:'),
      ...(maxAge !== undefined && { maxAge }),
    });
  }
}
