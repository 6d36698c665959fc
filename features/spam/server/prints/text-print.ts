// What a text says, as a few numbers: of two texts, as large a share of them is equal as of their runs of three words.
// Linear in the length, and of no more than the beginning of a long one.

const LENGTH = 15;
const PER_BAND = 3;
const MOST_CHARACTERS = 5000;
/** Thanks and greetings are alike everywhere. */
const FEWEST_WORDS = 6;

/** Undefined: too short to be told from others. */
export function signatureOf(text: string): number[] | undefined {
  const words = text
    .slice(0, MOST_CHARACTERS)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ');
  if (words.length < FEWEST_WORDS) return undefined;
  const smallest = new Int32Array(LENGTH).fill(0x7fffffff);
  for (let at = 0; at + 2 < words.length; at++) {
    const run = hash(`${words[at]} ${words[at + 1]} ${words[at + 2]}`);
    for (let slot = 0; slot < LENGTH; slot++) {
      const value = mix(run, slot);
      if (value < (smallest[slot] as number)) smallest[slot] = value;
    }
  }
  return [...smallest];
}

/** Texts that share four fifths of their runs share one of these nearly always; others hardly ever. */
export function bandsOf(signature: readonly number[]): bigint[] {
  return Array.from({ length: LENGTH / PER_BAND }, (_, band) => {
    const [a, b, c] = signature.slice(band * PER_BAND, (band + 1) * PER_BAND) as [number, number, number];
    const low = BigInt.asUintN(32, BigInt(mix(a ^ mix(b, 1), band)));
    const high = BigInt(mix(b ^ mix(c, 2), band));
    return BigInt.asIntN(64, (high << 32n) | low);
  });
}

/** 1: the same. */
export function likeness(a: readonly number[], b: readonly number[]): number {
  return a.filter((value, slot) => value === b[slot]).length / LENGTH;
}

export const NEARLY_EQUAL = 0.6;

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value | 0;
}

function mix(value: number, seed: number): number {
  let mixed = Math.imul(value ^ Math.imul(seed + 1, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) | 0;
}
