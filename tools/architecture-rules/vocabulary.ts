// Private words, and the words of the field in their place: what an engineer would type into a search box.

type Vocabulary = ReadonlyMap<string, string>;

/** So private that they are not used in a sentence either, such as the name of a test. */
const NEVER: Vocabulary = new Map([
  ['anew', 'again, reload or restart'],
  ['breach', 'violation'],
  ['catalogue', 'messages (of a language) or catalog (of widgets)'],
  ['doomed', 'to delete'],
  ['gatekeeper', 'guard'],
  ['journey', 'end-to-end test'],
  ['judged', 'checked, or the subject of the check'],
  ['leash', 'what the script does'],
  ['long run', 'bulk operation'],
  ['portrait', 'avatar'],
  ['put together', 'assembled or created'],
  ['shelf', 'cache or registry'],
  ['slip', 'job handle'],
  ['stranger', 'unauthenticated or unknown'],
  ['tally', 'counters, stats or totals'],
  ['unchanging', 'immutable'],
  ['verdict', 'result or status'],
]);

/** Good English, but nothing to name a file, a function, a variable, a table or a column by. */
const NOT_IN_NAMES: Vocabulary = new Map([
  ['admit', 'create a session, or approve'],
  ['bone', 'node'],
  ['dressed', 'styled'],
  ['hole', 'collapsed replies'],
  ['judge', 'check'],
  ['kept', 'cached, stored, saved or queued: say which'],
  ['law', 'rule'],
  ['made of', 'depends on, or cache tags'],
  ['made once', 'memoized'],
  ['on within', 'transaction hook'],
  ['outer host', 'remote host'],
  ['outside feed', 'external feed'],
  ['ready answer', 'cached response'],
  ['said', 'message, text or translation: say which'],
  ['scene', 'context'],
  ['shut', 'restricted'],
  ['taken over', 'hydrated'],
  ['teller', 'notifier'],
  ['told', 'shown, notified, reported or redacted: say which'],
  ['touched', 'invalidated'],
  ['touches', 'invalidates'],
  ['wish', 'option or preference'],
  ['wished', 'requested'],
  ['worded', 'has a message'],
]);

export const PRIVATE_IN_SENTENCES = NEVER;
export const PRIVATE_IN_NAMES: Vocabulary = new Map([...NEVER, ...NOT_IN_NAMES]);

/** The private words of a name, of whatever case, or of a sentence. Plurals are those words too. */
export function privateWordsIn(text: string, vocabulary: Vocabulary): string[] {
  const words = text
    .split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/)
    .map((word) => singular(word.toLowerCase(), vocabulary));
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  return [...words, ...pairs].filter((word) => vocabulary.has(word));
}

function singular(word: string, vocabulary: Vocabulary): string {
  if (vocabulary.has(word)) return word;
  if (word.endsWith('lves')) return `${word.slice(0, -3)}f`;
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/(?<=ch|sh)es$|s$/, '');
}
