// How far the database has written, as PostgreSQL says it (`16/B374D848`), and as a number that can be compared.

export function positionOf(text: string | null | undefined): bigint {
  const [high, low] = (text ?? '').split('/');
  return high && low ? (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`) : 0n;
}

/** For a cookie. */
export function shortPosition(position: bigint): string {
  return position.toString(36);
}

/** 0 for what is none. */
export function fromShortPosition(text: string | undefined): bigint {
  if (text === undefined || !/^[0-9a-z]{1,13}$/.test(text)) return 0n;
  let position = 0n;
  for (const digit of text) position = position * 36n + BigInt(Number.parseInt(digit, 36));
  return position;
}
