const SMILIES: ReadonlyMap<string, string> = new Map([
  [':)', '🙂'],
  [':-)', '🙂'],
  [';)', '😉'],
  [';-)', '😉'],
  [':(', '🙁'],
  [':-(', '🙁'],
  [':D', '😃'],
  [':-D', '😃'],
  [':P', '😛'],
  [':p', '😛'],
  [':-P', '😛'],
  [':O', '😮'],
  [':o', '😮'],
  [":'(", '😢'],
  ['<3', '❤️'],
  ['^_^', '😄'],
]);
const NAMES: ReadonlyMap<string, string> = new Map([
  [':mrgreen:', '😁'],
  [':ugeek:', '🤓'],
  [':geek:', '🤓'],
  [':bowing_man:', '🙇‍♂️'],
  [':lol:', '😆'],
  [':shock:', '😲'],
  [':twisted:', '😈'],
  [':tropical_fish:', '🐠'],
  [':scroll:', '📜'],
  [':woozy_face:', '🥴'],
]);

const TOKEN = /(?<=^|[\s\uE001])(?::'\(|[:;]-?[)(DPpOo]|<3|\^_\^)(?=$|[\s.,!?\uE000])/gm;

/** Faces typed in characters, and the names only old forum software knew. */
export function convertSmilies(text: string): string {
  return text
    .replace(TOKEN, (smiley) => SMILIES.get(smiley) ?? smiley)
    .replace(/:[a-z_]{3,20}:/g, (name) => NAMES.get(name) ?? name);
}
