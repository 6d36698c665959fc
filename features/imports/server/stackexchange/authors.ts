// Who wrote a row. People whose account is gone stay as members of their last name: attribution is owed to them.
import type { Transaction } from '../../../../platform/server/db/database.ts';
import { readDate } from '../clean-text.ts';
import type { ImportRun, Outcome } from '../import-run.ts';
import { writeMembers } from '../write-members.ts';

export interface Credit {
  userID: string | undefined;
  displayName: string | undefined;
  date: string | undefined;
}

/** One placeholder for everybody who left neither an account nor a name. */
const NAMELESS = 'Former member';

export class Authors {
  readonly #run: ImportRun;

  constructor(run: ImportRun) {
    this.#run = run;
  }

  /** Our user for each credit, in their order; former members are made as they are met. */
  async resolve(tx: Transaction, outcome: Outcome, credits: readonly Credit[]): Promise<number[]> {
    const requested = credits.flatMap(({ userID }) => (userID === undefined ? [] : [userID]));
    const users = await this.#run.ids.find(tx, 'users', requested);
    const former = credits.map((credit) =>
      credit.userID !== undefined && users.has(credit.userID) ? undefined : formerMember(credit),
    );
    const formerIDs = await this.#formerMembers(
      tx,
      outcome,
      former.filter((each) => each !== undefined),
    );
    return credits.map(({ userID }, at) => {
      const id = users.get(userID ?? '') ?? formerIDs.get(former[at]?.key ?? '');
      if (id === undefined) throw new Error('A row has no author.');
      return id;
    });
  }

  async #formerMembers(
    tx: Transaction,
    outcome: Outcome,
    wanted: readonly FormerMember[],
  ): Promise<Map<string, number>> {
    const distinct = new Map<string, FormerMember>();
    for (const each of wanted) if (!distinct.has(each.key)) distinct.set(each.key, each);
    const known = await this.#run.ids.find(tx, 'former members', distinct.keys());
    const fresh = [...distinct.values()].filter(({ key }) => !known.has(key));
    const written = await writeMembers(
      tx,
      this.#run.source,
      fresh.map(({ key, name, date }) => ({
        foreignID: key,
        name,
        dateInserted: date,
        dateLastActive: date,
      })),
    );
    await this.#run.ids.record(
      tx,
      'former members',
      written.map((each) => [each.foreignID, each.userID]),
    );
    if (fresh.length > 0) outcome.hasChanges = true;
    return new Map([...known, ...written.map((each) => [each.foreignID, each.userID] as const)]);
  }
}

interface FormerMember {
  key: string;
  name: string;
  date: string;
}

function formerMember({ userID, displayName, date }: Credit): FormerMember {
  const name = displayName?.trim() || (userID === undefined ? NAMELESS : `user${userID}`);
  return { key: name.toLowerCase(), name, date: readDate(date) ?? new Date(0).toISOString() };
}
