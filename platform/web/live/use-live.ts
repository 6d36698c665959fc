import { useEffect } from 'react';
import type { LiveStates } from '../../contract/live-states.ts';
import { useLiveStates, watchTopic } from './live-connection.ts';

/** The state of a record as it is by now: `useLive('discussion', 5)`. Undefined until it is known, and where it may not be. */
export function useLive<Name extends keyof LiveStates>(
  name: Name,
  recordID: number | undefined,
): LiveStates[Name] | undefined {
  const topic = recordID === undefined ? undefined : `${name}:${recordID}`;
  useEffect(() => (topic === undefined ? undefined : watchTopic(topic)), [topic]);
  return useLiveStates((states) => (topic === undefined ? undefined : (states[topic] as LiveStates[Name])));
}
