// What sends a call that is tried on the pages about the API: a script of its own, as small as it can be.
export const tryScript = `const time = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const MOST = 100000;

function addressOf(form) {
  let path = form.dataset.path;
  const query = new URLSearchParams();
  for (const field of form.querySelectorAll('[data-in]')) {
    if (field.dataset.in === 'path') path = path.replace('{' + field.name + '}', encodeURIComponent(field.value));
    else if (field.value !== '') query.append(field.name, field.value);
  }
  return '/api/v2' + path + (query.size > 0 ? '?' + query : '');
}

function requestOf(form) {
  const { verb } = form.dataset;
  const token = form.elements['-token'].value.trim();
  const body = form.elements['-body']?.value.trim();
  return {
    method: verb,
    // By a token alone, or as who is signed in.
    credentials: token ? 'omit' : 'same-origin',
    headers: {
      'x-requested-with': 'parley',
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: 'Bearer ' + token }),
    },
    ...(body && { body }),
  };
}

function shown(text, type) {
  if (!/json/.test(type ?? '')) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function show(place, parts) {
  place.replaceChildren(
    ...parts.map(([tag, text]) => {
      const part = document.createElement(tag);
      part.textContent = text;
      if (tag === 'pre') part.tabIndex = 0;
      return part;
    }),
  );
}

async function send(form) {
  const place = form.querySelector('.answer');
  const button = form.querySelector('button');
  const body = form.elements['-body']?.value.trim();
  if (body) {
    try {
      JSON.parse(body);
    } catch (error) {
      return show(place, [['p', 'The body is not JSON: ' + error.message]]);
    }
  }
  button.disabled = true;
  const started = performance.now();
  try {
    const address = addressOf(form);
    const answer = await fetch(address, { ...requestOf(form), signal: AbortSignal.timeout(60000) });
    const text = await answer.text();
    const took = time.format(performance.now() - started);
    const headers = [...answer.headers].map(([name, value]) => name + ': ' + value).join('\\n');
    const content = shown(text, answer.headers.get('content-type'));
    show(place, [
      ['p', form.dataset.verb + ' ' + address],
      ['p', answer.status + ' ' + answer.statusText + ', ' + took + ' ms'],
      ['pre', headers],
      ['pre', content.length > MOST ? content.slice(0, MOST) + '\\n…' : content],
    ]);
  } catch (error) {
    show(place, [['p', 'No answer: ' + error.message]]);
  } finally {
    button.disabled = false;
  }
}

document.addEventListener('submit', (event) => {
  if (!event.target.matches('[data-try]')) return;
  event.preventDefault();
  void send(event.target);
});
`;
