const names = ['Kwame Mensah', '松本 由紀', 'Omar Haddad', 'Rosa Delgado', 'Sam Whitlock', 'ليلى منصور'];

export function people(photos: string[]) {
  return names.map((name, index) => ({ key: name, name, photoUrl: photos[index] }));
}
