import type { DemoDiscussion } from './types.ts';

export const hearthDiscussions: DemoDiscussion[] = [
  {
    key: 'dome-cracks',
    category: 'hearth',
    author: 'deniz',
    title: 'Hairline cracks in a clay oven dome after the third firing: structure or only skin?',
    body: `Clay and sand 1 : 2.5, inner dome 90 cm, wall 12 cm, dried for three weeks with a lamp, then small fires. After the **third** real firing there are cracks like a river map. Widest 1.5 mm, from the door arch upward to the left.

It is for a school, so I want to be right and not only hopeful.`,
    format: 'markdown',
    tags: ['masonry', 'safety'],
    minutesAgo: 8640,
    asks: true,
    views: 324,
    bookmarkedBy: ['beelian', 'bohdan', 'minseo'],
    reactions: [
      { urlcode: 'Agree', by: ['yutong', 'eilidh', 'zainab', 'jonas'] },
      { urlcode: 'Insightful', by: ['hank', 'noa', 'dimitra'] },
    ],
    comments: [
      {
        author: 'benedita',
        minutesAfter: 108,
        body: `River map of hairlines = skin, every clay oven has one. The **one line from the arch** is the one to watch, since the arch is the stiff part and the dome is the soft part, and they argue about who moves.

Do this:

- mark both ends with pencil and the date
- glue two drops of plaster across it: if they break, it still moves
- after three firings with no change: fill with the same mix sieved to 1 mm, damp, pushed in with a thumb
- if the plaster breaks each time: cut a joint *on purpose* there, 5 mm, stuffed with ceramic rope

And for a school: chicken wire is not a mend. It is a decoration that rusts.`,
        accepted: true,
        reactions: [
          { urlcode: 'Insightful', by: ['niran', 'beelian', 'harpreet', 'huda', 'wren', 'bo'] },
          { urlcode: 'Like', by: ['deniz', 'solene', 'celestino', 'ottilie'] },
          { urlcode: 'Agree', by: ['eilidh'] },
        ],
        replies: [
          {
            author: 'deniz',
            minutesAfter: 751,
            body: 'Plaster broke at firing one, held at two and three. So I fill.',
            reactions: [{ urlcode: 'Like', by: ['gudrun', 'beelian', 'kaveh'] }],
            replies: [
              {
                author: 'benedita',
                minutesAfter: 2102,
                body: 'Fill it warm (hand warm) and with a *dry* fire the day after.',
                reactions: [{ urlcode: 'Agree', by: ['pip', 'bo'] }],
              },
            ],
          },
        ],
      },
      {
        author: 'huda',
        minutesAfter: 3387,
        body: 'Was there straw or hair in the first layer?',
        replies: [
          {
            author: 'deniz',
            minutesAfter: 3547,
            body: 'In the second only. Inner one is clean.',
            replies: [
              {
                author: 'huda',
                minutesAfter: 3802,
                body: 'Good. Then the fine cracks are its wrinkles. Ours is from 1988 and is all wrinkles, and makes better bread than my sister.',
                reactions: [
                  { urlcode: 'Like', by: ['femi'] },
                  { urlcode: 'Insightful', by: ['jonas'] },
                ],
              },
            ],
          },
        ],
      },
      {
        author: 'gudrun',
        minutesAfter: 4610,
        body: 'What temperature at the outside after two hours? Children have palms.',
        replies: [
          {
            author: 'deniz',
            minutesAfter: 4874,
            body: '46 °C at the hottest. I will add 6 cm of perlite clay and a rail, because 46 is fine for me and not for a five-year-old.',
            reactions: [
              { urlcode: 'Agree', by: ['benedita'] },
              { urlcode: 'Like', by: ['itai'] },
            ],
          },
        ],
      },
      {
        author: 'zainab',
        minutesAfter: 5277,
        body: '"Right and not only hopeful" goes next to Lubo\'s toaster.',
        reactions: [{ urlcode: 'LOL', by: ['ottilie', 'jiho', 'mina'] }],
      },
    ],
  },
  {
    key: 'sourdough-curve',
    category: 'hearth',
    author: 'benedita',
    title: 'Baking on the falling curve: what to put into a wood oven at which temperature, from 140 firings',
    body: `I fire on Thursdays. The oven then does four days of work if you know what to put in at which moment. Floor temperature by a probe in a hole 2 cm under the bricks:

| Hours after raking out | Floor | What goes in | How long |
|---:|---:|---|---|
| 0.3 | 390 °C | flat breads, pizza | 90 s |
| 1.5 | 290 °C | big rye, 2 kg | 65 min |
| 2.7 | 245 °C | wheat sourdough, 1 kg | 42 min |
| 4 | 205 °C | cake, roast | 1 h |
| 8 | 150 °C | beans, in a pot with a lid | overnight |
| 24 | 85 °C | fruit to dry, herbs | all day |
| 48 | 55 °C | kindling for next week | all day |

The *kindling* row is the best. Bone-dry wood saves me about **20 minutes** of fire the next Thursday.

My dough, for those who ask: 1,000 flour, 700 water, 200 starter, 21 salt. That is all. The rest is time and looking.`,
    format: 'markdown',
    tags: ['sourdough', 'measuring'],
    minutesAgo: 15840,
    views: 1045,
    bookmarkedBy: ['kaveh', 'dimitra', 'yutong', 'naoki', 'itzel', 'solene', 'sprite', 'ludo'],
    reactions: [
      { urlcode: 'Like', by: ['eilidh', 'hank', 'yusuf', 'lubo', 'deniz', 'naoki', 'jiho'] },
      { urlcode: 'Awesome', by: ['femi'] },
      { urlcode: 'Agree', by: ['pip', 'bohdan', 'ludo'] },
      { urlcode: 'Insightful', by: ['kaveh', 'wren'] },
    ],
    comments: [
      {
        author: 'deniz',
        minutesAfter: 1038,
        body: '140 firings. I print this table and hang it by the door. How thick is your floor, and what is under it?',
        reactions: [{ urlcode: 'Agree', by: ['celestino', 'shirin', 'zainab', 'olena'] }],
        replies: [
          {
            author: 'benedita',
            minutesAfter: 1773,
            body: 'Bricks 6.5 cm on 4 cm of sand, then 12 cm of foam glass. Without the foam glass the eight hours row was at 110.',
            reactions: [{ urlcode: 'Like', by: ['ananya', 'wren'] }],
          },
        ],
      },
      {
        author: 'pip',
        minutesAfter: 2339,
        body: 'I have a toaster. Which row is a toaster?',
        reactions: [{ urlcode: 'LOL', by: ['celestino', 'itai', 'yutong', 'solene'] }],
        replies: [
          {
            author: 'lubo',
            minutesAfter: 3052,
            body: 'The toaster is in a class of its own. I know one personally.',
            reactions: [
              {
                urlcode: 'LOL',
                by: ['marta', 'bohdan', 'olena', 'jiho', 'ludo', 'femi', 'ananya', 'naoki', 'pip'],
              },
            ],
          },
        ],
      },
      {
        author: 'ananya',
        minutesAfter: 3667,
        body: 'I bake in a small electric one, 250 is the end of the dial. Is the 245 row possible with a stone?',
        replies: [
          {
            author: 'benedita',
            minutesAfter: 3941,
            body: 'Yes, stone 20 mm, preheat a full hour, a lid over the bread for the first 20 minutes. The lid is your dome.',
            reactions: [{ urlcode: 'Like', by: ['iker', 'jiho', 'marta'] }],
            replies: [
              {
                author: 'ananya',
                minutesAfter: 4858,
                body: 'With the lid it had *ears*. My mother has photographed it from all sides like a car.',
                reactions: [{ urlcode: 'Like', by: ['ludo'] }],
              },
            ],
          },
        ],
      },
      {
        author: 'gudrun',
        minutesAfter: 5796,
        body: 'I do the same curve with geothermal steam, only that mine never falls. It is a bit unfair.',
        replies: [
          {
            author: 'benedita',
            minutesAfter: 6362,
            body: 'It is very unfair, and your rye is famous, so I say nothing.',
            reactions: [{ urlcode: 'LOL', by: ['harpreet', 'jiho', 'jonas', 'kaveh', 'yusuf'] }],
          },
        ],
      },
      {
        author: 'hank',
        minutesAfter: 6798,
        body: '21 grams, not 20?',
        replies: [
          {
            author: 'benedita',
            minutesAfter: 7056,
            body: '20 is for salted butter. 21 is for no butter. I have tested it on a whole street.',
            reactions: [
              { urlcode: 'Like', by: ['jiho'] },
              { urlcode: 'Awesome', by: ['lubo'] },
            ],
          },
        ],
      },
      {
        author: 'huda',
        minutesAfter: 7645,
        body: 'Row 48 hours, the kindling: I do it with the olive prunings now, standing, as discussed. No more spitting in *your* yard either?',
        reactions: [{ urlcode: 'Insightful', by: ['dimitra', 'eilidh'] }],
        replies: [
          {
            author: 'benedita',
            minutesAfter: 10502,
            body: 'Standing since you told me. Silence in the oven 🔥. You have a tile order, check your messages.',
            reactions: [{ urlcode: 'Agree', by: ['beelian'] }],
          },
        ],
      },
      {
        author: 'bo',
        minutesAfter: 13132,
        body: 'Put the rye in at 1.5 h as in the table. Perfect. Thanks.',
      },
    ],
  },
  {
    key: 'leaning-greenhouse',
    category: 'hearth',
    author: 'bohdan',
    title: 'My greenhouse leans eleven degrees to the east and I am running out of shoulder',
    body: '4 x 2.5 m, wooden frame, glass from old windows, stands on a ring of bricks on clay. It leaned four degrees in spring, eleven now. I can push it upright by hand, which is *not* good news.',
    format: 'markdown',
    tags: ['soil', 'beginners'],
    minutesAgo: 21600,
    asks: true,
    views: 386,
    bookmarkedBy: ['niran'],
    reactions: [
      { urlcode: 'Agree', by: ['hank'] },
      { urlcode: 'Like', by: ['marta', 'bo', 'yusuf'] },
      { urlcode: 'Insightful', by: ['kaimana', 'minseo'] },
    ],
    comments: [
      {
        author: 'eilidh',
        minutesAfter: 1918,
        body: 'If you can push it, the frame has no diagonals. The bricks are innocent. Put a long brace in each corner, both walls, before you touch the ground.',
        reactions: [
          { urlcode: 'Agree', by: ['hank'] },
          { urlcode: 'Insightful', by: ['bo'] },
        ],
      },
      {
        author: 'gudrun',
        minutesAfter: 2166,
        body: `Two problems, in this order:

**Today:** wire diagonals with turnbuckles in all four walls and in the roof plane. 3 mm steel wire, 40 euros. Pull it to plumb over a week, a turn a day, the glass will tell you if you hurry.

**Before the frost:** clay under the east side holds water and sinks. Dig a trench 40 cm deep and 30 wide *outside* the east wall, gravel, a pipe with fall. Do not dig under the bricks.

I held one with wire for six years while I was "going to do the foundation".`,
        accepted: true,
        reactions: [
          { urlcode: 'Agree', by: ['niran', 'jonas', 'olena', 'yutong', 'deniz', 'kaveh'] },
          { urlcode: 'Insightful', by: ['sprite', 'benedita'] },
          { urlcode: 'Like', by: ['eilidh'] },
        ],
        replies: [
          {
            author: 'bohdan',
            minutesAfter: 4763,
            body: 'Turnbuckles in on Monday. Eleven degrees, then nine, six, three, **one**. I have my shoulder back. Lost two panes, both on day three when I did two turns.',
            reactions: [
              { urlcode: 'Like', by: ['femi', 'minseo', 'ludo'] },
              { urlcode: 'Agree', by: ['eilidh'] },
            ],
            replies: [
              {
                author: 'gudrun',
                minutesAfter: 12207,
                body: 'A turn a day. It is always day three.',
                reactions: [{ urlcode: 'LOL', by: ['lubo', 'sprite', 'bo'] }],
              },
            ],
          },
        ],
      },
      {
        author: 'ludo',
        minutesAfter: 12475,
        body: 'So it was leaning like this because it had *no tension on the left side*. Marta will be unbearable.',
        reactions: [{ urlcode: 'LOL', by: ['jonas', 'femi', 'naoki', 'itai'] }],
        replies: [
          {
            author: 'marta',
            minutesAfter: 14961,
            body: 'Diagonals, tension, a quarter turn each. I have said nothing. I am only sitting here.',
            reactions: [{ urlcode: 'Agree', by: ['ottilie', 'wren', 'sprite', 'zainab', 'yusuf'] }],
          },
        ],
      },
      {
        author: 'hank',
        minutesAfter: 16376,
        body: 'Leave the wire in when the trench is done. Things that have leaned once remember it.',
      },
    ],
  },
  {
    key: 'compost-heat',
    category: 'hearth',
    author: 'gudrun',
    title: 'Compost as a heater: one winter, 6 cubic metres, and what really came out of it',
    body: `You see the videos: "heat your house with wood chips". I have cheap hot water from the ground and no reason to believe or disbelieve it, so I built one for the small greenhouse with no pipe.

6 m³ of chips, sheep manure and fish waste (sorry, neighbours), 180 m of hose inside, 16 litres a minute.

* weeks 1 to 3: 61 °C in the middle, **1.1 kW** on average
* weeks 4 to 12: 48 °C, 0.7 kW
* weeks 13 to 20: 33 °C, 0.3 kW
* after that: very good soil and a smell of forest

In total about 1,900 kWh. For that I moved six tonnes twice by hand. I have never been so warm *while building* a heater.`,
    format: 'markdown',
    tags: ['soil', 'measuring'],
    minutesAgo: 63360,
    views: 500,
    bookmarkedBy: ['sprite', 'olena', 'shirin', 'iker', 'bohdan'],
    reactions: [
      { urlcode: 'Insightful', by: ['ananya', 'minseo'] },
      { urlcode: 'Like', by: ['iker', 'noa', 'kaimana', 'ludo'] },
      { urlcode: 'Agree', by: ['bo', 'yusuf'] },
    ],
    comments: [
      {
        author: 'zainab',
        minutesAfter: 166,
        body: 'So 1,900 kWh from roughly 2.4 t dry matter, that is about a sixth of what burning it would give. But burning gives no soil. I like that you measured the flow.',
        reactions: [{ urlcode: 'Like', by: ['iker', 'benedita', 'olena', 'femi'] }],
        replies: [
          {
            author: 'gudrun',
            minutesAfter: 217,
            body: 'A sixth, yes. And the five sixths are now under the tomatoes and nobody is complaining.',
            reactions: [{ urlcode: 'Like', by: ['shirin', 'hank'] }],
          },
        ],
      },
      {
        author: 'ananya',
        minutesAfter: 421,
        body: 'I heat one seedling box with a bucket version. 4 K over the night, three weeks. For seedlings it is perfect.',
      },
      {
        author: 'eilidh',
        minutesAfter: 660,
        body: 'Fish waste. Your neighbours must have been *very* happy about the smell of forest.',
        reactions: [{ urlcode: 'LOL', by: ['lubo', 'jonas', 'naoki', 'niran'] }],
        replies: [
          {
            author: 'gudrun',
            minutesAfter: 773,
            body: 'They got tomatoes. The wind was mostly from the south. We still greet each other.',
            reactions: [{ urlcode: 'LOL', by: ['marta', 'beelian', 'huda', 'iker', 'zainab'] }],
          },
        ],
      },
      {
        author: 'bohdan',
        minutesAfter: 817,
        body: 'What would you do differently?',
        replies: [
          {
            author: 'gudrun',
            minutesAfter: 934,
            body: 'Smaller chips, no fish, and a machine that moves six tonnes.',
            reactions: [
              { urlcode: 'Agree', by: ['huda'] },
              { urlcode: 'Awesome', by: ['niran'] },
              { urlcode: 'Like', by: ['sprite'] },
            ],
          },
        ],
      },
    ],
  },
  {
    key: 'tool-shed-roof',
    category: 'hearth',
    author: 'pip',
    title: 'Shed roof, second attempt: the flashing was wrong, then the flashing was right and I was wrong',
    body: `After Zainab guessed the flashing from 300 miles away I replaced it. It leaked *more*. It turns out that water does not like to be told to go uphill, and I had put the upper sheet **under** the lower sheet.

It is dry since Tuesday. 34 pounds, one thumb nail, and I have seen the word "fall" in a new light.`,
    format: 'markdown',
    tags: ['wood-choice', 'beginners'],
    minutesAgo: 7200,
    views: 189,
    bookmarkedBy: [],
    reactions: [
      { urlcode: 'Awesome', by: ['iker', 'shirin'] },
      { urlcode: 'Agree', by: ['huda', 'dimitra'] },
    ],
    comments: [
      {
        author: 'hank',
        minutesAfter: 378,
        body: 'Every roofer has done it once. The good ones did it on their own shed.',
        reactions: [{ urlcode: 'LOL', by: ['beelian', 'itai', 'solene', 'bohdan', 'ananya', 'mina'] }],
      },
      {
        author: 'zainab',
        minutesAfter: 510,
        body: 'Upper over lower, always, and when in doubt think like a drop. Well done, the north side will respect you now.',
        reactions: [
          { urlcode: 'Like', by: ['naoki'] },
          { urlcode: 'Agree', by: ['harpreet'] },
          { urlcode: 'Insightful', by: ['olena'] },
        ],
      },
      {
        author: 'eilidh',
        minutesAfter: 596,
        body: 'How big is the overlap?',
        replies: [
          {
            author: 'pip',
            minutesAfter: 942,
            body: '10 cm. Is it enough?',
            replies: [
              {
                author: 'eilidh',
                minutesAfter: 1495,
                body: 'At your pitch, 15. But put a bead of sealant into the lap and enjoy your winter.',
                reactions: [{ urlcode: 'Like', by: ['kaveh', 'iker'] }],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    key: 'barrel-stand',
    category: 'hearth',
    author: 'ananya',
    title: 'How high does a rain barrel have to stand for a drip line of 14 metres?',
    body: '200 litres, 4 mm line, 28 drippers that say "0.5 to 2 bar" on the bag. I can build a stand of 1.2 m from what I have. By my sums this is 0.12 bar, so the bag and I disagree. Has anybody run them at low pressure, or do I need other drippers?',
    format: 'markdown',
    tags: ['irrigation'],
    minutesAgo: 25,
    asks: true,
    views: 14,
    bookmarkedBy: [],
    reactions: [],
    comments: [],
  },
];
