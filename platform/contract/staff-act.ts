// What staff do, declared by the capability that knows of it; each time it is done leaves an entry in the audit log.

export interface StaffAct {
  /** The record and what was done to it: `discussion.closed`. */
  readonly name: string;
  readonly recordType: string;
  /** English; translated where it is shown. */
  readonly label: string;
}

/** `defineStaffActs('discussion', { closed: 'Closed a discussion' }).closed` is the act `discussion.closed`. */
export function defineStaffActs<const Labels extends Readonly<Record<string, string>>>(
  recordType: string,
  labels: Labels,
): { readonly [Name in keyof Labels]: StaffAct } {
  const acts = Object.entries(labels).map(([name, label]) => [
    name,
    { name: `${recordType}.${name}`, recordType, label },
  ]);
  return Object.fromEntries(acts);
}
