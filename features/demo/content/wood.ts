import type { DemoDiscussion } from './types.ts';

export const woodDiscussions: DemoDiscussion[] = [
  {
    key: 'chair-rungs',
    category: 'wood',
    author: 'noa',
    title:
      'Loose rungs on a ladder-back chair: new glue will not hold on old glue, so what do I do with 32 joints?',
    body: `Six chairs, beech, about 1930, from my aunt. Somebody in the seventies poured white glue into every joint without opening it. Now it is a skin as smooth as a plate and nothing sticks to it.

I know I must clean it. But 32 holes per chair times six chairs is **192 small round holes**, 15 mm wide, and I also have a job.`,
    format: 'markdown',
    tags: ['joinery', 'glue'],
    minutesAgo: 23040,
    asks: true,
    views: 602,
    bookmarkedBy: ['benedita', 'olena', 'shirin', 'bohdan', 'sprite'],
    reactions: [
      { urlcode: 'Like', by: ['solene', 'gudrun', 'lubo', 'benedita', 'beelian'] },
      { urlcode: 'Insightful', by: ['yusuf', 'ludo', 'zainab'] },
      { urlcode: 'Agree', by: ['hank'] },
    ],
    comments: [
      {
        author: 'ottilie',
        minutesAfter: 160,
        body: `White glue from the seventies goes soft with heat and vinegar. Per joint:

1. wrap a rag with warm 10 % vinegar round it, twenty minutes
2. twist, do not pull; a strap wrench with leather if it is shy
3. a stiff bottle brush in the hole with a drill, *slowly*
4. the tenon: scrape with a card, never sand, sanding makes it round and thin
5. dry for two days. Then warm hide glue and a strap clamp.

Do one chair. You will need four hours for the first and seventy minutes for the sixth. And take apart only what moves: in my experience of the 32 perhaps 14.`,
        accepted: true,
        reactions: [
          { urlcode: 'Like', by: ['lubo', 'yusuf', 'sprite', 'noa', 'marta', 'huda'] },
          { urlcode: 'Insightful', by: ['naoki', 'deniz', 'itai', 'gudrun', 'zainab'] },
          { urlcode: 'Agree', by: ['kaveh', 'bohdan'] },
        ],
        replies: [
          {
            author: 'noa',
            minutesAfter: 2931,
            body: 'Went round with a felt pen: 17 move. 15 sit like a rock and I leave them alone. My weekend says thank you.',
            reactions: [
              { urlcode: 'Like', by: ['femi', 'jonas'] },
              { urlcode: 'Awesome', by: ['ananya'] },
              { urlcode: 'Insightful', by: ['yusuf'] },
            ],
            replies: [
              {
                author: 'ottilie',
                minutesAfter: 5644,
                body: 'Leaving alone is the hardest part of the trade.',
                reactions: [{ urlcode: 'Agree', by: ['deniz', 'pip', 'bohdan', 'kaimana'] }],
              },
            ],
          },
        ],
      },
      {
        author: 'hank',
        minutesAfter: 8491,
        body: 'I would have used epoxy and been wrong, I can see that from here.',
        replies: [
          {
            author: 'ottilie',
            minutesAfter: 11150,
            body: 'Say it a bit louder, please, for the back of the room.',
            reactions: [{ urlcode: 'LOL', by: ['kaimana', 'eilidh', 'huda', 'shirin', 'lubo'] }],
          },
        ],
      },
      {
        author: 'pip',
        minutesAfter: 12081,
        body: 'Why is scraping different from sanding?',
        replies: [
          {
            author: 'naoki',
            minutesAfter: 13060,
            body: 'A scraper takes away the high place only. Sandpaper is soft behind, so it takes away the edges first and the tenon becomes an egg. An egg does not hold in a round hole.',
            reactions: [
              { urlcode: 'Insightful', by: ['jonas', 'bo', 'ananya'] },
              { urlcode: 'Like', by: ['femi', 'itzel', 'mina'] },
            ],
            replies: [
              {
                author: 'pip',
                minutesAfter: 16249,
                body: 'An egg does not hold in a round hole. I am making a list of these.',
                reactions: [
                  { urlcode: 'Agree', by: ['iker'] },
                  { urlcode: 'Like', by: ['gudrun'] },
                ],
              },
            ],
          },
        ],
      },
      {
        author: 'beelian',
        minutesAfter: 16473,
        body: 'If the seat is woven, loosen the first three warps before you twist the front rungs. Or you will buy me a coffee and a new seat.',
        reactions: [{ urlcode: 'Like', by: ['yutong'] }],
        replies: [
          {
            author: 'noa',
            minutesAfter: 21104,
            body: 'Too late for chair one. What do you take in your coffee?',
            reactions: [{ urlcode: 'LOL', by: ['sprite', 'iker', 'ludo'] }],
          },
        ],
      },
      {
        author: 'noa',
        minutesAfter: 22118,
        body: 'Update after three chairs: 4 h 10, 2 h 20, 1 h 30. Your curve holds, @"Ottilie Brandstätter". My aunt sat on one and said nothing, which is her highest praise.',
        reactions: [
          { urlcode: 'Like', by: ['celestino', 'huda', 'bo', 'harpreet', 'ottilie'] },
          { urlcode: 'Agree', by: ['pip'] },
          { urlcode: 'Awesome', by: ['hank'] },
        ],
      },
    ],
  },
  {
    key: 'finish-kitchen',
    category: 'wood',
    author: 'itzel',
    title: 'What goes on a kitchen table that has to survive hot pots, lemons and three nephews?',
    body: `I am re-topping a 2 m table in elm. I know fabrics, I do not know tops. Requirements by importance: lemons, nephews, hot pots, beauty.

I have read about oil, hard wax oil, varnish, soap, shellac, and "nothing, let it live". Tell me what you have on **your own** table, and what it looks like now.`,
    format: 'markdown',
    tags: ['finishing', 'safety'],
    minutesAgo: 18720,
    views: 606,
    bookmarkedBy: [],
    reactions: [
      { urlcode: 'Awesome', by: ['ludo'] },
      { urlcode: 'Like', by: ['iker', 'ottilie', 'mina', 'lubo', 'olena'] },
      { urlcode: 'Insightful', by: ['hank', 'dimitra'] },
    ],
    comments: [
      {
        author: 'ottilie',
        minutesAfter: 270,
        body: 'Mine: soap, since 1994. White, soft, and looks like a cutting board in a fairy tale. Lemons are nothing to it. Red wine stays until Sunday.',
        reactions: [
          { urlcode: 'Agree', by: ['jiho', 'olena'] },
          { urlcode: 'Awesome', by: ['niran'] },
          { urlcode: 'Like', by: ['gudrun', 'hank'] },
        ],
      },
      {
        author: 'jonas',
        minutesAfter: 1551,
        body: 'Hard wax oil, oak, 6 years, two children. Refreshed twice. Rings from pots yes, but they go with a cloth and some oil.',
        replies: [
          {
            author: 'itzel',
            minutesAfter: 4208,
            body: 'How long does refreshing take, and how bad does the house smell?',
            replies: [
              {
                author: 'jonas',
                minutesAfter: 5557,
                body: 'Half an hour, and an evening of "did you paint a ship?" Yes, I did.',
                reactions: [{ urlcode: 'Like', by: ['deniz', 'ludo'] }],
              },
            ],
          },
        ],
      },
      {
        author: 'eilidh',
        minutesAfter: 5759,
        body: 'Boat varnish, eight coats, from when I was young and had time. You could keep fish in it. Hot pots leave a white moon each.',
        reactions: [{ urlcode: 'LOL', by: ['yutong', 'ludo', 'ananya', 'zainab', 'itai'] }],
        replies: [
          {
            author: 'solene',
            minutesAfter: 6158,
            body: 'Eight! So eight *is* enough.',
            replies: [
              {
                author: 'eilidh',
                minutesAfter: 7704,
                body: 'INDOORS, Solène.',
                reactions: [{ urlcode: 'LOL', by: ['sprite', 'bohdan', 'mina', 'gudrun', 'itai', 'jonas'] }],
              },
            ],
          },
        ],
      },
      {
        author: 'gudrun',
        minutesAfter: 8171,
        body: 'Nothing. Birch, scrubbed with sand on Saturdays as my grandmother did. 40 years and it is 4 mm thinner.',
        reactions: [{ urlcode: 'Agree', by: ['femi'] }],
        replies: [
          {
            author: 'zainab',
            minutesAfter: 9167,
            body: '0.1 mm a year. So you have about two centuries left.',
            reactions: [{ urlcode: 'Insightful', by: ['pip', 'huda', 'itzel'] }],
          },
        ],
      },
      {
        author: 'mina',
        minutesAfter: 9307,
        body: 'Linoleum! Real one, on ply, with a wooden edge. It is quiet, the dog cannot scratch it and it forgives everything but the iron.',
      },
      {
        author: 'shirin',
        minutesAfter: 9718,
        body: 'Shellac is only for places where nobody eats. I say that as somebody who loves shellac more than people.',
        reactions: [
          { urlcode: 'Like', by: ['dimitra'] },
          { urlcode: 'Awesome', by: ['beelian'] },
        ],
      },
      {
        author: 'itzel',
        minutesAfter: 9871,
        body: 'Decision: hard wax oil, because nephews can *help* with the refreshing. First test on an offcut: lemon 2 h, no mark. Coffee 8 h, a mark like a ghost. Nephew, no data yet.',
        reactions: [{ urlcode: 'Like', by: ['dimitra', 'marta', 'niran', 'pip'] }],
        replies: [
          {
            author: 'jonas',
            minutesAfter: 10331,
            body: 'Please report nephew data.',
            replies: [
              {
                author: 'itzel',
                minutesAfter: 11432,
                body: 'Nephew data: one drawing in ball pen, 14 cm, a dinosaur. It went off with oil and fine wool. I left the tail.',
                reactions: [
                  {
                    urlcode: 'LOL',
                    by: ['celestino', 'yusuf', 'femi', 'jonas', 'dimitra', 'minseo', 'solene'],
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
    key: 'wardrobe-stairs',
    category: 'wood',
    author: 'pip',
    title: 'How do you get a wardrobe up a staircase that is clearly smaller than the wardrobe?',
    body: 'It is 212 by 130 by 62, the staircase has a turn and a ceiling at 198. The wardrobe was in the bedroom of the flat *upstairs* in 1950, there are photos. So it can be done. Nobody who did it is alive.',
    format: 'markdown',
    tags: ['joinery', 'beginners'],
    minutesAgo: 1560,
    views: 428,
    bookmarkedBy: ['marta', 'celestino', 'eilidh'],
    reactions: [
      { urlcode: 'Like', by: ['niran', 'femi', 'yusuf', 'ananya'] },
      { urlcode: 'Awesome', by: ['beelian'] },
    ],
    comments: [
      {
        author: 'ottilie',
        minutesAfter: 29,
        body: 'Look at the back and at the inside corners: wedges. A wardrobe of that age comes apart with eight wedges and no tools. It was built by people with staircases.',
        reactions: [
          { urlcode: 'Like', by: ['wren', 'noa', 'olena', 'jiho', 'bohdan'] },
          { urlcode: 'Agree', by: ['femi'] },
        ],
        replies: [
          {
            author: 'pip',
            minutesAfter: 209,
            body: 'THERE ARE WEDGES. I have been sleeping next to it for three months.',
            reactions: [
              { urlcode: 'Agree', by: ['bo'] },
              { urlcode: 'Like', by: ['benedita'] },
            ],
            replies: [
              {
                author: 'noa',
                minutesAfter: 351,
                body: 'The wardrobe was waiting for you to ask.',
                reactions: [{ urlcode: 'LOL', by: ['sprite', 'dimitra', 'ludo', 'beelian'] }],
              },
            ],
          },
        ],
      },
      {
        author: 'ludo',
        minutesAfter: 601,
        body: 'As a man who has once sawn a sofa in half: read what Ottilie says.',
        reactions: [{ urlcode: 'LOL', by: ['noa', 'mina', 'jonas', 'benedita', 'huda'] }],
        replies: [
          {
            author: 'pip',
            minutesAfter: 652,
            body: 'Did you put it back together?',
            replies: [
              { author: 'ludo', minutesAfter: 741, body: 'It is now two chairs with strong feelings.' },
            ],
          },
        ],
      },
      {
        author: 'hank',
        minutesAfter: 954,
        body: 'Number every piece in pencil, on the inside. You will think that you do not have to. You have to.',
      },
      {
        author: 'pip',
        minutesAfter: 1300,
        body: 'It is upstairs! 14 pieces, 8 wedges, 50 minutes. On the inside of the crown there was already a number in pencil on every piece, and on the last one it said *"mind the lamp"*. I broke the lamp.',
        reactions: [
          { urlcode: 'Like', by: ['itai', 'benedita', 'olena', 'harpreet', 'iker'] },
          { urlcode: 'Insightful', by: ['sprite', 'zainab', 'naoki'] },
          { urlcode: 'Agree', by: ['marta'] },
        ],
        replies: [
          {
            author: 'ottilie',
            minutesAfter: 1322,
            body: 'Somebody minded for you seventy years ahead. Write the next line below it.',
            reactions: [{ urlcode: 'Awesome', by: ['solene', 'dimitra', 'deniz'] }],
            replies: [
              {
                author: 'pip',
                minutesAfter: 1498,
                body: 'I wrote "it is too late for the lamp".',
                reactions: [
                  {
                    urlcode: 'LOL',
                    by: ['minseo', 'dimitra', 'eilidh', 'sprite', 'lubo', 'itai', 'niran', 'hank'],
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
    key: 'green-oak',
    category: 'wood',
    author: 'eilidh',
    title: 'Green oak for a shed frame: how much will the joints open in the first two years?',
    body: 'Posts 150 x 150, draw-bored with 20 mm pegs. Oak is six months from the tree, the meter says "over 60 %" and then gives up. I would like to know what to expect *before* I see it from my bed.',
    format: 'markdown',
    tags: ['wood-choice', 'joinery'],
    minutesAgo: 28800,
    asks: true,
    views: 324,
    bookmarkedBy: ['ottilie', 'sprite', 'minseo'],
    reactions: [
      { urlcode: 'Like', by: ['benedita'] },
      { urlcode: 'Agree', by: ['dimitra', 'mina'] },
      { urlcode: 'Awesome', by: ['bo'] },
    ],
    comments: [
      {
        author: 'jonas',
        minutesAfter: 101,
        body: 'Across the grain count on 6 to 8 % in total, more on the tangential face. On 150 mm it is 9 to 12 mm. Lengthwise forget it.',
        reactions: [
          { urlcode: 'Like', by: ['noa', 'huda'] },
          { urlcode: 'Insightful', by: ['kaimana'] },
        ],
      },
      {
        author: 'ottilie',
        minutesAfter: 148,
        body: `Expect the shoulders to open 2 to 4 mm, shakes you can put a coin in, and one post which turns a few degrees just to show you it is still a tree. All of this is normal and none of it is weak, because in a draw-bored joint the **peg pulls tighter as the tenon shrinks**.

What you do: offset the bore by 3 mm, use *dry* pegs in green oak, cut the shoulder slightly hollow, and put the heart face outside. Do not fill the shakes. They are breathing.`,
        accepted: true,
        reactions: [
          { urlcode: 'Like', by: ['shirin', 'gudrun', 'zainab', 'yutong'] },
          { urlcode: 'Insightful', by: ['sprite', 'minseo'] },
          { urlcode: 'Agree', by: ['lubo', 'itzel'] },
        ],
        replies: [
          {
            author: 'eilidh',
            minutesAfter: 734,
            body: 'Dry pegs in green oak. So the peg swells a bit while the rest shrinks. That is so clever that it must be old.',
            reactions: [{ urlcode: 'Like', by: ['naoki', 'sprite'] }],
            replies: [
              {
                author: 'ottilie',
                minutesAfter: 1099,
                body: 'About 800 years. It has been tested.',
                reactions: [{ urlcode: 'LOL', by: ['olena', 'celestino', 'wren'] }],
              },
            ],
          },
        ],
      },
      {
        author: 'bo',
        minutesAfter: 1337,
        body: 'Mine stands since 2011, shakes up to 9 mm. I hang tools in them.',
      },
      {
        author: 'hank',
        minutesAfter: 1443,
        body: 'Steel touching green oak goes black in a week. Stainless, or wood.',
      },
    ],
  },
  {
    key: 'veneer-bubble',
    category: 'wood',
    author: 'shirin',
    title: 'Bubble under veneer: needle and warm glue, or the iron? Twelve repairs compared',
    body: `Twelve bubbles on three boxes and one cabinet. I used two ways and looked again after a year.

**Iron only** (damp cloth, 90 °C, then a cold weight), 7 repairs: 5 good, 2 came back. The two were where the old glue was dusty.

**Slit along the grain, warm hide glue by needle, then weight**, 5 repairs: 5 good. One has a slit that I can see and nobody else can.

So: iron first, because it is reversible. If it rises again within a month, the needle. Never both in one day, the steam pushes the new glue away.`,
    format: 'markdown',
    tags: ['glue', 'finishing'],
    minutesAgo: 44640,
    views: 445,
    bookmarkedBy: ['ananya', 'solene'],
    reactions: [
      { urlcode: 'Agree', by: ['jiho', 'jonas'] },
      { urlcode: 'Like', by: ['yutong', 'gudrun'] },
      { urlcode: 'Insightful', by: ['ottilie', 'iker', 'mina'] },
    ],
    comments: [
      {
        author: 'ottilie',
        minutesAfter: 546,
        body: 'Twelve repairs, a year later, with failures. This is how one writes. Which gram strength for the needle?',
        reactions: [
          { urlcode: 'Like', by: ['sprite', 'marta', 'iker', 'ludo'] },
          { urlcode: 'Insightful', by: ['hank'] },
        ],
        replies: [
          {
            author: 'shirin',
            minutesAfter: 1137,
            body: '192, thin as tea with milk, and a warm needle. Cold needle is a closed door.',
            reactions: [{ urlcode: 'Awesome', by: ['sprite', 'gudrun'] }],
          },
        ],
      },
      {
        author: 'naoki',
        minutesAfter: 1594,
        body: 'For the slit I use a blade with a single bevel, the bevel toward the waste side. Then the line closes by itself.',
        reactions: [
          { urlcode: 'Like', by: ['harpreet'] },
          { urlcode: 'Agree', by: ['jiho'] },
        ],
        replies: [
          {
            author: 'shirin',
            minutesAfter: 1985,
            body: 'I tried it yesterday on scrap. You are right, it disappears like a sentence you did not say.',
            reactions: [{ urlcode: 'Agree', by: ['femi', 'huda'] }],
            replies: [
              {
                author: 'beelian',
                minutesAfter: 3287,
                body: "Restorers are all poets after four o'clock.",
                reactions: [{ urlcode: 'LOL', by: ['yutong', 'ludo', 'niran', 'lubo'] }],
              },
            ],
          },
        ],
      },
      {
        author: 'kaveh',
        minutesAfter: 4126,
        body: 'The same on clock cases. But check first that the ground has not moved, a bubble is sometimes a *symptom* of a crack below.',
      },
    ],
  },
];
