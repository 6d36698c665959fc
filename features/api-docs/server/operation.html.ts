// One call in full: what it takes and answers, and why it may refuse.
import { escapeHtml } from '../../../platform/server/content/escape.ts';
import type { JsonSchema } from '../../../platform/server/http/open-api/json-schema.ts';
import type {
  OpenApiDocument,
  OpenApiParameter,
  OpenApiResponse,
} from '../../../platform/server/http/open-api/open-api-document.ts';
import type { Call } from './api-docs.html.ts';
import { fieldsOf, typeOf } from './schema-fields.ts';
import { tryHtml } from './try-call.html.ts';

export function operationHtml(document: OpenApiDocument, { verb, path, operation }: Call): string {
  return `<details id="${operation.operationId}" open>
<summary>${verbHtml(verb)} ${pathHtml(path)} <span class="summary">${proseHtml(operation.summary)}</span></summary>
<p>${proseHtml(operation.description)}</p>
${parametersHtml(document, operation.parameters)}
${bodyHtml(document, operation.requestBody)}
${responsesHtml(document, operation.responses)}
${tryHtml(document, { verb, path, operation })}
</details>`;
}

/** On narrow screens it breaks between its parts, not within a word. */
export function pathHtml(path: string): string {
  return `<code>${escapeHtml(path).replace(/(?<=.)\//g, '<wbr>/')}</code>`;
}

function parametersHtml(document: OpenApiDocument, parameters: readonly OpenApiParameter[]): string {
  if (parameters.length === 0) return '';
  const common = document.components.parameters as Record<string, OpenApiParameter>;
  const rows = parameters
    .map((each) => (each.$ref ? (common[each.$ref.split('/').at(-1) ?? ''] ?? each) : each))
    .map(({ name, in: place, required, schema, description }) => [
      `<code>${escapeHtml(name)}</code>`,
      place,
      code(typeOf(schema)),
      required ? 'required' : defaultOf(schema),
      escapeHtml(description ?? String(schema.description ?? '')),
    ]);
  return `<h2>Parameters</h2>\n${table(['Name', 'In', 'Type', '', ''], rows)}`;
}

function defaultOf({ default: usual }: JsonSchema): string {
  return usual === undefined || (Array.isArray(usual) && usual.length === 0)
    ? ''
    : `default ${code(JSON.stringify(usual))}`;
}

function bodyHtml(document: OpenApiDocument, body: Call['operation']['requestBody']): string {
  const [type, content] = Object.entries(body?.content ?? {})[0] ?? [];
  if (!type || !content) return '';
  const example =
    content.example === undefined ? '' : `<pre>${escapeHtml(JSON.stringify(content.example, null, 2))}</pre>`;
  return `<h2>Body (${type})</h2>\n${fieldsHtml(document, content.schema, 'required')}\n${example}`;
}

function responsesHtml(document: OpenApiDocument, responses: Record<string, OpenApiResponse>): string {
  const [status, success] = Object.entries(responses).find(([each]) => /^[23]/.test(each)) ?? [];
  const schema = success?.content?.['application/json']?.schema;
  const rows = Object.entries(responses).map(([each, { description, headers }]) => [
    each,
    escapeHtml(description),
    Object.keys(headers ?? {})
      .map(code)
      .join(', '),
  ]);
  const answer = schema ? `<h2>Answer (${status})</h2>\n${fieldsHtml(document, schema, 'always')}` : '';
  return `${answer}\n<h2>Statuses</h2>\n${table(['Status', 'When', 'Headers'], rows, 'statuses')}`;
}

function fieldsHtml(document: OpenApiDocument, schema: JsonSchema, whenRequired: string): string {
  const fields = fieldsOf(schema, document.components.schemas);
  if (fields.length === 0) return `<p>${code(typeOf(schema))}</p>`;
  const rows = fields.map(({ name, type, isRequired, description }) => [
    code(name),
    code(type),
    isRequired ? whenRequired : '',
    escapeHtml(description),
  ]);
  return table(['Property', 'Type', '', ''], rows);
}

export function verbHtml(verb: string): string {
  return `<span class="verb verb-${verb.toLowerCase()}">${verb}</span>`;
}

/** Words with names of the API between backticks. */
export function proseHtml(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

const code = (text: string) => `<code>${escapeHtml(text)}</code>`;

function table(
  heads: readonly string[],
  rows: readonly string[][],
  kind: 'fields' | 'statuses' = 'fields',
): string {
  const head = heads.map((each) => (each === '' ? '<td></td>' : `<th scope="col">${each}</th>`)).join('');
  const body = rows.map((cells) => `<tr>${cells.map((each) => `<td>${each}</td>`).join('')}</tr>`);
  return `<div class="table ${kind}" tabindex="0" role="group" aria-label="${heads[0]}"><table><thead><tr>${head}</tr></thead><tbody>${body.join('\n')}</tbody></table></div>`;
}
