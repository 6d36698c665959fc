// The pages about the API: the list of all calls, and the calls of one area in full.
import { escapeHtml } from '../../../platform/server/content/escape.ts';
import type { OpenApiDocument, OpenApiOperation } from '../../../platform/server/http/open-api.ts';
import { operationHtml } from './operation.html.ts';

export interface Call {
  verb: string;
  path: string;
  operation: OpenApiOperation;
}

/** By the capability that a call belongs to. */
export function areasOf({ paths }: OpenApiDocument): Map<string, Call[]> {
  const calls = Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({ verb: verb.toUpperCase(), path, operation })),
  );
  const areas = Map.groupBy(calls, ({ operation }) => operation.tags[0] ?? '');
  return new Map([...areas].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

export function indexPage(document: OpenApiDocument): string {
  const areas = areasOf(document);
  const count = [...areas.values()].flat().length;
  return frame(
    'The API of this community',
    `<p>${count} calls under <code>/api/v2</code>. For programs: <a href="/api/v2/open-api/v3">the OpenAPI document</a>.
Sign in with an access token: <code>Authorization: Bearer va.…</code></p>
${navigation(areas)}
${[...areas].map(([area, calls]) => `<h2 id="${area}"><a href="/api/docs/${area}">${area}</a></h2>\n${list(area, calls)}`).join('\n')}`,
  );
}

export function areaPage(document: OpenApiDocument, area: string): string {
  const areas = areasOf(document);
  const calls = areas.get(area) ?? [];
  return frame(
    `${area}: calls of the API`,
    `<p><a href="/api/docs">All calls</a></p>\n${calls.map((call) => operationHtml(document, call)).join('\n')}`,
  );
}

function navigation(areas: Map<string, Call[]>): string {
  const links = [...areas].map(
    ([area, calls]) => `<li><a href="#${area}">${area}</a> (${calls.length})</li>`,
  );
  return `<nav aria-label="Areas"><ul>${links.join('')}</ul></nav>`;
}

function list(area: string, calls: readonly Call[]): string {
  const items = calls.map(
    ({ verb, path, operation }) =>
      `<li><span class="verb">${verb}</span> <a href="/api/docs/${area}#${operation.operationId}"><code>${escapeHtml(path)}</code></a> ${escapeHtml(operation.summary)}</li>`,
  );
  return `<ul class="calls">${items.join('\n')}</ul>`;
}

function frame(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`;
}
