// Polls of the made-up community: what is asked, and who chose what.
import type { DemoDiscussion } from '@parley/addon-api';

export interface DemoPoll extends DemoDiscussion {
  /** Left out: the title is the question. */
  question?: string;
  isMultipleChoice?: boolean;
  /** By what is chosen: who chose it. */
  options: Readonly<Record<string, readonly string[]>>;
}

export const demoPolls: readonly DemoPoll[] = [
  {
    key: 'next-open-evening',
    type: 'poll',
    category: 'hello',
    author: 'wren',
    title: 'What shall the next open evening be about?',
    body: `Three ideas are left on the board, and the kettle holds enough for any of them. Choose one; if you have a fourth, say it below and I write it down for spring.

We begin at seven, the big door is open from six.`,
    format: 'markdown',
    tags: ['beginners'],
    minutesAgo: 4310,
    views: 212,
    bookmarkedBy: ['noa', 'ludo'],
    reactions: [{ urlcode: 'Like', by: ['femi', 'marta', 'huda'] }],
    options: {
      'Sharpening, from the drawer to the hair': ['marta', 'ottilie', 'naoki', 'pip', 'noa', 'ludo', 'huda'],
      'Old radios: what is dangerous and what only looks it': ['yusuf', 'jonas', 'itai', 'kaveh'],
      'Splicing three-strand rope': ['eilidh', 'kaimana', 'gudrun', 'lubo', 'bo'],
    },
    comments: [
      {
        author: 'pip',
        minutesAfter: 44,
        body: 'Sharpening, please. I own four knives and they are all spoons.',
        reactions: [{ urlcode: 'LOL', by: ['noa', 'ottilie', 'eilidh'] }],
        replies: [
          {
            author: 'ottilie',
            minutesAfter: 71,
            body: 'Bring all four. The spoons are my favourite patients.',
          },
        ],
      },
      {
        author: 'gudrun',
        minutesAfter: 390,
        body: 'I chose rope, and I would come for sharpening too. Whatever loses could be the evening after.',
      },
    ],
  },
  {
    key: 'which-finish-for-oars',
    type: 'poll',
    category: 'boats',
    author: 'kaimana',
    title: 'What is on your oars?',
    question: 'What do you put on oars? Choose all that you use.',
    body: `I scraped a pair of ash oars down to the wood and stand before the shelf. Before I ask which is right I would like to know what people really use, and whether they would do it again.`,
    format: 'markdown',
    tags: [],
    minutesAgo: 15840,
    views: 148,
    bookmarkedBy: ['bo'],
    reactions: [{ urlcode: 'Insightful', by: ['hank'] }],
    isMultipleChoice: true,
    options: {
      'Varnish on the looms, nothing on the grips': ['eilidh', 'gudrun', 'hank', 'celestino', 'lubo'],
      'Oil, every spring': ['marta', 'naoki', 'gudrun', 'olena'],
      'Paint on the blades': ['eilidh', 'celestino', 'benedita'],
      'Nothing. They are grey and so am I': ['lubo', 'harpreet'],
    },
    comments: [
      {
        author: 'lubo',
        minutesAfter: 95,
        body: 'I chose two. The pair in the dinghy is varnished, the pair in the shed is honest.',
        reactions: [{ urlcode: 'LOL', by: ['kaimana', 'benedita'] }],
      },
      {
        author: 'eilidh',
        minutesAfter: 610,
        body: 'Whatever you choose: leave the grips bare. Varnish there makes blisters by the second bend of the river.',
        reactions: [{ urlcode: 'Agree', by: ['hank', 'gudrun', 'kaimana'] }],
      },
    ],
  },
];
