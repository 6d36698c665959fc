// What people choose first, without the digits and signs they put around it. Short ones are excluded by length.
const WORDS = `
password passwort passw0rd p4ssw0rd motdepasse contrasena senha letmein welcome iloveyou administrator qwerty qwertz
azerty changeme secret superman batman spiderman starwars football baseball basketball princess sunshine monkey dragon
master shadow michael jennifer jordan hunter trustno whatever freedom computer internet samsung google facebook
liverpool chelsea arsenal barcelona mustang corvette mercedes ferrari porsche yankees cowboys lakers steelers
pokemon nintendo minecraft zaq12wsx zxcvbnm asdfghjkl qazwsxedc q1w2e3r4 q1w2e3r4t5 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
abc123 abcd1234 a1b2c3d4 admin admin123 root default guest user login test testing temp demo pass pass123 hello
helloworld blink182 charlie michelle nicole jessica amanda ashley thomas robert daniel andrew joshua matthew
correcthorsebatterystaple thequickbrownfox iamgod godisgood jesuschrist blessed angel lovely loveme iloveu babygirl
butterfly chocolate cookie flower summer winter spring autumn monday friday january december parley community forum
`;

const COMMON = new Set(WORDS.split(/\s+/).filter((word) => word !== ''));

/** Also with a year, a row of digits or signs before or behind, and repeated. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase();
  const core = withoutSignsAround(text);
  const repeated = /^(.{1,100}?)\1+$/u.exec(core)?.[1];
  return [text, core, repeated].some((each) => each !== undefined && COMMON.has(each));
}

/** Without digits and signs at its ends. */
function withoutSignsAround(text: string): string {
  const start = text.search(/[a-z]/i);
  if (start < 0) return '';
  let end = text.length;
  while (/[\d\W_]/u.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}
