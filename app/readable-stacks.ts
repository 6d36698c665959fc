// Stacks name the files that people wrote. The maps are read when a stack is first looked at: read at each start, as
// `node --enable-source-maps` does, they take a third of it.
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

const maps = new Map<string, SourceMap | undefined>();

Error.prepareStackTrace = (error, sites) => [titleOf(error), ...sites.map(lineOf)].join('\n    at ');

function titleOf(error: Error): string {
  try {
    return Error.prototype.toString.call(error);
  } catch {
    return 'Error';
  }
}

function lineOf(site: NodeJS.CallSite): string {
  const url = site.getScriptNameOrSourceURL();
  const line = site.getLineNumber();
  const column = site.getColumnNumber();
  const map = url && line && column ? mapOf(url) : undefined;
  if (!map || !line || !column) return String(site);
  const origin = map.findOrigin(line, column);
  if (!('fileName' in origin)) return String(site);
  const { fileName, lineNumber, columnNumber } = origin;
  const place = `${new URL(fileName, url ?? undefined)}:${lineNumber}:${columnNumber}`;
  return String(site).replace(`${url}:${line}:${column}`, place);
}

function mapOf(url: string): SourceMap | undefined {
  if (!url.startsWith('file:') || url.includes('/node_modules/')) return undefined;
  if (!maps.has(url)) maps.set(url, readMap(url));
  return maps.get(url);
}

function readMap(url: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(url)}.map`, 'utf8')));
  } catch {
    return undefined;
  }
}
