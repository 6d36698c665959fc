// Badges in Discourse's lists of people: with each person, as their page lists them, or beside the people, as grants
// that name the person and the badge by id.
import { cleanLine, readDate } from '../clean-text.ts';
import type { BadgeGrant } from '../write-badges.ts';

type Fields = Readonly<Record<string, unknown>>;

export function badgesOf(file: unknown, people: readonly Fields[]): BadgeGrant[] {
  const named = namesOf(fieldsOf(file));
  const beside = listIn(fieldsOf(file), 'user_badges').map((grant) =>
    grantOf(grant, keyOf(grant.user_id), named),
  );
  const ofPeople = people.flatMap((person) => {
    const owner = keyOf(person.id);
    const grants = listIn(person, 'user_badges');
    const here = new Map([...named, ...namesOf(person)]);
    // Beside grants, the list says only what each badge is called.
    return (grants.length > 0 ? grants : listIn(person, 'badges')).map((grant) =>
      grantOf(grant, owner, here),
    );
  });
  return [...beside, ...ofPeople];
}

function grantOf(grant: Fields, owner: string, named: ReadonlyMap<string, Fields>): BadgeGrant {
  const badge = named.get(keyOf(grant.badge_id)) ?? grant;
  const name = typeof badge.name === 'string' ? badge.name : '';
  const isGrant = grant.badge_id !== undefined && keyOf(grant.id) !== '';
  const date = readDate(grant.granted_at);
  const parts = [owner, keyOf(grant.badge_id ?? grant.id) || cleanLine(name, 100), date];
  return {
    foreignID: isGrant ? keyOf(grant.id) : parts.filter((part) => part !== undefined).join('/'),
    owner,
    name,
    picture: typeof badge.image_url === 'string' ? badge.image_url : undefined,
    badgeClass: badge.badge_type_id,
    dateAwarded: grant.granted_at,
  };
}

/** A badge that is a plain word is its name. */
function listIn(holder: Fields, name: string): Fields[] {
  const list = holder[name];
  if (!Array.isArray(list)) return [];
  return list.map((each) => (typeof each === 'string' ? { name: each } : fieldsOf(each)));
}

function namesOf(holder: Fields): Map<string, Fields> {
  const known = listIn(holder, 'badges').filter((badge) => keyOf(badge.id) !== '');
  return new Map(known.map((badge) => [keyOf(badge.id), badge]));
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

function keyOf(id: unknown): string {
  return Number.isSafeInteger(id) ? String(id) : '';
}
