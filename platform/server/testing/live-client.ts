// A browser that listens, for tests.
import type { TestClient } from './test-client.ts';

export interface LiveClient {
  status: number;
  headers: Headers;
  /** What came, the oldest first. */
  messages: { topic: string; state: unknown }[];
  /** Resolves when the server ends it. */
  ended: Promise<void>;
  close(): void;
}

export async function listenTo(client: TestClient, topics: string): Promise<LiveClient> {
  const stop = new AbortController();
  const cookie = client.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const response = await fetch(`${client.url}/api/v2/live?topics=${topics}`, {
    headers: {
      ...(cookie && { cookie }),
      ...(client.bearer && { authorization: `Bearer ${client.bearer}` }),
    },
    signal: stop.signal,
  });
  const messages: LiveClient['messages'] = [];
  return {
    status: response.status,
    headers: response.headers,
    messages,
    ended: response.ok ? gather(response, messages) : Promise.resolve(),
    close: () => stop.abort(),
  };
}

async function gather(response: Response, messages: LiveClient['messages']): Promise<void> {
  let text = '';
  try {
    for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += piece;
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events)
        if (event.startsWith('data: ')) messages.push(JSON.parse(event.slice('data: '.length)));
    }
  } catch {
    // Closed by whoever listened, or cut off: the end is all that it says.
  }
}
