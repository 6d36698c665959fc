// A handler that is called once more, without the add-on that broke it.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withoutFailingAddons } from '../addons/without-failing-addons.ts';
import type { Site } from '../site/site.ts';

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

export function watched(site: Site, handle: Handler): Handler {
  return (request, reply) => {
    // The files of a form were read already: its sender has to send it again.
    if (request.isMultipart()) return handle(request, reply);
    return withoutFailingAddons(site, () => {
      // What is switched on is asked anew.
      delete request.parley;
      return handle(request, reply);
    });
  };
}
