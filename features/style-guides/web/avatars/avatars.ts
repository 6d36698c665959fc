/** People who are not there: drawn for these samples. */
import person1 from './person-1.svg';
import person2 from './person-2.svg';
import person3 from './person-3.svg';
import person4 from './person-4.svg';
import person5 from './person-5.svg';
import person6 from './person-6.svg';

export const avatars = [person1, person2, person3, person4, person5, person6];
