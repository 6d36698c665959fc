// What an export knows of people beside their posts: `users.json` as Discourse lists them for administrators, whole or
// one a line. Without it names and titles come from the posts.
import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CommandProblem } from '../../../../platform/server/feature/operations.ts';
import type { BadgeGrant } from '../write-badges.ts';
import { badgesOf } from './badges.ts';

/** A person as the export has them; nothing in it is taken for granted. */
export type Person = Readonly<Record<string, unknown>>;

const NAMES = ['users.json', 'users.ndjson'];
const MAX_BYTES = 400 * 1024 * 1024;

/** The list of people as its file has it, read once for the whole import. */
export interface People {
  /** By id. */
  byID: ReadonlyMap<string, Person>;
  /** By the name they signed in by, in small letters. */
  byName: ReadonlyMap<string, Person>;
  badges: readonly BadgeGrant[];
}

export async function readPeople(topicsFile: string): Promise<People> {
  for (const name of NAMES) {
    const file = join(dirname(topicsFile), name);
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) continue;
    if (found.size > MAX_BYTES)
      throw new CommandProblem(`${file} is larger than 400 MB. Leave out of it who wrote nothing.`);
    return peopleOf(parsed(await readFile(file, 'utf8'), file));
  }
  return peopleOf([]);
}

function peopleOf(value: unknown): People {
  const { users } = (value ?? {}) as { users?: unknown };
  const list: unknown = Array.isArray(value) ? value : users;
  const people = Array.isArray(list) ? list.filter(isPerson) : [];
  return {
    byID: new Map(people.map((person) => [String(person.id), person])),
    byName: new Map(people.map((person) => [textOf(person, 'username')?.toLowerCase() ?? '', person])),
    badges: badgesOf(value, people),
  };
}

function parsed(text: string, file: string): unknown {
  const plain = text.replace(/^\uFEFF/, '').trimEnd();
  if (!file.endsWith('.ndjson')) return parse(plain, file);
  return plain
    .split('\n')
    .flatMap((line, at) => (line.trim() ? [parse(line, `Line ${at + 1} of ${file}`)] : []));
}

function parse(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CommandProblem(
      `${place} is not valid JSON (${(error as Error).message}). Mend the file, fetch it again or remove it, then run the same command again.`,
    );
  }
}

function isPerson(given: unknown): given is Person {
  return typeof given === 'object' && given !== null && Number.isSafeInteger((given as Person).id);
}

/** Anything but a plain no: who was blocked there is blocked here, until somebody lets them in. */
export function isExcluded(person: Person): boolean {
  const signs = ['suspended', 'suspended_at', 'suspended_till', 'silenced', 'silenced_at', 'silenced_till'];
  return [...signs, 'silence_reason', 'deleted_at'].some((name) => isAnnounced(person[name]));
}

/** Accounts that letters had made, and profiles that their owners hid. */
export function isPrivatePerson(person: Person): boolean {
  return ['staged', 'hide_profile', 'profile_hidden'].some((name) => isAnnounced(person[name]));
}

function isAnnounced(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false && value !== '' && value !== 0;
}

/** Discourse lists the first address apart from the others. */
export function emailOf(person: Person): unknown {
  const emails = Array.isArray(person.emails) ? person.emails : [];
  return person.email ?? person.primary_email ?? emails[0];
}

export function textOf(person: Person, name: string): string | undefined {
  const value = person[name];
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
