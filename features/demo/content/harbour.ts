import type { DemoDiscussion } from './types.ts';

export const harbourDiscussions: DemoDiscussion[] = [
  {
    key: 'open-bench-winter',
    category: 'announcements',
    author: 'wren',
    title: 'Open bench in the net loft: first Saturday of the month, ten until the soup runs out',
    body: `The net loft is booked, the stove is lit from eight and the long bench is free. Bring **one thing that is broken** and, if you can, one thing you already fixed so that somebody can copy you.

| Time | Where | What |
|---|---|---|
| 10:00 | Long bench | Anything with a plug, with Femi on video from Lagos |
| 11:30 | Yard | Steaming ribs, hard hats on, no sandals (you know who you are) |
| 13:00 | Kitchen | Soup, two kinds, one of them without fish |
| 14:00 | Wheel corner | True your own wheel, Marta watches and sighs |
| 16:00 | Everyone | Show what you took apart, with or without the screws |

House rules, unchanged since the first winter:

1. Unplugged means unplugged. Capacitors are discharged by the person who opened the lid.
2. Whoever uses the last of the sandpaper writes it on the board.
3. Questions before opinions.

Cannot travel? The stream is at [stream.tidewater.example](https://stream.tidewater.example/bench) from nine. Say below whether you come, so I know how many carrots to buy.`,
    format: 'markdown',
    tags: ['meetup'],
    minutesAgo: 4320,
    pinned: 'recent',
    views: 1840,
    bookmarkedBy: [
      'jonas',
      'hank',
      'yusuf',
      'kaveh',
      'celestino',
      'bo',
      'kaimana',
      'bohdan',
      'mina',
      'niran',
      'lubo',
    ],
    reactions: [
      {
        urlcode: 'Like',
        by: ['jiho', 'huda', 'yusuf', 'benedita', 'shirin', 'bohdan', 'itzel', 'niran', 'ananya', 'zainab'],
      },
      { urlcode: 'Agree', by: ['iker'] },
      { urlcode: 'Insightful', by: ['sprite', 'beelian', 'ludo'] },
    ],
    comments: [
      {
        author: 'eilidh',
        minutesAfter: 97,
        body: 'Two from Ullapool, ferry permitting. We bring the steam box, so please nobody else bring a steam box again.',
        reactions: [
          { urlcode: 'Agree', by: ['kaveh', 'shirin'] },
          { urlcode: 'Like', by: ['deniz', 'zainab'] },
        ],
        replies: [
          {
            author: 'jonas',
            minutesAfter: 560,
            body: 'Last year there were three steam boxes and one rib. Noted.',
            reactions: [{ urlcode: 'LOL', by: ['femi', 'hank', 'naoki', 'deniz', 'huda', 'bohdan'] }],
            replies: [
              {
                author: 'eilidh',
                minutesAfter: 740,
                body: 'And the rib broke.',
                reactions: [{ urlcode: 'LOL', by: ['ananya', 'femi', 'yusuf'] }],
              },
            ],
          },
        ],
      },
      {
        author: 'hank',
        minutesAfter: 851,
        body: 'Too far for me, but I will be on the stream pretending my microphone does not work.',
      },
      {
        author: 'pip',
        minutesAfter: 1413,
        body: 'First one for me. Is a blunt chisel "one thing that is broken"?',
        reactions: [
          { urlcode: 'Awesome', by: ['bohdan'] },
          { urlcode: 'Like', by: ['mina', 'harpreet'] },
        ],
        replies: [
          {
            author: 'ottilie',
            minutesAfter: 1540,
            body: 'It is the best thing you could bring. Come to me at half past ten and do not touch the grinder before.',
            reactions: [
              { urlcode: 'Like', by: ['yutong', 'bo', 'ananya', 'iker', 'dimitra', 'celestino'] },
              { urlcode: 'Insightful', by: ['solene', 'zainab'] },
              { urlcode: 'Agree', by: ['olena'] },
            ],
            replies: [
              {
                author: 'pip',
                minutesAfter: 1937,
                body: 'Half past ten it is. I have never been told not to touch something so kindly.',
                reactions: [{ urlcode: 'Like', by: ['sprite', 'niran'] }],
              },
            ],
          },
        ],
      },
      {
        author: 'ludo',
        minutesAfter: 2110,
        body: 'Coming with a 1983 city bike which I bought for 20 euros and which has cost me 190 so far. I want witnesses.',
      },
      { author: 'bo', minutesAfter: 2322, body: 'Yes.', reactions: [{ urlcode: 'Like', by: ['deniz'] }] },
      {
        author: 'marta',
        minutesAfter: 2479,
        body: 'I have 16 spaces in the wheel corner. Bring the wheel, the spokes you think are broken and the honesty to say how you broke them.',
        reactions: [
          { urlcode: 'Like', by: ['yusuf', 'pip', 'femi'] },
          { urlcode: 'Agree', by: ['mina', 'noa'] },
        ],
      },
      {
        author: 'zainab',
        minutesAfter: 2807,
        body: 'Can I do fifteen minutes on "your multimeter is lying and here is how to catch it"? I have a box of bad probes for demonstration.',
        replies: [
          {
            author: 'wren',
            minutesAfter: 3168,
            body: 'Fifteen minutes, 15:30, and a small round of applause. Written in.',
            reactions: [
              { urlcode: 'Agree', by: ['sprite', 'ottilie', 'noa'] },
              { urlcode: 'Like', by: ['shirin', 'kaveh', 'bo'] },
            ],
          },
        ],
      },
      {
        author: 'mina',
        minutesAfter: 3661,
        body: 'The dog and I come by water if the lock is open. Otherwise by train, and the dog will sulk.',
      },
      {
        author: 'gudrun',
        minutesAfter: 3844,
        body: 'I join on video from the greenhouse. If the picture freezes it is the picture, I do not freeze.',
      },
      {
        author: 'wren',
        minutesAfter: 4061,
        body: 'That makes **27 people and one dog** 🥕. Carrots are ordered.',
        reactions: [
          { urlcode: 'Awesome', by: ['marta'] },
          { urlcode: 'Like', by: ['ottilie'] },
        ],
      },
    ],
  },
  {
    key: 'rules',
    category: 'announcements',
    author: 'wren',
    title: 'House rules, in one page, so nobody has to scroll for them',
    body: `This is the whole of it. It fits on the wall by the kettle and it should stay that size.

- **Say what you measured.** "It does not work" is a feeling. "1.2 V on pin 4" is a start.
- **Mains, gas and lifting gear:** if somebody here tells you to stop, stop. You can argue afterwards with all your fingers.
- **Write in your own language.** Half of us read three badly and translate the rest. Nobody is asked to switch to English.
- **No selling in threads.** The shelf exchange on the first Sunday is for that.
- **Thank people in public, correct them gently.** The other way round empties a workshop in a month.

What changed since last year: photos of other people's work now need a word from the owner, and solved questions should be marked as solved. That button saves an evening for the next one who searches.`,
    format: 'markdown',
    tags: ['safety'],
    minutesAgo: 59040,
    pinned: 'category',
    closed: true,
    views: 2310,
    bookmarkedBy: [],
    reactions: [
      { urlcode: 'Like', by: ['solene', 'hank', 'noa'] },
      { urlcode: 'Insightful', by: ['femi', 'kaveh', 'mina'] },
      { urlcode: 'Awesome', by: ['bo', 'bohdan', 'niran', 'itai'] },
      { urlcode: 'Agree', by: ['benedita'] },
    ],
    comments: [
      {
        author: 'lubo',
        minutesAfter: 37,
        body: '"It does not work is a feeling." I will have this on a mug.',
        reactions: [
          { urlcode: 'Like', by: ['bo', 'solene', 'hank', 'beelian'] },
          { urlcode: 'Awesome', by: ['ludo'] },
        ],
        replies: [
          {
            author: 'femi',
            minutesAfter: 283,
            body: 'I have answered three hundred posts with a longer version of that sentence.',
            reactions: [
              { urlcode: 'LOL', by: ['ludo', 'ottilie', 'dimitra', 'bo', 'jonas', 'gudrun', 'celestino'] },
            ],
          },
        ],
      },
      {
        author: 'noa',
        minutesAfter: 1328,
        body: 'Thank you for the language line. I write better about chairs in Hebrew and better about bugs in English.',
        reactions: [
          { urlcode: 'Agree', by: ['harpreet'] },
          { urlcode: 'Like', by: ['huda'] },
        ],
      },
      {
        author: 'hank',
        minutesAfter: 2154,
        body: 'Fits on the wall. The old one needed its own wall.',
        reactions: [{ urlcode: 'Agree', by: ['lubo', 'jonas', 'dimitra', 'deniz'] }],
      },
      {
        author: 'sprite',
        minutesAfter: 2526,
        body: 'Does "lifting gear" include the microscope arm? It has opinions about gravity.',
        replies: [
          {
            author: 'wren',
            minutesAfter: 3553,
            body: 'Yes. And now you all know what happened to the microscope.',
            reactions: [{ urlcode: 'LOL', by: ['jonas', 'hank', 'ludo'] }],
          },
        ],
      },
      {
        author: 'wren',
        minutesAfter: 4207,
        body: 'Closing this one so that it stays short. Changes go into a new thread in spring.',
      },
    ],
  },
  {
    key: 'search-tags',
    category: 'announcements',
    author: 'femi',
    title: 'Tags have been tidied: 61 became 35, and here is the logic',
    body: `We had \`varnish\`, \`varnishing\`, \`Varnish\` and \`warnish\`. I liked the last one, but it had to go.

What I did:

- merged spellings into one tag each, the old ones still find the new ones
- dropped tags with fewer than three threads
- kept **materials**, **parts** and **trades**, dropped moods (\`help\`, \`urgent\`, \`why\`)

If you tag a new post, two are usually enough: what the thing *is* and what you are *doing to it*. \`steel-frames\` + \`paint\` tells everybody more than five others.`,
    format: 'markdown',
    tags: [],
    minutesAgo: 12960,
    views: 450,
    bookmarkedBy: ['ottilie'],
    reactions: [
      { urlcode: 'Like', by: ['zainab', 'wren', 'hank', 'pip'] },
      { urlcode: 'Agree', by: ['yusuf', 'iker'] },
      { urlcode: 'Awesome', by: ['eilidh'] },
    ],
    comments: [
      {
        author: 'marta',
        minutesAfter: 236,
        body: 'Justice for `wobble`. It had 40 threads and every one of them was a wheel.',
        reactions: [
          { urlcode: 'Like', by: ['ananya', 'shirin'] },
          { urlcode: 'Insightful', by: ['minseo'] },
        ],
        replies: [
          {
            author: 'femi',
            minutesAfter: 269,
            body: 'They are all under `wheels` now. The wobble is implied.',
            reactions: [{ urlcode: 'LOL', by: ['bo', 'ottilie', 'olena', 'minseo'] }],
          },
        ],
      },
      {
        author: 'yutong',
        minutesAfter: 340,
        body: 'Could we have one for PCB repair? `soldering` covers the joint but not the board.',
        replies: [
          {
            author: 'femi',
            minutesAfter: 670,
            body: 'Give me three threads that need it and it is yours by Sunday.',
            reactions: [
              { urlcode: 'Like', by: ['jiho'] },
              { urlcode: 'Insightful', by: ['iker'] },
            ],
            replies: [
              {
                author: 'yutong',
                minutesAfter: 738,
                body: 'I have two and a suspicious amplifier. Challenge accepted.',
              },
            ],
          },
        ],
      },
      {
        author: 'ottilie',
        minutesAfter: 762,
        body: 'Dropping `urgent` is the best thing that has happened to furniture since the clamp.',
        reactions: [{ urlcode: 'Agree', by: ['benedita', 'kaimana', 'minseo'] }],
      },
      {
        author: 'kaveh',
        minutesAfter: 982,
        body: 'I confess to `why`. It was late and the clock was ticking backwards.',
      },
    ],
  },
  {
    key: 'library',
    category: 'announcements',
    author: 'ottilie',
    title: 'The lending shelf is open again: 84 tools, three weeks each, one rule',
    body: `The catalogue is finished. Everything has a number, a photo and the name of the person who knows how to use it. The one rule: **it comes back cleaner or sharper than it left.**

New on the shelf since summer:

* a spoke tension meter (ask @"Marta Wiśniewska" before you believe it)
* two sash clamps of 180 cm, finally a pair
* a moisture meter with pins, which lives in its own box for a reason
* a puff-free heat gun after the Great Toast Smell of last summer

Missing for five months: the **19 mm paring chisel with the boxwood handle**. I do not want to know who. I want to find it in the return box.`,
    format: 'markdown',
    tags: ['hand-tools', 'beginners'],
    minutesAgo: 34560,
    views: 706,
    bookmarkedBy: ['kaimana', 'lubo', 'zainab', 'kaveh', 'huda'],
    reactions: [
      { urlcode: 'Insightful', by: ['yusuf', 'wren', 'jiho'] },
      { urlcode: 'Agree', by: ['harpreet'] },
      { urlcode: 'Like', by: ['kaimana', 'gudrun', 'niran', 'olena', 'noa'] },
    ],
    comments: [
      {
        author: 'harpreet',
        minutesAfter: 3767,
        body: 'Booked the tension meter for the last week of the month. Eleven wheels for the co-op, I will bring it back with a graph.',
        reactions: [{ urlcode: 'Insightful', by: ['sprite'] }],
        replies: [
          {
            author: 'marta',
            minutesAfter: 4374,
            body: 'Calibrate it against the reference spoke first. It reads 8 % high after lunch.',
            reactions: [{ urlcode: 'LOL', by: ['bohdan', 'mina', 'eilidh'] }],
            replies: [
              {
                author: 'harpreet',
                minutesAfter: 6999,
                body: 'After lunch?',
                replies: [
                  {
                    author: 'marta',
                    minutesAfter: 9472,
                    body: 'The window. Sun on the spring. I have measured it for a month, do not laugh.',
                    reactions: [
                      { urlcode: 'Like', by: ['shirin', 'itzel'] },
                      { urlcode: 'Agree', by: ['solene'] },
                      { urlcode: 'Insightful', by: ['itai'] },
                    ],
                    replies: [
                      {
                        author: 'zainab',
                        minutesAfter: 10579,
                        body: 'Nobody is laughing. That is about what I would expect from 25 K on a steel leaf spring that was glued to a plastic body.',
                        reactions: [
                          { urlcode: 'Insightful', by: ['ottilie', 'ananya', 'wren', 'bo', 'itzel'] },
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
        author: 'deniz',
        minutesAfter: 11951,
        body: 'I can send a refractory mixing paddle if somebody pays the postage. It is ugly and unbreakable.',
        replies: [{ author: 'ottilie', minutesAfter: 12379, body: 'The shelf pays. Thank you, Deniz.' }],
      },
      {
        author: 'ottilie',
        minutesAfter: 12608,
        body: 'The chisel is back in the box. Sharpened **much** better than I ever had it. Whoever you are, you may borrow anything, for ever.',
        reactions: [
          {
            urlcode: 'LOL',
            by: ['olena', 'solene', 'huda', 'niran', 'wren', 'mina', 'celestino', 'femi', 'yusuf'],
          },
          { urlcode: 'Agree', by: ['hank', 'lubo'] },
          { urlcode: 'Insightful', by: ['yutong'] },
          { urlcode: 'Like', by: ['sprite'] },
        ],
      },
    ],
  },
  {
    key: 'backup-notice',
    category: 'announcements',
    author: 'wren',
    title: 'Two quiet hours on Sunday night while we move the server to a shelf that does not flood',
    body: 'The machine moves from under the stairs to the first floor. You can read all the time; posting is off from 22:00 to about midnight UTC. If it takes longer, I will write it on the front page and bring biscuits to the next bench.',
    format: 'markdown',
    tags: [],
    minutesAgo: 90720,
    views: 330,
    bookmarkedBy: ['bohdan'],
    reactions: [
      { urlcode: 'Awesome', by: ['iker', 'zainab', 'femi'] },
      { urlcode: 'Like', by: ['bohdan'] },
    ],
    comments: [
      {
        author: 'hank',
        minutesAfter: 988,
        body: 'A boat club server under the stairs, below the tide line. I said nothing for six years.',
        reactions: [{ urlcode: 'LOL', by: ['itai', 'femi', 'bohdan', 'eilidh', 'noa'] }],
        replies: [{ author: 'wren', minutesAfter: 1270, body: 'You said it every year, Hank.' }],
      },
      {
        author: 'bo',
        minutesAfter: 1744,
        body: 'Moved in 48 minutes. Impressive.',
        reactions: [
          { urlcode: 'Awesome', by: ['itzel'] },
          { urlcode: 'Like', by: ['minseo'] },
        ],
      },
      {
        author: 'wren',
        minutesAfter: 2838,
        body: 'Done, dry, and it boots faster up there. Biscuits are owed anyway.',
        reactions: [
          { urlcode: 'Like', by: ['kaimana', 'itai'] },
          { urlcode: 'Agree', by: ['harpreet'] },
        ],
      },
    ],
  },
  {
    key: 'hello-pip',
    category: 'hello',
    author: 'pip',
    title: 'Hello from Whitby: one blunt chisel, one leaking shed, no plan',
    body: `I am Pip, 29, I drive a delivery van and for two months now I have had a shed. It came with the flat and with somebody's grandfather's tools in four biscuit tins. I do not know the names of half of them.

I would like to learn to make **one decent box**. A box with a lid that goes *pff* when you close it, because the air has nowhere to go. How long does that take, honestly?`,
    format: 'markdown',
    tags: ['beginners'],
    minutesAgo: 80640,
    views: 714,
    bookmarkedBy: ['hank', 'solene', 'kaveh'],
    reactions: [
      { urlcode: 'Like', by: ['deniz', 'huda', 'mina', 'minseo', 'kaimana', 'ananya'] },
      { urlcode: 'Insightful', by: ['sprite'] },
      { urlcode: 'Awesome', by: ['jonas', 'itzel'] },
      { urlcode: 'Agree', by: ['dimitra', 'jiho', 'naoki'] },
    ],
    comments: [
      {
        author: 'ottilie',
        minutesAfter: 948,
        body: 'Welcome, Pip. Honest answer: the tenth box goes *pff*. Make small ones, then it is one winter.',
        reactions: [
          { urlcode: 'Like', by: ['ananya', 'sprite', 'femi', 'ludo', 'harpreet', 'eilidh'] },
          { urlcode: 'Agree', by: ['beelian', 'benedita', 'mina'] },
          { urlcode: 'Awesome', by: ['bo'] },
        ],
        replies: [
          {
            author: 'pip',
            minutesAfter: 1469,
            body: 'Ten boxes. I can give away ten boxes. My mother gets the first one, she has to like it.',
            replies: [
              {
                author: 'noa',
                minutesAfter: 1685,
                body: 'My mother has boxes one to six. They hold buttons, badly.',
                reactions: [{ urlcode: 'LOL', by: ['wren', 'niran', 'sprite', 'jonas'] }],
              },
            ],
          },
        ],
      },
      {
        author: 'eilidh',
        minutesAfter: 1809,
        body: 'Photograph the biscuit tins spread out on a towel. There is always a treasure and always one thing nobody can explain.',
        reactions: [
          { urlcode: 'Like', by: ['itai'] },
          { urlcode: 'Agree', by: ['kaimana', 'iker'] },
        ],
        replies: [
          {
            author: 'pip',
            minutesAfter: 2288,
            body: 'Done, it is now in the tool shelf thread. There is a thing with a wheel and a spike.',
            reactions: [{ urlcode: 'Awesome', by: ['ananya'] }],
            replies: [
              {
                author: 'naoki',
                minutesAfter: 2470,
                body: 'That is a marking gauge for curved edges. Please keep it dry, they are rare.',
                reactions: [
                  { urlcode: 'Like', by: ['pip', 'harpreet', 'iker', 'kaveh'] },
                  { urlcode: 'Awesome', by: ['gudrun'] },
                ],
              },
            ],
          },
        ],
      },
      {
        author: 'hank',
        minutesAfter: 2925,
        body: 'Blunt chisel and leaking shed is how all of us started. The leak you fix first. Rust does not sleep.',
        replies: [
          {
            author: 'jonas',
            minutesAfter: 3590,
            body: 'This. A roof over the tools before a tool over the roof.',
            reactions: [{ urlcode: 'Agree', by: ['minseo', 'kaveh', 'huda', 'lubo', 'gudrun'] }],
          },
        ],
      },
      {
        author: 'ludo',
        minutesAfter: 3840,
        body: 'Van driver with a shed. You will have forty friends by Christmas, all of them with a sofa to move.',
        reactions: [{ urlcode: 'LOL', by: ['mina', 'marta', 'harpreet'] }],
      },
      {
        author: 'wren',
        minutesAfter: 4143,
        body: 'Glad you came in, Pip. Bring the blunt chisel to an open bench, Ottilie will pretend not to be delighted.',
        reactions: [
          { urlcode: 'Insightful', by: ['beelian'] },
          { urlcode: 'Like', by: ['bohdan'] },
        ],
      },
      {
        author: 'zainab',
        minutesAfter: 5300,
        body: 'Whitby! I grew up near there. If the shed leaks on the north side it is the flashing, it is always the flashing.',
        replies: [
          {
            author: 'pip',
            minutesAfter: 6195,
            body: 'It was the flashing. How did you DO that.',
            reactions: [
              { urlcode: 'Awesome', by: ['zainab', 'itzel'] },
              { urlcode: 'Like', by: ['bohdan'] },
            ],
            replies: [
              {
                author: 'zainab',
                minutesAfter: 8167,
                body: 'Twenty winters with a bucket.',
                reactions: [{ urlcode: 'LOL', by: ['bo', 'mina', 'wren', 'huda', 'lubo'] }],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    key: 'hello-bohdan',
    category: 'hello',
    author: 'bohdan',
    title: 'Привіт from Lviv, bicycles and a greenhouse that leans',
    body: `Thank you for having me. I repair bicycles for the neighbours, mostly heavy steel ones from the eighties, and on weekends I hold up a greenhouse with my shoulder. My English is from manuals, so if I sound like a torque table, this is why.

What I can offer: patience with seized seatposts. I have removed **214** of them. I keep a list. Three won.`,
    format: 'markdown',
    tags: ['beginners', 'steel-frames'],
    minutesAgo: 74880,
    views: 629,
    bookmarkedBy: ['iker', 'pip', 'kaveh'],
    reactions: [
      { urlcode: 'Like', by: ['eilidh', 'yusuf', 'benedita', 'zainab'] },
      { urlcode: 'Agree', by: ['yutong'] },
      { urlcode: 'Awesome', by: ['iker'] },
    ],
    comments: [
      {
        author: 'marta',
        minutesAfter: 233,
        body: '214! Write the method down, please. I lose about one in thirty.',
        reactions: [
          { urlcode: 'Like', by: ['sprite'] },
          { urlcode: 'Agree', by: ['ananya', 'zainab', 'pip'] },
          { urlcode: 'Awesome', by: ['gudrun', 'iker'] },
        ],
        replies: [
          {
            author: 'bohdan',
            minutesAfter: 560,
            body: 'Heat, wait, ammonia only for aluminium, turn the *frame* and not the post. And tea. The tea is not for the post.',
            reactions: [
              { urlcode: 'Like', by: ['hank', 'gudrun', 'femi', 'jiho', 'noa'] },
              { urlcode: 'Agree', by: ['sprite', 'naoki'] },
              { urlcode: 'Insightful', by: ['celestino'] },
            ],
          },
        ],
      },
      { author: 'lubo', minutesAfter: 1273, body: 'Vítej! Torque tables are the best prose there is.' },
      {
        author: 'olena',
        minutesAfter: 1455,
        language: 'uk',
        body: 'Ласкаво просимо! Нарешті буде з ким посперечатися про флюс.',
        replies: [
          {
            author: 'bohdan',
            minutesAfter: 1575,
            language: 'uk',
            body: 'Каніфоль. І я готовий захищати цю думку.',
            reactions: [{ urlcode: 'Like', by: ['harpreet', 'yutong'] }],
          },
        ],
      },
      {
        author: 'gudrun',
        minutesAfter: 1646,
        body: 'A greenhouse that leans is only a greenhouse with ambition. Tell us about the foundation.',
        reactions: [
          { urlcode: 'Like', by: ['itai'] },
          { urlcode: 'Agree', by: ['kaimana'] },
        ],
      },
      {
        author: 'harpreet',
        minutesAfter: 1862,
        body: '"Three won." I want the story of the three.',
        reactions: [{ urlcode: 'LOL', by: ['mina', 'itzel', 'bo', 'lubo'] }],
        replies: [
          {
            author: 'bohdan',
            minutesAfter: 2594,
            body: 'One I drilled. One I cut. One is still in the frame and the owner says now it is the right height.',
            reactions: [
              { urlcode: 'LOL', by: ['ottilie', 'minseo', 'solene', 'celestino', 'shirin', 'iker'] },
            ],
          },
        ],
      },
    ],
  },
  {
    key: 'hello-huda',
    category: 'hello',
    author: 'huda',
    title: 'Good evening from Tunis: tiles, small kilns, and a question about your smoke',
    body: `I make ceramic tiles the old way and fire them in a kiln my uncle built in 1988. It eats olive prunings and gives me about 980 °C on a good day. I have read here for a year and decided it is time to pay with some knowledge of my own.

Ask me about glazes that **stay on** outdoors. And please somebody explain to me why everybody in the north insists on a chimney twice as tall as the house.`,
    format: 'markdown',
    tags: ['masonry'],
    minutesAgo: 70560,
    views: 583,
    bookmarkedBy: ['femi', 'kaveh', 'shirin'],
    reactions: [
      { urlcode: 'Agree', by: ['pip', 'ludo'] },
      { urlcode: 'Insightful', by: ['ottilie'] },
      { urlcode: 'Like', by: ['femi', 'bo'] },
    ],
    comments: [
      {
        author: 'deniz',
        minutesAfter: 92,
        body: 'Welcome! The chimney is tall because the neighbours are close. Physics is only the excuse.',
        reactions: [
          { urlcode: 'Like', by: ['solene', 'bohdan', 'lubo'] },
          { urlcode: 'Awesome', by: ['ludo'] },
        ],
        replies: [
          {
            author: 'huda',
            minutesAfter: 188,
            body: 'Here the neighbours come to warm their hands.',
            reactions: [{ urlcode: 'LOL', by: ['minseo', 'harpreet', 'dimitra', 'jonas', 'sprite'] }],
          },
        ],
      },
      {
        author: 'benedita',
        minutesAfter: 518,
        body: 'Olive prunings! Do you dry them one year or two? Mine spit.',
        reactions: [
          { urlcode: 'Like', by: ['wren', 'mina'] },
          { urlcode: 'Agree', by: ['niran'] },
        ],
        replies: [
          {
            author: 'huda',
            minutesAfter: 591,
            body: 'Fourteen months under a roof, standing, never lying. If it spits it has been lying down.',
            reactions: [
              { urlcode: 'Awesome', by: ['harpreet'] },
              { urlcode: 'Like', by: ['wren'] },
              { urlcode: 'Insightful', by: ['ottilie'] },
              { urlcode: 'Agree', by: ['zainab'] },
            ],
            replies: [
              {
                author: 'benedita',
                minutesAfter: 681,
                body: 'They have been lying down. Everything in my yard lies down.',
              },
            ],
          },
        ],
      },
      {
        author: 'gudrun',
        minutesAfter: 723,
        body: 'Tall chimney, cold air, strong draught. Also horizontal snow. You may keep yours short with my blessing.',
        reactions: [
          { urlcode: 'Like', by: ['yutong'] },
          { urlcode: 'Insightful', by: ['beelian'] },
        ],
      },
    ],
  },
  {
    key: 'bench-hours',
    category: 'hello',
    author: 'kaimana',
    title: 'When do you actually work on your things? I counted mine and it hurt',
    body: `I logged a year. 52 weeks, **141 hours** in the canoe shed. That is 23 minutes a day. In my head I am out there every evening until dark.

Of those: 61 h working, 38 h looking for the thing I had in my hand, 27 h sanding, 15 h talking to people who "only wanted to look".`,
    format: 'markdown',
    tags: [],
    minutesAgo: 115200,
    views: 636,
    bookmarkedBy: ['gudrun'],
    reactions: [
      { urlcode: 'Agree', by: ['iker', 'jiho', 'noa', 'niran', 'sprite'] },
      { urlcode: 'Like', by: ['naoki', 'dimitra', 'hank'] },
      { urlcode: 'Awesome', by: ['ananya'] },
    ],
    comments: [
      {
        author: 'sprite',
        minutesAfter: 790,
        body: '38 hours of looking for the thing in your hand is a low number for 52 weeks.',
        reactions: [
          { urlcode: 'LOL', by: ['zainab', 'kaveh', 'bohdan', 'mina', 'noa', 'benedita', 'femi', 'gudrun'] },
        ],
      },
      {
        author: 'bo',
        minutesAfter: 943,
        body: '05:30 to 06:45. Nobody wants to look at 05:30.',
        reactions: [
          { urlcode: 'Agree', by: ['marta'] },
          { urlcode: 'Like', by: ['jiho', 'sprite'] },
        ],
        replies: [
          {
            author: 'kaimana',
            minutesAfter: 1010,
            body: 'This is the most useful advice ever posted here.',
            reactions: [{ urlcode: 'LOL', by: ['niran', 'naoki', 'shirin', 'marta'] }],
          },
        ],
      },
      {
        author: 'ottilie',
        minutesAfter: 1624,
        body: 'Looking is work. I look at a chair for a day before I touch it. The touching then takes an hour.',
        reactions: [{ urlcode: 'Agree', by: ['niran', 'hank', 'lubo', 'femi', 'shirin', 'mina'] }],
      },
      {
        author: 'mina',
        minutesAfter: 2060,
        body: 'Living inside the project means either 0 or 8,760 hours. The dog says 8,760.',
        reactions: [{ urlcode: 'LOL', by: ['wren', 'bo', 'ananya', 'noa'] }],
      },
      {
        author: 'ananya',
        minutesAfter: 2818,
        body: '20 minutes before the office, every day, on the terrace. In a year it became a garden. I would not believe it if I had not photographed it monthly.',
        replies: [
          {
            author: 'kaimana',
            minutesAfter: 2952,
            body: '20 minutes a day is 121 hours. Same as me, but yours came with tomatoes.',
            reactions: [
              { urlcode: 'Like', by: ['ananya'] },
              { urlcode: 'Agree', by: ['pip', 'zainab'] },
            ],
          },
        ],
      },
      {
        author: 'celestino',
        minutesAfter: 4618,
        body: 'Two hours at every spring tide. The moon keeps my diary.',
        replies: [
          {
            author: 'hank',
            minutesAfter: 5690,
            body: 'Best sentence in this thread.',
            reactions: [
              { urlcode: 'Like', by: ['ananya', 'itzel'] },
              { urlcode: 'Awesome', by: ['ludo', 'jonas'] },
              { urlcode: 'Insightful', by: ['bo'] },
            ],
          },
        ],
      },
    ],
  },
  {
    key: 'retired-now',
    category: 'hello',
    author: 'lubo',
    title:
      'After 47 years I closed my repair shop on Friday, and on Monday I had no idea what to do until a neighbour rang the bell with a radio under her arm and I understood that nothing at all has changed',
    body: `So. The shop is closed, the sign is in the cellar, the last customer got her mixer back and cried a little, and so did I. I had planned to sleep until nine. At half past seven the bell rang.

It was Mrs. Novotná from the second floor with a set from 1957, and she said: *"Now that you have time."*

I have fixed it at the kitchen table. A leaky coupling capacitor, as always, forty minutes with coffee. She paid with a cake. I think this is the better currency.`,
    format: 'markdown',
    tags: ['valve-radio'],
    minutesAgo: 27360,
    views: 608,
    bookmarkedBy: ['mina', 'pip', 'eilidh', 'beelian', 'celestino', 'niran'],
    reactions: [
      {
        urlcode: 'Like',
        by: ['bohdan', 'zainab', 'hank', 'noa', 'gudrun', 'deniz', 'pip', 'jonas', 'shirin', 'dimitra'],
      },
      { urlcode: 'Agree', by: ['celestino', 'ottilie', 'sprite'] },
      { urlcode: 'Awesome', by: ['wren', 'mina'] },
    ],
    comments: [
      {
        author: 'olena',
        minutesAfter: 373,
        body: 'Forty-seven years. Вітаю! 💐 The kitchen table is the best laboratory, everything is in reach and it is warm.',
        reactions: [
          { urlcode: 'Like', by: ['shirin', 'dimitra', 'itzel', 'pip', 'naoki', 'ludo'] },
          { urlcode: 'Agree', by: ['minseo'] },
          { urlcode: 'Insightful', by: ['hank', 'bohdan'] },
        ],
      },
      {
        author: 'femi',
        minutesAfter: 685,
        body: 'Congratulations, teacher. I still have your drawing of the detector stage on my wall, with the coffee ring on it.',
        reactions: [
          { urlcode: 'Insightful', by: ['kaimana', 'benedita'] },
          { urlcode: 'Agree', by: ['ludo', 'ottilie'] },
          { urlcode: 'Like', by: ['harpreet', 'zainab'] },
        ],
        replies: [
          {
            author: 'lubo',
            minutesAfter: 827,
            body: 'The coffee ring is part of the circuit. Do not remove it.',
            reactions: [{ urlcode: 'LOL', by: ['deniz', 'jiho', 'eilidh', 'huda', 'hank'] }],
          },
        ],
      },
      {
        author: 'zainab',
        minutesAfter: 962,
        body: '"Now that you have time." I will embroider this.',
        reactions: [
          { urlcode: 'Insightful', by: ['iker'] },
          { urlcode: 'Awesome', by: ['huda'] },
          { urlcode: 'Like', by: ['yusuf'] },
        ],
      },
      {
        author: 'wren',
        minutesAfter: 1201,
        body: 'Lubo, you have answered 1,912 questions here. I counted this morning. Cake is the least of it.',
        reactions: [{ urlcode: 'Awesome', by: ['eilidh', 'ottilie', 'noa', 'ludo'] }],
      },
      {
        author: 'kaveh',
        minutesAfter: 1466,
        body: "I closed my father's shop eleven years ago and I am still repairing its guarantee cases. They find you.",
        reactions: [{ urlcode: 'Like', by: ['noa', 'naoki'] }],
      },
      {
        author: 'sprite',
        minutesAfter: 1824,
        body: 'What was the last thing on the shop bench?',
        replies: [
          {
            author: 'lubo',
            minutesAfter: 2258,
            body: 'A toaster. One would like it to be something noble. It was a toaster, and it works.',
            reactions: [
              { urlcode: 'Insightful', by: ['pip', 'kaveh'] },
              { urlcode: 'Like', by: ['shirin', 'naoki', 'ludo', 'eilidh'] },
              { urlcode: 'Agree', by: ['huda'] },
            ],
          },
        ],
      },
      {
        author: 'jiho',
        minutesAfter: 2347,
        body: '축하드립니다. Your guide about hum was the first thing I printed when I began. Thank you.',
      },
      {
        author: 'pip',
        minutesAfter: 2414,
        body: 'I do not know what a coupling capacitor is, but I read this twice.',
        reactions: [{ urlcode: 'Like', by: ['kaimana'] }],
        replies: [
          {
            author: 'lubo',
            minutesAfter: 2433,
            body: 'Then come here, Pip, sit down. It is a small gate: it lets the music through and holds the voltage back. When it is old it lets through both, and the valve gets a headache.',
            reactions: [
              { urlcode: 'Like', by: ['benedita', 'ottilie', 'hank', 'celestino', 'yutong'] },
              { urlcode: 'Insightful', by: ['iker', 'kaimana'] },
              { urlcode: 'Awesome', by: ['jiho'] },
            ],
            replies: [
              {
                author: 'pip',
                minutesAfter: 2455,
                body: 'That is the first time electronics made a picture in my head. Thank you.',
                reactions: [
                  { urlcode: 'Insightful', by: ['minseo'] },
                  { urlcode: 'Like', by: ['celestino', 'kaimana'] },
                  { urlcode: 'Agree', by: ['solene', 'olena'] },
                ],
                replies: [
                  {
                    author: 'noa',
                    minutesAfter: 2596,
                    body: 'Somebody please put this sentence into every textbook.',
                    reactions: [{ urlcode: 'Agree', by: ['benedita', 'bo', 'femi', 'hank', 'ottilie'] }],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];
