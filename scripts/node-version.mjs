// The oldest Node.js that Parley runs on.
export const oldest = [22, 19];

export function isNewEnough() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
}
