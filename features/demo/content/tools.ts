import type { DemoDiscussion } from './types.ts';

export const toolsDiscussions: DemoDiscussion[] = [
  {
    key: 'biscuit-tins',
    category: 'tools',
    author: 'pip',
    title:
      "Four biscuit tins of a stranger's tools: please help me name them, number 7 has a wheel and a spike",
    body: `I spread it all on two towels as Eilidh said. 63 things. I know: hammer, hammer, pliers, small hammer. The ones I cannot name, with my best description:

1. a brass thing like a fat pencil with a groove
2. two sticks with a string between them, very dry
3. a knife bent like a banana
4. a plane the size of a mouse
5. a spoon with teeth
6. iron frog?
7. a wooden block with a **wheel and a spike**
8. something that looks like a nutcracker and is not a nutcracker (I tried)`,
    format: 'markdown',
    tags: ['hand-tools', 'beginners'],
    minutesAgo: 77760,
    views: 970,
    bookmarkedBy: ['harpreet', 'noa', 'eilidh', 'itai', 'kaimana'],
    reactions: [
      { urlcode: 'Like', by: ['shirin', 'marta', 'jiho', 'minseo', 'bo'] },
      { urlcode: 'Insightful', by: ['femi', 'wren'] },
      { urlcode: 'Awesome', by: ['kaveh', 'itai'] },
      { urlcode: 'Agree', by: ['solene'] },
    ],
    comments: [
      {
        author: 'naoki',
        minutesAfter: 1088,
        body: "7 is the marking gauge for curves, as I wrote. 4 is a violin maker's plane, please do not use it as a paperweight. 3 is a hook knife, for spoons and bowls.",
        reactions: [
          { urlcode: 'Insightful', by: ['kaveh', 'harpreet', 'ananya'] },
          { urlcode: 'Awesome', by: ['huda'] },
          { urlcode: 'Like', by: ['ottilie'] },
          { urlcode: 'Agree', by: ['yutong', 'minseo', 'niran'] },
        ],
        replies: [
          {
            author: 'pip',
            minutesAfter: 1401,
            body: "The mouse is a violin maker's plane?! It was in with the fuses.",
          },
        ],
      },
      {
        author: 'ottilie',
        minutesAfter: 1548,
        body: '2 is a frame saw without its blade. 6, the "iron frog", is the frog of a bench plane, look for a plane with nothing in its belly. 5 is a float or a riffler, we need a picture.',
        reactions: [
          { urlcode: 'Like', by: ['femi'] },
          { urlcode: 'Agree', by: ['zainab', 'ludo', 'wren'] },
          { urlcode: 'Insightful', by: ['olena'] },
        ],
        replies: [
          {
            author: 'pip',
            minutesAfter: 1721,
            body: 'FOUND THE PLANE WITH NOTHING IN ITS BELLY. It was the doorstop. The frog fits!',
            reactions: [
              { urlcode: 'Insightful', by: ['itzel'] },
              { urlcode: 'Awesome', by: ['hank'] },
            ],
            replies: [
              {
                author: 'ottilie',
                minutesAfter: 3219,
                body: 'Welcome home, frog.',
                reactions: [{ urlcode: 'Awesome', by: ['gudrun', 'kaveh', 'harpreet', 'celestino'] }],
              },
            ],
          },
        ],
      },
      {
        author: 'lubo',
        minutesAfter: 3841,
        body: '1 is a centre punch or an old fuse holder. Does it have a spring inside?',
        replies: [
          {
            author: 'pip',
            minutesAfter: 4754,
            body: 'It goes "tock" when I push it and it has made a hole in the table.',
            replies: [
              {
                author: 'lubo',
                minutesAfter: 6679,
                body: 'Centre punch.',
                reactions: [
                  {
                    urlcode: 'LOL',
                    by: ['benedita', 'ludo', 'zainab', 'noa', 'kaveh', 'yutong', 'olena', 'eilidh', 'ananya'],
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        author: 'iker',
        minutesAfter: 7002,
        body: "8: sail maker's or fisherman's crimper? Does it have numbers on it?",
        reactions: [{ urlcode: 'Awesome', by: ['eilidh'] }],
        replies: [
          {
            author: 'pip',
            minutesAfter: 7373,
            body: 'It says 2, 4, 6 on the jaw.',
            replies: [
              {
                author: 'iker',
                minutesAfter: 7541,
                body: 'Then it is for cartridges or for leads on nets. Ask Hank.',
                replies: [
                  {
                    author: 'hank',
                    minutesAfter: 8207,
                    body: 'Net leads. I have had three, and used them all as nutcrackers. They are not nutcrackers.',
                    reactions: [{ urlcode: 'Like', by: ['noa', 'gudrun', 'ottilie', 'olena'] }],
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        author: 'zainab',
        minutesAfter: 8516,
        body: 'A stranger with a violin plane, a curve gauge and net leads. I would have liked to meet him.',
        replies: [
          {
            author: 'pip',
            minutesAfter: 9305,
            body: 'The neighbour remembers him: Mr. Aske, made toy boats for the whole street and one fiddle. Nobody knows where the fiddle is.',
            reactions: [
              { urlcode: 'Agree', by: ['bohdan', 'dimitra'] },
              { urlcode: 'Like', by: ['hank', 'minseo', 'itai'] },
              { urlcode: 'Awesome', by: ['ananya', 'jiho'] },
            ],
            replies: [
              {
                author: 'wren',
                minutesAfter: 9759,
                body: 'Pip. Look in the roof of the shed.',
                reactions: [{ urlcode: 'Awesome', by: ['minseo', 'hank', 'harpreet', 'jiho', 'huda'] }],
                replies: [
                  {
                    author: 'pip',
                    minutesAfter: 11509,
                    body: 'There is no fiddle in the roof. But there are **nine toy boats**.',
                    reactions: [
                      { urlcode: 'Agree', by: ['naoki', 'eilidh'] },
                      { urlcode: 'Awesome', by: ['kaimana'] },
                      { urlcode: 'Insightful', by: ['bo'] },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    key: 'sharpening-stones',
    category: 'tools',
    author: 'beelian',
    title:
      'Water stone, oil stone, diamond or sandpaper on glass: what is really the difference after a year?',
    body: `I learned in Kobe, where there is one answer. Then I moved to a shop with eleven people who all share the tools, and there are eleven answers. So I ran it as a test for one year: same steel, four chisels, each only on one system, same rattan and same teak.

| System | Cost in a year | Minutes per edge | Edges until it was dull on teak |
|---|---:|---:|---:|
| Water, 1000 / 6000 | 31 | 6 | 41 |
| Oil, medium / fine | 4 | 11 | 36 |
| Diamond 400 / 1200 + strop | 22 | 4 | 38 |
| Paper on glass to 2500 | 58 | 5 | 37 |

The differences in the last column are smaller than between Monday and Friday. What matters is the **minutes** (will you do it?) and the **mess** (will others?).`,
    format: 'markdown',
    tags: ['sharpening', 'hand-tools'],
    minutesAgo: 36000,
    views: 1198,
    bookmarkedBy: ['yusuf', 'kaveh', 'mina', 'bohdan', 'itzel', 'solene', 'huda', 'jonas', 'pip'],
    reactions: [
      { urlcode: 'Insightful', by: ['kaimana', 'jiho', 'hank'] },
      { urlcode: 'Agree', by: ['marta', 'bo', 'lubo', 'ananya'] },
      { urlcode: 'Awesome', by: ['yutong', 'yusuf'] },
      { urlcode: 'Like', by: ['celestino', 'huda', 'gudrun', 'noa', 'wren'] },
    ],
    comments: [
      {
        author: 'naoki',
        minutesAfter: 630,
        body: 'I agree with the table and I am a little sad about it. The stone is only the road. But a good road makes one walk more.',
        reactions: [
          { urlcode: 'Like', by: ['ananya', 'femi', 'itzel', 'kaimana', 'minseo'] },
          { urlcode: 'Insightful', by: ['jonas'] },
          { urlcode: 'Awesome', by: ['yutong'] },
        ],
        replies: [
          {
            author: 'beelian',
            minutesAfter: 4167,
            body: '先生, I did think of you as I typed the last column.',
            reactions: [
              { urlcode: 'Insightful', by: ['itai'] },
              { urlcode: 'Like', by: ['femi', 'mina'] },
            ],
            replies: [
              {
                author: 'naoki',
                minutesAfter: 6005,
                body: 'Then I forgive the sandpaper.',
                reactions: [{ urlcode: 'LOL', by: ['iker', 'ananya', 'itzel', 'shirin', 'pip'] }],
              },
            ],
          },
        ],
      },
      {
        author: 'ottilie',
        minutesAfter: 7366,
        body: 'I have one oil stone from 1961 which is as hollow as a saddle. I sharpen gouges in the valley and plane irons on the hills.',
        replies: [
          {
            author: 'bo',
            minutesAfter: 8814,
            body: 'Terrain.',
            reactions: [{ urlcode: 'LOL', by: ['deniz', 'huda', 'ludo'] }],
          },
        ],
      },
      {
        author: 'hank',
        minutesAfter: 12294,
        body: 'Belt sander. There, I have said it. For a drawknife on a dock.',
        reactions: [{ urlcode: 'Like', by: ['niran', 'naoki'] }],
        replies: [
          {
            author: 'jonas',
            minutesAfter: 12692,
            body: 'And the temper?',
            reactions: [{ urlcode: 'Disagree', by: ['shirin', 'celestino', 'itai', 'itzel'] }],
            replies: [
              {
                author: 'hank',
                minutesAfter: 13909,
                body: 'Dip it in the harbour each two passes. Harbour is at 9 degrees. Free of charge.',
                replies: [
                  {
                    author: 'jonas',
                    minutesAfter: 16774,
                    body: 'I have no answer to a harbour.',
                    reactions: [{ urlcode: 'LOL', by: ['iker', 'benedita', 'minseo', 'itai', 'solene'] }],
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        author: 'noa',
        minutesAfter: 18005,
        body: 'Diamond is the only one that I use *in the week*, because it lives next to the sink and needs nothing. The others are for weekends with intentions.',
        replies: [
          {
            author: 'beelian',
            minutesAfter: 18252,
            body: '"Will you do it" is the first column. I should have sorted by it.',
            reactions: [{ urlcode: 'Agree', by: ['eilidh', 'noa', 'bohdan', 'benedita'] }],
          },
        ],
      },
      {
        author: 'zainab',
        minutesAfter: 21374,
        body: 'How did you decide "dull"? If by feel, was it blind?',
        reactions: [
          { urlcode: 'Awesome', by: ['benedita', 'gudrun'] },
          { urlcode: 'Agree', by: ['yutong'] },
        ],
        replies: [
          {
            author: 'beelian',
            minutesAfter: 21924,
            body: 'Weight on a lever: force to push 1 mm into end grain, dull when it was 1.5 times fresh. And my nephew handed me the chisels with tape on the handles. So, blind enough for a shop.',
            reactions: [
              { urlcode: 'Like', by: ['gudrun', 'itai', 'itzel'] },
              { urlcode: 'Agree', by: ['iker'] },
              { urlcode: 'Insightful', by: ['marta'] },
            ],
            replies: [
              {
                author: 'zainab',
                minutesAfter: 22551,
                body: `> handed me the chisels with tape on the handles

Blind enough for a *journal*.`,
                reactions: [{ urlcode: 'Awesome', by: ['naoki', 'gudrun'] }],
              },
            ],
          },
        ],
      },
      {
        author: 'marta',
        minutesAfter: 23098,
        body: 'For spoke nipples I only sharpen screwdrivers, but I have read it all with pleasure.',
      },
      {
        author: 'sprite',
        minutesAfter: 24074,
        body: '41 vs 36 with n = 4 chisels. I would want the spread before I would buy a stone.',
        replies: [
          {
            author: 'beelian',
            minutesAfter: 26741,
            body: '± 4 on each, so yes: they are the same. That is the finding.',
            reactions: [{ urlcode: 'Like', by: ['celestino', 'zainab'] }],
          },
        ],
      },
      {
        author: 'shirin',
        minutesAfter: 27857,
        body: 'For veneer knives water stone at 8000, nothing else gives the silence in the cut. I cannot measure silence.',
        replies: [
          {
            author: 'kaveh',
            minutesAfter: 30508,
            body: 'I can. Microphone on the bench, wait for my message.',
            reactions: [{ urlcode: 'Like', by: ['olena'] }],
            replies: [
              {
                author: 'kaveh',
                minutesAfter: 30779,
                body: 'We did it. The cut at 8000 is 5 dB quieter than at 1200 between 2 and 6 kHz. Shirin was right with her ears.',
                reactions: [{ urlcode: 'Insightful', by: ['jiho', 'naoki', 'minseo', 'kaimana'] }],
                replies: [
                  {
                    author: 'shirin',
                    minutesAfter: 31395,
                    body: 'Now I can measure it. I liked it better before.',
                    reactions: [{ urlcode: 'LOL', by: ['marta', 'itai', 'bohdan'] }],
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        author: 'pip',
        minutesAfter: 32771,
        body: 'I have used the bottom of a mug, as Ottilie told me for the first time. It *works*. A mug!',
        reactions: [
          { urlcode: 'Like', by: ['shirin'] },
          { urlcode: 'Agree', by: ['ottilie', 'bo'] },
        ],
        replies: [
          {
            author: 'ottilie',
            minutesAfter: 33689,
            body: 'The ring under a mug is a fine ceramic stone which everybody already owns. Begin with the mug.',
            reactions: [
              { urlcode: 'Like', by: ['pip', 'kaveh', 'mina'] },
              { urlcode: 'Insightful', by: ['noa'] },
            ],
          },
        ],
      },
      {
        author: 'wren',
        minutesAfter: 34560,
        body: 'For the search: it does not matter much, the mug is free, and Hank has a harbour.',
      },
    ],
  },
  {
    key: 'buy-once',
    category: 'tools',
    author: 'ludo',
    title: 'Tools you bought cheap, regretted, bought again, regretted, and bought a third time',
    body: `I begin. Chain tool. First 6 euros (pin bent on day two), then 14 euros (the pin is fine, the handle is now a separate part), then 48 euros, and I have had it for nine years and it knows my name.

Total 68 euros for a 48 euro tool. I call it the tax on optimism.`,
    format: 'text',
    tags: ['hand-tools'],
    minutesAgo: 23040,
    views: 453,
    bookmarkedBy: ['niran', 'mina', 'noa', 'beelian', 'yusuf', 'eilidh'],
    reactions: [
      { urlcode: 'Agree', by: ['yutong', 'femi', 'minseo'] },
      { urlcode: 'Like', by: ['olena', 'sprite', 'mina', 'jonas'] },
      { urlcode: 'Insightful', by: ['noa', 'benedita'] },
    ],
    comments: [
      {
        author: 'iker',
        minutesAfter: 25,
        body: 'Snap ring pliers. Third time lucky. The first pair shot a ring through a lamp.',
        reactions: [{ urlcode: 'Like', by: ['bo', 'femi'] }],
      },
      {
        author: 'sprite',
        minutesAfter: 90,
        body: 'Tweezers. A set of nine for 8 euros: nine ways to be angry.',
        reactions: [{ urlcode: 'Agree', by: ['pip', 'itzel', 'deniz', 'shirin', 'kaveh'] }],
      },
      {
        author: 'mina',
        minutesAfter: 192,
        body: 'Pumps. I will not say how many. I live under the waterline, I should have known it.',
        replies: [
          {
            author: 'ludo',
            minutesAfter: 246,
            body: 'How many.',
            reactions: [{ urlcode: 'LOL', by: ['iker', 'sprite', 'harpreet', 'ananya', 'bo', 'marta'] }],
            replies: [
              {
                author: 'mina',
                minutesAfter: 288,
                body: 'Seven.',
                reactions: [
                  {
                    urlcode: 'LOL',
                    by: ['yusuf', 'eilidh', 'noa', 'shirin', 'hank', 'harpreet', 'iker', 'jonas'],
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        author: 'jonas',
        minutesAfter: 328,
        body: 'Clamps are the opposite! The cheap ones are fine, you only need forty.',
        replies: [
          {
            author: 'noa',
            minutesAfter: 347,
            body: 'One cannot own enough clamps, but one can own enough of *these clamps*.',
            reactions: [{ urlcode: 'Agree', by: ['wren', 'bohdan', 'mina', 'ludo', 'kaimana', 'itzel'] }],
          },
        ],
      },
      {
        author: 'naoki',
        minutesAfter: 398,
        body: 'I made the opposite mistake: bought one very expensive plane when I was 22, was afraid to use it for ten years.',
        reactions: [
          { urlcode: 'Like', by: ['pip', 'deniz'] },
          { urlcode: 'Agree', by: ['femi'] },
        ],
        replies: [
          {
            author: 'ottilie',
            minutesAfter: 408,
            body: 'Oh, this hurts. I had a set of carving tools like that. They are all sharp and all sad.',
            reactions: [
              { urlcode: 'Agree', by: ['marta'] },
              { urlcode: 'Like', by: ['ludo', 'kaimana'] },
              { urlcode: 'Insightful', by: ['naoki'] },
            ],
          },
        ],
      },
      {
        author: 'harpreet',
        minutesAfter: 475,
        body: 'Cable cutters. Buy the good ones on day one, they are cheaper than the ends of the cables.',
      },
      {
        author: 'kaveh',
        minutesAfter: 862,
        body: 'Screwdrivers for clocks: cheap ones are soft, so they bend instead of the screw. That is a feature. The expensive ones win, and the screw dies.',
        reactions: [{ urlcode: 'Like', by: ['solene'] }],
        replies: [
          {
            author: 'marta',
            minutesAfter: 982,
            body: 'Same in wheels: a soft nipple driver has saved me a hundred rims.',
            reactions: [{ urlcode: 'Insightful', by: ['itzel', 'solene'] }],
          },
        ],
      },
    ],
  },
  {
    key: 'torque-calib',
    category: 'tools',
    author: 'marta',
    title: 'How do you check a torque wrench at home without sending it away?',
    body: 'The lending shelf has two. They disagree by 15 % at 6 Nm. One is wrong, or both. I would rather not send them away for three weeks each.',
    format: 'markdown',
    tags: ['measuring', 'drivetrain'],
    minutesAgo: 10080,
    asks: true,
    views: 249,
    bookmarkedBy: ['jiho', 'femi', 'noa'],
    reactions: [
      { urlcode: 'Insightful', by: ['beelian'] },
      { urlcode: 'Like', by: ['bo'] },
      { urlcode: 'Awesome', by: ['jiho', 'bohdan'] },
      { urlcode: 'Agree', by: ['dimitra'] },
    ],
    comments: [
      {
        author: 'zainab',
        minutesAfter: 96,
        body: `With a bucket, and a length. Clamp the square drive in a vice so that the handle is level. Hang a bucket at a measured distance *L* from the centre of the square. Add water until it clicks.

Torque = 9.81 × (mass of bucket and water in kg) × L in metres, plus the weight of the handle itself: weigh the handle's end on a kitchen scale with the square as a pivot, and add that reading × 9.81 × its distance.

At L = 0.20 m, 6 Nm is **3.06 kg**. Five clicks each, average, done. You will be within 2 %.`,
        accepted: true,
        reactions: [
          { urlcode: 'Agree', by: ['yutong', 'harpreet', 'olena', 'celestino', 'hank', 'kaveh'] },
          { urlcode: 'Insightful', by: ['eilidh', 'benedita', 'gudrun'] },
          { urlcode: 'Like', by: ['naoki'] },
        ],
        replies: [
          {
            author: 'marta',
            minutesAfter: 148,
            body: 'Wrench A: 6.1, 6.0, 6.1, 6.1, 6.0. Wrench B: 7.0, 6.8, 7.1, 7.0, 6.9. B goes to the wall with a label "adds 15 %, like a bad waiter".',
            reactions: [
              { urlcode: 'Awesome', by: ['harpreet', 'kaveh'] },
              { urlcode: 'Insightful', by: ['eilidh'] },
              { urlcode: 'Agree', by: ['mina'] },
            ],
            replies: [
              {
                author: 'ludo',
                minutesAfter: 542,
                body: 'I have met that waiter.',
                reactions: [
                  { urlcode: 'LOL', by: ['shirin', 'jiho', 'bohdan', 'yutong', 'itzel', 'zainab'] },
                ],
              },
            ],
          },
        ],
      },
      {
        author: 'bohdan',
        minutesAfter: 1697,
        body: 'And always unwind to the minimum after work, or the spring takes a set. B was perhaps stored at 20.',
        replies: [
          {
            author: 'marta',
            minutesAfter: 2148,
            body: 'It came back at 22 last time. I am looking at nobody.',
            reactions: [{ urlcode: 'Agree', by: ['zainab', 'jonas'] }],
            replies: [
              {
                author: 'harpreet',
                minutesAfter: 2408,
                body: 'I feel looked at.',
                reactions: [{ urlcode: 'LOL', by: ['itai', 'dimitra', 'naoki'] }],
              },
            ],
          },
        ],
      },
      { author: 'bo', minutesAfter: 2835, body: 'Water and a bucket. Excellent.' },
    ],
  },
  {
    key: 'left-handed',
    category: 'tools',
    author: 'gudrun',
    title: 'Left-handed tin snips: which colour was it again, and who decided?',
    body: 'I have bought the wrong ones twice. I cut *with* my left hand, I want to see the line. Red or green?',
    format: 'markdown',
    tags: ['hand-tools'],
    minutesAgo: 1800,
    asks: true,
    views: 35,
    bookmarkedBy: [],
    reactions: [{ urlcode: 'Like', by: ['eilidh', 'naoki'] }],
    comments: [],
  },
];
