/** What a datetime-local input shows of a moment, in the reader's zone: 2026-11-21T14:30. */
export function toLocalMoment(iso: string): string {
  const moment = new Date(iso);
  if (iso === '' || Number.isNaN(moment.getTime())) return '';
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** And back; what is no moment is none. */
export function fromLocalMoment(text: string): string {
  const moment = new Date(text);
  return text === '' || Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
}
