// A call as this site takes it: with what the features of the site add to the lists of its contract.
import type { EndpointSpec } from '../../contract/endpoint.ts';
import { opened } from '../../contract/open-list.ts';

/** What an add-on adds is understood while it is switched off, too: whoever asks for it is answered without it. */
export function openedSpec(spec: EndpointSpec, features: readonly object[]): EndpointSpec {
  return {
    ...spec,
    ...(spec.query && { query: opened(spec.query, features) }),
    ...(spec.body && { body: opened(spec.body, features) }),
    ...(spec.response && { response: opened(spec.response, features) }),
  };
}
