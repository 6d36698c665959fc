import type { KnownRecords, PageExamples } from '../../../app/testing/page-addresses.ts';

export const pageExamples: PageExamples = (known) => [
  '/profile',
  '/profile/edit',
  ...known.people.flatMap(personAddresses),
];

function personAddresses({ userID, name }: KnownRecords['people'][number]): string[] {
  const own = [`/profile/${name}`, `/profile/${userID}/${name}`];
  return [
    ...own,
    ...['discussions', 'comments'].flatMap((part) =>
      own.map((path) => path.replace('/profile', `/profile/${part}`)),
    ),
  ];
}
