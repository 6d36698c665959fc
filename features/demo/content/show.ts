import type { DemoDiscussion } from './types.ts';

export const showDiscussions: DemoDiscussion[] = [
  {
    key: 'hooker-launch',
    category: 'show',
    author: 'wren',
    title: 'Eight years later she floats: the 1911 turf boat, with the whole bill',
    body: `Many of you have watched this since she was a shape in the nettles. On Saturday at high water she went in, sat down on her marks and **did not leak**. I had four pumps ready. I was almost disappointed.

## The numbers, because you will ask

| | Hours | Money |
|---|---:|---:|
| Keel, stem, floors | 410 | 2,150 |
| Planking (74 of 96 new) | 905 | 4,820 |
| Deck and beams | 380 | 1,960 |
| Spars and rig | 240 | 1,470 |
| Sails (thank you, Solène) | 15 | 1,300 |
| Paint, tar, rivets, tea | 260 | 1,115 |
| Looking at her | not counted | 0 |
| **Together** | **2,210** | **12,815** |

## What I would do differently

1. Build the roof first, not in the third year.
2. Copper rivets by the kilo and not by the hundred.
3. Ask in year one and not in year four. Half of what is right on her came out of *this forum*.

> "She was never a pretty boat. She was a boat that came home." My neighbour, 91, who had sailed her with turf, from the quay wall, with his hat off.`,
    format: 'markdown',
    tags: ['before-after', 'clinker', 'sails'],
    minutesAgo: 15840,
    views: 3260,
    bookmarkedBy: [
      'kaimana',
      'bo',
      'marta',
      'femi',
      'ludo',
      'olena',
      'beelian',
      'lubo',
      'itzel',
      'naoki',
      'benedita',
      'yutong',
      'deniz',
    ],
    reactions: [
      {
        urlcode: 'Like',
        by: [
          'ottilie',
          'itai',
          'bo',
          'jonas',
          'ananya',
          'pip',
          'shirin',
          'jiho',
          'harpreet',
          'mina',
          'beelian',
          'celestino',
          'ludo',
          'marta',
          'bohdan',
        ],
      },
      { urlcode: 'Insightful', by: ['deniz', 'solene'] },
      { urlcode: 'Agree', by: ['femi'] },
      { urlcode: 'Awesome', by: ['niran'] },
    ],
    comments: [
      {
        author: 'hank',
        minutesAfter: 118,
        body: 'Hat off here too, and you know what that takes in November.',
        reactions: [
          { urlcode: 'Insightful', by: ['eilidh', 'yusuf'] },
          { urlcode: 'Like', by: ['beelian', 'shirin', 'femi', 'itai', 'olena'] },
          { urlcode: 'Awesome', by: ['yutong', 'jonas'] },
        ],
      },
      {
        author: 'eilidh',
        minutesAfter: 1586,
        body: 'I am not crying, it is the rain. It is raining indoors.',
        reactions: [
          { urlcode: 'Agree', by: ['yutong'] },
          { urlcode: 'Like', by: ['beelian', 'deniz', 'ananya', 'ludo'] },
        ],
      },
      {
        author: 'solene',
        minutesAfter: 1835,
        body: "The mainsail sets better than I hoped. Ease the throat a hand's width, then the crease at the third reef will go.",
        reactions: [
          { urlcode: 'Like', by: ['eilidh', 'itzel', 'bo'] },
          { urlcode: 'Agree', by: ['ananya'] },
        ],
        replies: [
          {
            author: 'wren',
            minutesAfter: 2259,
            body: 'Eased it this morning: the crease is gone. You saw that from a *photo of a wet boat*.',
            reactions: [
              { urlcode: 'Agree', by: ['ludo'] },
              { urlcode: 'Like', by: ['bo'] },
            ],
          },
        ],
      },
      {
        author: 'jonas',
        minutesAfter: 2312,
        body: '905 hours for 74 planks is 12.2 a plank. I bow. My last ones were 14.',
        replies: [
          {
            author: 'wren',
            minutesAfter: 2877,
            body: 'The first was 31. The last was six. There is your average.',
          },
        ],
      },
      {
        author: 'celestino',
        minutesAfter: 4299,
        body: 'Que bons ventos a levem. A working boat that works again is a good answer to many questions.',
        reactions: [{ urlcode: 'Like', by: ['beelian', 'noa', 'bohdan'] }],
      },
      {
        author: 'zainab',
        minutesAfter: 5509,
        body: '"Looking at her: not counted." Coward.',
        reactions: [{ urlcode: 'LOL', by: ['minseo', 'kaveh', 'solene', 'itai'] }],
        replies: [
          {
            author: 'wren',
            minutesAfter: 5795,
            body: 'I counted. I will take it to the grave.',
            reactions: [
              { urlcode: 'LOL', by: ['kaveh', 'sprite', 'huda', 'gudrun', 'shirin', 'olena', 'solene'] },
            ],
          },
        ],
      },
      {
        author: 'olena',
        minutesAfter: 6010,
        body: 'Вітаю! How did you bend the planks at the bow, steam or hot sand?',
        replies: [
          {
            author: 'wren',
            minutesAfter: 6245,
            body: 'Steam, 1 hour per inch, and three people who do not talk to each other afterwards.',
            reactions: [{ urlcode: 'Insightful', by: ['kaveh', 'lubo'] }],
          },
        ],
      },
      {
        author: 'pip',
        minutesAfter: 6605,
        body: 'I have been here for six weeks and have read the entire eight years. What do you do on Sunday now?',
        reactions: [
          { urlcode: 'Like', by: ['gudrun'] },
          { urlcode: 'Insightful', by: ['harpreet'] },
        ],
        replies: [
          {
            author: 'wren',
            minutesAfter: 6970,
            body: 'On Sunday I looked into the nettles behind the other shed.',
            reactions: [
              {
                urlcode: 'LOL',
                by: ['shirin', 'minseo', 'deniz', 'bohdan', 'mina', 'jonas', 'yutong', 'ludo', 'naoki'],
              },
            ],
            replies: [
              {
                author: 'mina',
                minutesAfter: 7758,
                body: 'Wren, no.',
                reactions: [
                  { urlcode: 'LOL', by: ['yusuf', 'gudrun', 'marta', 'kaveh', 'beelian', 'naoki'] },
                ],
                replies: [
                  {
                    author: 'wren',
                    minutesAfter: 8145,
                    body: 'There is a stem sticking out.',
                    reactions: [{ urlcode: 'LOL', by: ['minseo', 'naoki', 'deniz', 'pip', 'itzel'] }],
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        author: 'kaimana',
        minutesAfter: 8357,
        body: 'From one tide to another: aloha to the old lady. Pour her something from us.',
        reactions: [{ urlcode: 'Awesome', by: ['ananya', 'solene', 'celestino'] }],
      },
      {
        author: 'yusuf',
        minutesAfter: 8982,
        body: 'مبروك! The gudgeons came out well, I was a bit worried about the lower one.',
        reactions: [{ urlcode: 'Like', by: ['sprite', 'lubo'] }],
        replies: [
          {
            author: 'wren',
            minutesAfter: 9115,
            body: 'They fit as if they had grown there, Yusuf. The lower one took the whole weight when she touched the slip, and smiled.',
            reactions: [{ urlcode: 'Insightful', by: ['yusuf', 'ottilie', 'hank'] }],
          },
        ],
      },
      { author: 'niran', minutesAfter: 9509, body: 'Very beautiful. ยินดีด้วย! She has a good face.' },
      {
        author: 'marta',
        minutesAfter: 10453,
        body: '12,815 for eight years is 4.39 a day. That is a cappuccino. One cannot say it was expensive.',
        replies: [
          {
            author: 'ludo',
            minutesAfter: 10770,
            body: 'I will use this calculation at home, thank you.',
            reactions: [{ urlcode: 'LOL', by: ['ananya', 'ottilie', 'pip', 'naoki', 'jiho'] }],
          },
        ],
      },
      {
        author: 'gudrun',
        minutesAfter: 11197,
        body: 'Please bring the log of the moisture content, you promised it in year five.',
        reactions: [
          { urlcode: 'Like', by: ['dimitra'] },
          { urlcode: 'Agree', by: ['jiho'] },
        ],
        replies: [
          {
            author: 'wren',
            minutesAfter: 11395,
            body: 'It is on a beam behind the stove, in pencil. I will photograph it before somebody paints.',
          },
        ],
      },
    ],
  },
  {
    key: 'radio-1957',
    category: 'show',
    author: 'olena',
    title: 'The "dead" console from 1957 plays again, and the fault was a spider',
    body: `Came from a village school, "does not work since 1988". Not a single bad valve. Not even the electrolytics. In the band switch, between two contacts, lay a **spider**, completely dry, completely innocent, and perfectly insulating.

Hours: 30 minutes for the spider, 46 for the case. The veneer was in pieces like a puzzle; @"شیرین کاظمی" guided me through the worst corner by photo, evening after evening.

It now sits in the school again. The children asked where one *swipes*.`,
    format: 'markdown',
    tags: ['valve-radio', 'before-after'],
    minutesAgo: 11520,
    views: 685,
    bookmarkedBy: ['lubo', 'ananya', 'celestino', 'mina', 'harpreet', 'femi', 'wren'],
    reactions: [
      { urlcode: 'Like', by: ['marta', 'ananya', 'beelian', 'itzel', 'harpreet', 'dimitra', 'itai', 'noa'] },
      { urlcode: 'Insightful', by: ['wren'] },
      { urlcode: 'Agree', by: ['niran', 'yutong', 'bohdan', 'sprite'] },
    ],
    comments: [
      {
        author: 'lubo',
        minutesAfter: 737,
        body: 'Nearly forty years without current, and only a spider. They built with respect then.',
        reactions: [
          { urlcode: 'Insightful', by: ['iker', 'eilidh'] },
          { urlcode: 'Like', by: ['marta', 'naoki', 'bo', 'ananya'] },
          { urlcode: 'Agree', by: ['gudrun'] },
        ],
      },
      {
        author: 'shirin',
        minutesAfter: 1316,
        body: 'You did the corner with your own hands, I only talked. The grain match on the left side is a small miracle.',
        reactions: [
          { urlcode: 'Agree', by: ['dimitra', 'sprite'] },
          { urlcode: 'Like', by: ['ludo'] },
          { urlcode: 'Awesome', by: ['benedita'] },
        ],
      },
      {
        author: 'sprite',
        minutesAfter: 1580,
        body: 'Actual bug.',
        reactions: [
          {
            urlcode: 'LOL',
            by: ['ananya', 'deniz', 'niran', 'minseo', 'zainab', 'dimitra', 'beelian', 'ludo'],
          },
        ],
        replies: [
          {
            author: 'femi',
            minutesAfter: 2634,
            body: 'Somebody had to say it. Thank you for your service.',
            reactions: [{ urlcode: 'LOL', by: ['jiho', 'marta', 'minseo', 'benedita', 'naoki'] }],
          },
        ],
      },
      {
        author: 'kaveh',
        minutesAfter: 3016,
        body: 'Did you keep the spider?',
        replies: [
          {
            author: 'olena',
            minutesAfter: 3452,
            body: 'In the log book, under tape, with date and value: R greater than 20 MΩ.',
            reactions: [
              { urlcode: 'LOL', by: ['bohdan', 'jiho', 'yusuf', 'deniz', 'lubo', 'itzel'] },
              { urlcode: 'Like', by: ['kaveh', 'wren', 'kaimana'] },
            ],
            replies: [
              {
                author: 'zainab',
                minutesAfter: 3732,
                body: 'She measured the spider. I have found my people.',
                reactions: [{ urlcode: 'Awesome', by: ['pip', 'benedita', 'itzel'] }],
              },
            ],
          },
        ],
      },
      {
        author: 'jiho',
        minutesAfter: 3941,
        body: 'The dial glass looks new, how did you clean it without losing the names of the cities?',
        reactions: [{ urlcode: 'Agree', by: ['benedita'] }],
        replies: [
          {
            author: 'olena',
            minutesAfter: 4079,
            body: 'Only from the front, only distilled water, never on the back. The cities are on the back, and Kyiv comes off with a single sigh.',
            reactions: [
              { urlcode: 'Awesome', by: ['sprite'] },
              { urlcode: 'Like', by: ['gudrun', 'kaimana'] },
            ],
          },
        ],
      },
    ],
  },
  {
    key: 'bench-from-pallets',
    category: 'show',
    author: 'ananya',
    title: 'A potting bench from three pallets, and why I will not use pallets again',
    body: '<p>I wanted it free. It was <strong>not</strong> free:</p><ul><li>taking apart three pallets: 5 hours, 61 nails, one finger</li><li>planing: it still says EUR on the inside</li><li>screws, oil, hinges: 1,900 rupees</li></ul><p>A new plank from the timber yard would have been 2,400. On the other hand it carries 180 kg of wet soil, and my father says it looks <em>as if it had always been standing there</em>. That is worth about 500 rupees, I think.</p><blockquote><p>Cheap wood is paid in hours.</p></blockquote>',
    format: 'html',
    tags: ['before-after', 'beginners'],
    minutesAgo: 33120,
    views: 300,
    bookmarkedBy: ['niran', 'wren', 'iker', 'yusuf', 'ottilie'],
    reactions: [
      { urlcode: 'Like', by: ['mina', 'bo', 'ottilie', 'benedita'] },
      { urlcode: 'Insightful', by: ['iker', 'itai'] },
      { urlcode: 'Agree', by: ['naoki', 'ludo', 'eilidh'] },
    ],
    comments: [
      {
        author: 'ottilie',
        minutesAfter: 665,
        body: '"Cheap wood is paid in hours." Over my bench from today.',
        reactions: [{ urlcode: 'Agree', by: ['deniz', 'pip', 'kaveh', 'hank', 'olena'] }],
      },
      {
        author: 'hank',
        minutesAfter: 885,
        body: 'Sixty-one nails. You did save them?',
        replies: [
          {
            author: 'ananya',
            minutesAfter: 953,
            body: 'Straightened, sorted, in a tin. I am my grandmother.',
            reactions: [{ urlcode: 'LOL', by: ['hank', 'benedita', 'naoki', 'solene'] }],
          },
        ],
      },
      {
        author: 'eilidh',
        minutesAfter: 1017,
        body: 'Check for the HT stamp, some are treated with things you do not want next to lettuce.',
        reactions: [{ urlcode: 'Awesome', by: ['sprite', 'olena'] }],
        replies: [
          {
            author: 'ananya',
            minutesAfter: 1688,
            body: 'HT on all three, I looked first. Good that you say it.',
          },
        ],
      },
      {
        author: 'pip',
        minutesAfter: 1808,
        body: 'I was about to start with pallets tomorrow. I will go to the timber yard, with a packed lunch.',
        reactions: [{ urlcode: 'Like', by: ['femi'] }],
      },
    ],
  },
  {
    key: 'ukulele-neck',
    category: 'show',
    author: 'kaimana',
    title: 'Ukulele that was sat on by an uncle: neck reset, before and after, 3 beers',
    body: `Break straight through the heel, clean, no splinters missing. Warm hide glue, a cam clamp with a cork, two days. New frets at the top, the old ones had been filed by the same uncle with, I believe, a rock.

Action at the twelfth now 2.4 mm, was 5. It sings. The uncle is not allowed to sit *near* it.`,
    format: 'markdown',
    tags: ['glue', 'before-after'],
    minutesAgo: 51840,
    views: 583,
    bookmarkedBy: ['pip', 'jonas'],
    reactions: [
      { urlcode: 'Agree', by: ['benedita'] },
      { urlcode: 'Like', by: ['jonas', 'olena', 'huda', 'noa', 'solene'] },
      { urlcode: 'Awesome', by: ['mina', 'bohdan'] },
    ],
    comments: [
      {
        author: 'beelian',
        minutesAfter: 106,
        body: 'Uncles are the leading cause of instrument repair in my shop too.',
        reactions: [{ urlcode: 'LOL', by: ['femi', 'noa', 'yusuf', 'itzel'] }],
      },
      {
        author: 'noa',
        minutesAfter: 468,
        body: 'Hide glue on a clean break, two days: this is the way. How did you keep the angle?',
        reactions: [{ urlcode: 'Agree', by: ['kaveh'] }],
        replies: [
          {
            author: 'kaimana',
            minutesAfter: 734,
            body: 'A string from the nut to the saddle with a weight, and looked along it like a man who is choosing a surfboard.',
            reactions: [{ urlcode: 'Like', by: ['niran', 'solene', 'eilidh'] }],
          },
        ],
      },
      {
        author: 'ottilie',
        minutesAfter: 1034,
        body: 'Very clean. And thank you for not adding a screw.',
        reactions: [{ urlcode: 'Like', by: ['sprite', 'eilidh'] }],
      },
      {
        author: 'itai',
        minutesAfter: 1236,
        body: '3 beers is a currency I understand. What is the rate for a guitar?',
        reactions: [{ urlcode: 'LOL', by: ['kaveh', 'beelian'] }],
        replies: [
          {
            author: 'kaimana',
            minutesAfter: 1498,
            body: 'A guitar is a case.',
            reactions: [{ urlcode: 'LOL', by: ['minseo', 'marta', 'noa', 'jonas', 'zainab'] }],
          },
        ],
      },
    ],
  },
  {
    key: 'pff',
    category: 'show',
    author: 'pip',
    title: 'Pff.',
    body: `It went *pff*. Box number **four**, sycamore, 180 x 120 x 70, lid fitted with a card scraper and the ring under a mug. I have opened and closed it about two hundred times. My flatmate has moved to the kitchen. 🎉

>! The inside of the lid has a gap. It faces the wall.`,
    format: 'markdown',
    tags: ['before-after', 'joinery', 'beginners'],
    minutesAgo: 120,
    views: 164,
    bookmarkedBy: ['ottilie', 'naoki', 'bo', 'celestino', 'solene', 'niran'],
    reactions: [
      { urlcode: 'Awesome', by: ['jonas', 'wren', 'naoki'] },
      { urlcode: 'Like', by: ['gudrun', 'shirin', 'hank', 'ludo'] },
      { urlcode: 'Insightful', by: ['lubo', 'harpreet', 'ananya'] },
      { urlcode: 'Agree', by: ['deniz'] },
    ],
    comments: [
      {
        author: 'ottilie',
        minutesAfter: 14,
        body: 'Number four! I said ten. I have never been so happy to be wrong. 🎉',
        reactions: [{ urlcode: 'Awesome', by: ['yusuf', 'olena', 'beelian', 'deniz', 'shirin', 'dimitra'] }],
      },
      {
        author: 'noa',
        minutesAfter: 42,
        body: 'My mother asks whether number four is spoken for. She has buttons left.',
        reactions: [
          { urlcode: 'Agree', by: ['shirin'] },
          { urlcode: 'Like', by: ['naoki'] },
        ],
        replies: [
          {
            author: 'pip',
            minutesAfter: 80,
            body: 'It is for *my* mother, she has had to like the first three.',
            reactions: [{ urlcode: 'LOL', by: ['harpreet', 'hank', 'celestino', 'bohdan'] }],
          },
        ],
      },
      {
        author: 'hank',
        minutesAfter: 87,
        body: 'Good. Now make the next one for the net leads, so that people stop cracking nuts with them.',
        reactions: [
          { urlcode: 'Like', by: ['celestino', 'ottilie'] },
          { urlcode: 'Insightful', by: ['iker'] },
        ],
      },
      {
        author: 'naoki',
        minutesAfter: 104,
        body: 'おめでとうございます。 Write the date under the bottom. 📦',
        reactions: [
          { urlcode: 'Like', by: ['shirin', 'niran'] },
          { urlcode: 'Awesome', by: ['itai', 'gudrun'] },
        ],
        replies: [
          {
            author: 'pip',
            minutesAfter: 115,
            body: 'Written. Under it I wrote "it is not too late for the lid".',
            reactions: [{ urlcode: 'Like', by: ['ananya', 'zainab'] }],
          },
        ],
      },
    ],
  },
];
