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
    type: 'discussion',
    views: 3260,
    bookmarkedBy: [
      'huda',
      'kaimana',
      'bo',
      'marta',
      'femi',
      'sprite',
      'olena',
      'beelian',
      'eilidh',
      'mina',
      'yutong',
      'benedita',
      'naoki',
    ],
    reactions: [
      { urlcode: 'Awesome', by: ['ananya', 'huda', 'deniz', 'naoki'] },
      {
        urlcode: 'Like',
        by: ['marta', 'minseo', 'iker', 'noa', 'niran', 'bohdan', 'itai', 'gudrun', 'jonas'],
      },
      { urlcode: 'Agree', by: ['kaimana', 'yutong', 'celestino', 'hank'] },
      { urlcode: 'Insightful', by: ['solene', 'shirin'] },
    ],
    comments: [
      {
        author: 'hank',
        minutesAfter: 1571,
        body: 'Hat off here too, and you know what that takes in November.',
        reactions: [
          { urlcode: 'Like', by: ['itzel', 'yutong', 'pip', 'jiho', 'benedita', 'femi', 'eilidh'] },
          { urlcode: 'Awesome', by: ['beelian', 'ottilie'] },
        ],
      },
      {
        author: 'eilidh',
        minutesAfter: 1676,
        body: 'I am not crying, it is the rain. It is raining indoors.',
        reactions: [
          { urlcode: 'Like', by: ['harpreet', 'iker', 'noa', 'wren'] },
          { urlcode: 'Awesome', by: ['solene'] },
        ],
      },
      {
        author: 'solene',
        minutesAfter: 2980,
        body: "The mainsail sets better than I hoped. Ease the throat a hand's width, then the crease at the third reef will go.",
        reactions: [
          { urlcode: 'Insightful', by: ['ottilie'] },
          { urlcode: 'Like', by: ['harpreet', 'dimitra'] },
          { urlcode: 'Agree', by: ['shirin'] },
        ],
        replies: [
          {
            author: 'wren',
            minutesAfter: 3201,
            body: 'Eased it this morning: the crease is gone. You saw that from a *photo of a wet boat*.',
            reactions: [
              { urlcode: 'Agree', by: ['itzel'] },
              { urlcode: 'Insightful', by: ['yutong'] },
            ],
          },
        ],
      },
      {
        author: 'jonas',
        minutesAfter: 3578,
        body: '905 hours for 74 planks is 12.2 a plank. I bow. My last ones were 14.',
        replies: [
          {
            author: 'wren',
            minutesAfter: 3625,
            body: 'The first was 31. The last was six. There is your average.',
          },
        ],
      },
      {
        author: 'celestino',
        minutesAfter: 4127,
        body: 'Que bons ventos a levem. A working boat that works again is a good answer to many questions.',
        reactions: [
          { urlcode: 'Agree', by: ['marta'] },
          { urlcode: 'Awesome', by: ['yutong'] },
          { urlcode: 'Like', by: ['wren'] },
        ],
      },
      {
        author: 'zainab',
        minutesAfter: 5390,
        body: '"Looking at her: not counted." Coward.',
        reactions: [{ urlcode: 'LOL', by: ['huda', 'naoki', 'kaveh', 'solene'] }],
        replies: [
          {
            author: 'wren',
            minutesAfter: 6465,
            body: 'I counted. I will take it to the grave.',
            reactions: [
              { urlcode: 'LOL', by: ['itai', 'huda', 'itzel', 'bohdan', 'gudrun', 'shirin', 'olena'] },
            ],
          },
        ],
      },
      {
        author: 'olena',
        minutesAfter: 6719,
        body: 'Вітаю! How did you bend the planks at the bow, steam or hot sand?',
        replies: [
          {
            author: 'wren',
            minutesAfter: 6911,
            body: 'Steam, 1 hour per inch, and three people who do not talk to each other afterwards.',
            reactions: [
              { urlcode: 'Like', by: ['kaveh'] },
              { urlcode: 'Awesome', by: ['itzel'] },
            ],
          },
        ],
      },
      {
        author: 'pip',
        minutesAfter: 7120,
        body: 'I have been here for six weeks and have read the entire eight years. What do you do on Sunday now?',
        reactions: [{ urlcode: 'Agree', by: ['deniz', 'sprite'] }],
        replies: [
          {
            author: 'wren',
            minutesAfter: 7439,
            body: 'On Sunday I looked into the nettles behind the other shed.',
            reactions: [
              {
                urlcode: 'LOL',
                by: ['harpreet', 'shirin', 'naoki', 'niran', 'bohdan', 'mina', 'jonas', 'ananya', 'ludo'],
              },
            ],
            replies: [
              {
                author: 'mina',
                minutesAfter: 7764,
                body: 'Wren, no.',
                reactions: [
                  { urlcode: 'LOL', by: ['yutong', 'yusuf', 'gudrun', 'marta', 'kaveh', 'beelian'] },
                ],
                replies: [
                  {
                    author: 'wren',
                    minutesAfter: 8464,
                    body: 'There is a stem sticking out.',
                    reactions: [{ urlcode: 'LOL', by: ['minseo', 'niran', 'naoki', 'deniz', 'pip'] }],
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        author: 'kaimana',
        minutesAfter: 8808,
        body: 'From one tide to another: aloha to the old lady. Pour her something from us.',
        reactions: [{ urlcode: 'Awesome', by: ['itzel', 'ananya', 'solene'] }],
      },
      {
        author: 'yusuf',
        minutesAfter: 8997,
        body: 'مبروك! The gudgeons came out well, I was a bit worried about the lower one.',
        reactions: [
          { urlcode: 'Agree', by: ['yutong'] },
          { urlcode: 'Insightful', by: ['deniz'] },
        ],
        replies: [
          {
            author: 'wren',
            minutesAfter: 9552,
            body: 'They fit as if they had grown there, Yusuf. The lower one took the whole weight when she touched the slip, and smiled.',
            reactions: [
              { urlcode: 'Agree', by: ['pip'] },
              { urlcode: 'Like', by: ['ludo', 'itzel'] },
            ],
          },
        ],
      },
      { author: 'niran', minutesAfter: 9670, body: 'Very beautiful. ยินดีด้วย! She has a good face.' },
      {
        author: 'marta',
        minutesAfter: 10020,
        body: '12,815 for eight years is 4.39 a day. That is a cappuccino. One cannot say it was expensive.',
        replies: [
          {
            author: 'ludo',
            minutesAfter: 10859,
            body: 'I will use this calculation at home, thank you.',
            reactions: [{ urlcode: 'LOL', by: ['gudrun', 'ananya', 'ottilie', 'pip', 'yutong'] }],
          },
        ],
      },
      {
        author: 'gudrun',
        minutesAfter: 11141,
        body: 'Please bring the log of the moisture content, you promised it in year five.',
        reactions: [
          { urlcode: 'Awesome', by: ['deniz'] },
          { urlcode: 'Like', by: ['harpreet'] },
        ],
        replies: [
          {
            author: 'wren',
            minutesAfter: 11520,
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
    type: 'discussion',
    views: 476,
    bookmarkedBy: ['kaveh', 'kaimana', 'ananya'],
    reactions: [
      { urlcode: 'Agree', by: ['jonas', 'gudrun', 'zainab'] },
      { urlcode: 'Like', by: ['shirin', 'wren', 'celestino', 'femi', 'hank', 'marta'] },
      { urlcode: 'Awesome', by: ['pip', 'benedita'] },
      { urlcode: 'Insightful', by: ['niran', 'solene'] },
    ],
    comments: [
      {
        author: 'lubo',
        minutesAfter: 625,
        body: 'Nearly forty years without current, and only a spider. They built with respect then.',
        reactions: [
          { urlcode: 'Like', by: ['sprite', 'kaveh', 'femi', 'iker', 'deniz', 'bo'] },
          { urlcode: 'Agree', by: ['yutong'] },
        ],
      },
      {
        author: 'shirin',
        minutesAfter: 1316,
        body: 'You did the corner with your own hands, I only talked. The grain match on the left side is a small miracle.',
        reactions: [
          { urlcode: 'Like', by: ['harpreet', 'kaimana', 'mina'] },
          { urlcode: 'Insightful', by: ['beelian'] },
        ],
      },
      {
        author: 'sprite',
        minutesAfter: 1859,
        body: 'Actual bug.',
        reactions: [
          {
            urlcode: 'LOL',
            by: ['itzel', 'shirin', 'niran', 'minseo', 'naoki', 'zainab', 'dimitra', 'beelian'],
          },
        ],
        replies: [
          {
            author: 'femi',
            minutesAfter: 2106,
            body: 'Somebody had to say it. Thank you for your service.',
            reactions: [{ urlcode: 'LOL', by: ['sprite', 'jiho', 'marta', 'minseo', 'benedita'] }],
          },
        ],
      },
      {
        author: 'kaveh',
        minutesAfter: 3095,
        body: 'Did you keep the spider?',
        replies: [
          {
            author: 'olena',
            minutesAfter: 3453,
            body: 'In the log book, under tape, with date and value: R greater than 20 MΩ.',
            reactions: [
              { urlcode: 'LOL', by: ['naoki', 'bohdan', 'jiho', 'yusuf', 'deniz', 'gudrun'] },
              { urlcode: 'Insightful', by: ['iker'] },
              { urlcode: 'Awesome', by: ['kaimana'] },
              { urlcode: 'Like', by: ['lubo'] },
            ],
            replies: [
              {
                author: 'zainab',
                minutesAfter: 3862,
                body: 'She measured the spider. I have found my people.',
                reactions: [{ urlcode: 'Awesome', by: ['kaimana', 'pip', 'benedita'] }],
              },
            ],
          },
        ],
      },
      {
        author: 'jiho',
        minutesAfter: 4125,
        body: 'The dial glass looks new, how did you clean it without losing the names of the cities?',
        reactions: [{ urlcode: 'Insightful', by: ['celestino'] }],
        replies: [
          {
            author: 'olena',
            minutesAfter: 4320,
            body: 'Only from the front, only distilled water, never on the back. The cities are on the back, and Kyiv comes off with a single sigh.',
            reactions: [
              { urlcode: 'Like', by: ['beelian'] },
              { urlcode: 'Insightful', by: ['wren'] },
              { urlcode: 'Agree', by: ['yusuf'] },
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
    body: `<p>I wanted it free. It was <strong>not</strong> free:</p>
<ul><li>taking apart three pallets: 5 hours, 61 nails, one finger</li><li>planing: it still says EUR on the inside</li><li>screws, oil, hinges: 1,900 rupees</li></ul>
<p>A new plank from the timber yard would have been 2,400. On the other hand it carries 180 kg of wet soil, and my father says it looks <em>as if it had always been standing there</em>. That is worth about 500 rupees, I think.</p>
<blockquote><p>Cheap wood is paid in hours.</p></blockquote>`,
    format: 'html',
    tags: ['before-after', 'beginners'],
    minutesAgo: 33120,
    type: 'discussion',
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
    type: 'discussion',
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
    type: 'discussion',
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
