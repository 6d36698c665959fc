// A form in which one call is tried from the page: its parameters, its body with the example, and the answer below.
import { escapeHtml } from '../../../platform/server/content/escape.ts';
import type {
  OpenApiDocument,
  OpenApiParameter,
} from '../../../platform/server/http/open-api/open-api-document.ts';
import type { Call } from './api-docs.html.ts';
import { typeOf } from './schema-fields.ts';

/** Not headers: the page sets those itself. What is no parameter has a name that none can have. */
const PLACES = new Set(['path', 'query']);

export function tryHtml(document: OpenApiDocument, { verb, path, operation }: Call): string {
  const { operationId: id } = operation;
  const common = document.components.parameters as Record<string, OpenApiParameter>;
  const fields = operation.parameters
    .map((each) => (each.$ref ? (common[each.$ref.split('/').at(-1) ?? ''] ?? each) : each))
    .filter(({ in: place }) => PLACES.has(place))
    .map((parameter) => fieldHtml(id, parameter));
  const isRead = verb === 'GET';
  return `<details class="try"><summary>Try it</summary>
<form data-try data-verb="${verb}" data-path="${escapeHtml(path)}">
${fields.join('\n')}
${bodyHtml(id, operation.requestBody)}
<label for="${id}-token">Access token <span class="hint">empty: as who you are signed in</span></label>
<input id="${id}-token" name="-token" type="password" autocomplete="off" spellcheck="false">
${isRead ? '' : '<label class="sure"><input type="checkbox" name="-sure" required> This call changes the community. Send it all the same.</label>'}
<button type="submit">Send</button>
<div class="answer" role="status"></div>
</form>
</details>`;
}

function fieldHtml(id: string, { name, in: place, required, schema }: OpenApiParameter): string {
  const at = `${id}-${place}-${name}`.replaceAll(/[^\w-]/g, '-');
  const attributes = `id="${at}" name="${escapeHtml(name)}" data-in="${place}"${required ? ' required' : ''}`;
  const label = `<label for="${at}"><code>${escapeHtml(name)}</code> <span class="hint">${escapeHtml(typeOf(schema))}</span></label>`;
  const choices = schema.enum ?? (schema.type === 'boolean' ? [true, false] : undefined);
  if (!choices) return `${label}\n<input ${attributes} autocomplete="off">`;
  const options = ['', ...choices.map(String)].map(
    (each) => `<option value="${escapeHtml(each)}">${escapeHtml(each)}</option>`,
  );
  return `${label}\n<select ${attributes}>${options.join('')}</select>`;
}

function bodyHtml(id: string, body: Call['operation']['requestBody']): string {
  const content = body?.content['application/json'];
  if (!content) return '';
  const example = content.example === undefined ? '{}' : JSON.stringify(content.example, null, 2);
  return `<label for="${id}-body">Body</label>
<textarea id="${id}-body" name="-body" rows="8" spellcheck="false">${escapeHtml(example)}</textarea>`;
}
