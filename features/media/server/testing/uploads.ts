// Files in tests.
import type { TestClient } from '../../../../platform/server/testing/test-client.ts';
import type { MediaItem } from '../../media.contract.ts';

export const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
export const PDF = Buffer.from('%PDF-1.4\n%%EOF');

export async function uploaded(
  client: TestClient,
  content: Buffer | string,
  name: string,
): Promise<MediaItem> {
  const { status, body, text } = await client.upload<MediaItem>('/media', content, name);
  if (status !== 201) throw new Error(`POST /media answered ${status}: ${text}`);
  return body;
}

export const pathOf = (item: MediaItem) => new URL(item.url).pathname;

export const fetched = (client: TestClient, item: MediaItem, headers: Record<string, string> = {}) =>
  client.page(pathOf(item), headers);
