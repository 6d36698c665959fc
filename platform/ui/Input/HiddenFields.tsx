/**
 * What a form sends along unseen, in the order of its names: React refuses a page whose hidden fields stand in another
 * order than the server's, as the parameters of an address may.
 */
export function HiddenFields({ fields }: { fields: Readonly<Record<string, string>> }) {
  const names = Object.keys(fields).sort();
  return names.map((name) => <input key={name} type="hidden" name={name} value={fields[name]} />);
}
