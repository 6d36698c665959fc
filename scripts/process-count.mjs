// How many processes serve: --processes 2, or PARLEY_PROCESSES=2. Without either there is one, and nothing that replaces it.
import { Failure } from './project.mjs';

const MOST = 64;
/** Its connections do not suffice for more, of which one is there twice while it is replaced. */
const MOST_ON_EMBEDDED = 3;

export function processCount(args, variables = process.env) {
  const [given, ...rest] = args;
  const [option, value] = given?.startsWith('--processes=') ? given.split('=') : [given, rest.shift()];
  if (given !== undefined && (option !== '--processes' || rest.length > 0))
    throw new Failure(`${[option, ...rest].at(-1)} is not known. Use: start --processes 2`);
  const name = given === undefined ? 'PARLEY_PROCESSES' : '--processes';
  const text = given === undefined ? variables.PARLEY_PROCESSES : value;
  if (given === undefined && !text) return undefined;
  if (!/^[1-9]\d?$/.test(text ?? '') || Number(text) > MOST)
    throw new Failure(`${name}=${text ?? ''} cannot be used. Use a number from 1 to ${MOST}, for example 2.`);
  if (Number(text) > MOST_ON_EMBEDDED && !variables.DATABASE_URL && !variables.DATABASE_URL_FILE)
    throw new Failure(
      `${name}=${text}: the embedded database serves ${MOST_ON_EMBEDDED} processes. Name one of your own by DATABASE_URL.`,
    );
  return Number(text);
}
