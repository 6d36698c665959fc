// The format of a draft that does not say its own: a list of nodes is rich2, one of operations rich, words are words.

export function formatOfBody(body: unknown): 'rich' | 'rich2' | undefined {
  const nodes = typeof body === 'string' ? listIn(body) : body;
  const first: unknown = Array.isArray(nodes) ? nodes[0] : undefined;
  if (typeof first !== 'object' || first === null) return undefined;
  if ('insert' in first) return 'rich';
  return 'children' in first || 'type' in first ? 'rich2' : undefined;
}

function listIn(text: string): unknown {
  if (!/^\s*\[\s*\{\s*"/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // It only began like one.
    return undefined;
  }
}
