import type { DemoDiscussion } from './types.ts';

export const bicyclesDiscussions: DemoDiscussion[] = [
  {
    key: 'climb-click',
    category: 'bicycles',
    author: 'harpreet',
    title:
      'A click once per crank turn, only uphill, only under load, and I have already replaced everything that is supposed to click',
    body: `Cargo bike, steel frame, 68 mm threaded bottom bracket, 9,400 km. Click at about **two o'clock of the right crank**, every turn, above roughly 180 W.

Already done, one at a time, with 20 km in between:

- pedals swapped left to right, then other pedals
- new bottom bracket, shell faced, threads greased
- chainring bolts out, cleaned, torqued
- saddle and seatpost off, rode standing
- rear skewer, dropouts cleaned and greased

The click does not care. I hear it in my dreams now and it is always uphill there too.`,
    format: 'markdown',
    tags: ['drivetrain', 'bearings', 'wheels'],
    minutesAgo: 15840,
    type: 'question',
    views: 1083,
    bookmarkedBy: ['marta', 'beelian', 'bo', 'kaimana'],
    reactions: [
      { urlcode: 'Like', by: ['hank', 'zainab', 'iker', 'huda', 'itai', 'eilidh', 'jiho', 'dimitra'] },
      { urlcode: 'Agree', by: ['pip'] },
      { urlcode: 'Insightful', by: ['yutong', 'gudrun'] },
    ],
    comments: [
      {
        author: 'ludo',
        minutesAfter: 1472,
        body: 'Have you tried louder music?',
        reactions: [
          { urlcode: 'LOL', by: ['shirin', 'itai', 'olena', 'naoki', 'itzel', 'marta', 'beelian'] },
        ],
        replies: [
          {
            author: 'harpreet',
            minutesAfter: 2042,
            body: 'It is a *delivery* bike, Ludo. The children in the box sing. I hear it through "Wheels on the Bus".',
          },
        ],
      },
      {
        author: 'bohdan',
        minutesAfter: 2304,
        body: 'Front derailleur clamp? It moves with the seat tube under load. I found three like this.',
        reactions: [
          { urlcode: 'Like', by: ['solene'] },
          { urlcode: 'Agree', by: ['wren', 'jonas'] },
          { urlcode: 'Insightful', by: ['naoki'] },
        ],
        replies: [{ author: 'harpreet', minutesAfter: 2788, body: 'No front derailleur. Single ring.' }],
      },
      {
        author: 'marta',
        minutesAfter: 3142,
        body: `Two o'clock on the right and above a certain load: look at the **rear wheel, not the crank**. At two o'clock you pull hardest, and a pair of spokes that were never bedded in rub at the crossing.

Test, five minutes: squeeze the parallel spokes hard in pairs, all round, with gloves. Then one drop of oil at each crossing. Ride.

If the click is gone for a day and comes back, the tension is too low on the left side. On a loaded cargo rear wheel I want at least 700 N left.`,
        accepted: true,
        reactions: [
          { urlcode: 'Agree', by: ['sprite', 'naoki', 'jiho', 'pip'] },
          { urlcode: 'Insightful', by: ['dimitra', 'bo', 'bohdan', 'noa', 'itzel', 'kaveh'] },
          { urlcode: 'Like', by: ['lubo', 'minseo', 'harpreet'] },
        ],
        replies: [
          {
            author: 'harpreet',
            minutesAfter: 4951,
            body: 'One drop at each crossing and it was **silent**. For 31 km. Then it came back with a friend. Left side measured: 410 N. Ashamed.',
            reactions: [
              { urlcode: 'Like', by: ['bohdan', 'pip', 'itzel'] },
              { urlcode: 'Awesome', by: ['yutong'] },
              { urlcode: 'Insightful', by: ['noa'] },
            ],
            replies: [
              {
                author: 'marta',
                minutesAfter: 6091,
                body: 'Do not be ashamed, be systematic. A quarter turn each, three rounds, then stress it again. Not a half turn because you are in a hurry.',
                reactions: [
                  { urlcode: 'Like', by: ['pip'] },
                  { urlcode: 'Agree', by: ['niran'] },
                ],
                replies: [
                  {
                    author: 'harpreet',
                    minutesAfter: 6805,
                    body: '720 N left, 1,120 right, four days, 160 km, silence. The children have noticed and asked what is wrong with the bike.',
                    reactions: [{ urlcode: 'Awesome', by: ['yutong', 'beelian', 'gudrun'] }],
                    replies: [
                      {
                        author: 'marta',
                        minutesAfter: 8424,
                        body: 'Tell them it has learned to whisper.',
                        reactions: [
                          {
                            urlcode: 'LOL',
                            by: [
                              'ottilie',
                              'mina',
                              'kaimana',
                              'celestino',
                              'solene',
                              'eilidh',
                              'itai',
                              'olena',
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
        ],
      },
      {
        author: 'sprite',
        minutesAfter: 9558,
        body: 'Why does it only happen once per turn, when the wheel turns faster than the crank?',
        replies: [
          {
            author: 'zainab',
            minutesAfter: 11077,
            body: 'Because the load peaks once per crank turn, on the stronger leg. Whichever crossing happens to be at the top then does the click. It sounds like one place but it is a different spoke each time.',
            reactions: [{ urlcode: 'Insightful', by: ['itzel', 'itai', 'celestino', 'niran', 'harpreet'] }],
            replies: [{ author: 'sprite', minutesAfter: 11816, body: 'That is gloriously evil.' }],
          },
        ],
      },
      {
        author: 'minseo',
        minutesAfter: 13074,
        body: 'I would still check the dropout for a hairline crack. On a steel cargo frame near 10,000 km I always look, with a lamp from the side.',
        replies: [
          {
            author: 'harpreet',
            minutesAfter: 15206,
            body: 'Looked, with your lamp trick. No crack, but a lot of paint that thinks it is a crack.',
            reactions: [{ urlcode: 'Like', by: ['wren'] }],
          },
        ],
      },
    ],
  },
  {
    key: 'wheel-first',
    category: 'bicycles',
    author: 'ludo',
    title: 'I built my first wheel, here are the eleven mistakes in order of price',
    body: `1. **Wrong spokes**, 2 mm too long (28 €). I measured the hub with a tape measure, in a good mood.
2. Laced the whole drive side one hole off. Looks perfect until the valve is *under* a crossing. (2 hours)
3. Used linseed oil as thread compound because Marta once mentioned it. She meant the other end. (1 hour, sticky)
4. Tightened until it "felt good". It felt like 1,600 N.
5. to 11. I believed the wheel was true because I *wanted* it to be.

It is now within 0.4 mm sideways, 0.6 mm up and down, and I look at it while eating.`,
    format: 'markdown',
    tags: ['wheels', 'beginners'],
    minutesAgo: 17280,
    type: 'discussion',
    views: 391,
    bookmarkedBy: ['kaimana', 'iker', 'hank', 'huda', 'bo', 'mina'],
    reactions: [
      { urlcode: 'Awesome', by: ['noa', 'minseo'] },
      { urlcode: 'Like', by: ['eilidh', 'harpreet', 'bohdan', 'jiho', 'gudrun', 'naoki'] },
      { urlcode: 'Insightful', by: ['solene'] },
    ],
    comments: [
      {
        author: 'marta',
        minutesAfter: 637,
        body: 'I have read this three times, once in pain. 0.4 is a good first wheel. What is the tension now?',
        reactions: [
          { urlcode: 'LOL', by: ['itzel', 'celestino', 'hank', 'dimitra'] },
          { urlcode: 'Like', by: ['benedita', 'pip', 'mina'] },
        ],
        replies: [
          {
            author: 'ludo',
            minutesAfter: 1687,
            body: '1,150 right side, by your meter, before lunch.',
            replies: [
              {
                author: 'marta',
                minutesAfter: 1743,
                body: 'Before lunch! He has learned.',
                reactions: [{ urlcode: 'Agree', by: ['naoki', 'beelian', 'bohdan', 'bo'] }],
              },
            ],
          },
        ],
      },
      {
        author: 'bohdan',
        minutesAfter: 1911,
        body: 'Mistake 2 everybody makes exactly once. Mine hangs in the garage, with the valve hole facing the wall.',
        reactions: [{ urlcode: 'Agree', by: ['femi', 'sprite'] }],
      },
      {
        author: 'pip',
        minutesAfter: 2429,
        body: 'Is it a first thing to try or a tenth thing to try?',
        replies: [
          {
            author: 'ludo',
            minutesAfter: 2926,
            body: 'Third thing. First true a wheel which is only a bit wrong, then replace one spoke, then buy 32 spokes two millimetres too long like a professional.',
            reactions: [
              { urlcode: 'Like', by: ['huda', 'sprite', 'itzel'] },
              { urlcode: 'Insightful', by: ['yutong'] },
              { urlcode: 'Agree', by: ['hank'] },
            ],
          },
        ],
      },
      {
        author: 'harpreet',
        minutesAfter: 3082,
        body: 'The eating bit is real. I hung a wheel over the sink for a month.',
      },
      {
        author: 'minseo',
        minutesAfter: 3604,
        body: 'Photo of number 2 please, for science.',
        replies: [
          {
            author: 'ludo',
            minutesAfter: 4320,
            body: 'It was taken apart by its author and will not be exhibited in his lifetime.',
            reactions: [{ urlcode: 'LOL', by: ['naoki', 'harpreet', 'mina', 'bo', 'femi'] }],
          },
        ],
      },
    ],
  },
  {
    key: 'frame-rust',
    category: 'bicycles',
    author: 'minseo',
    title: 'Rust inside a steel frame: I cut one open so that you do not have to',
    body: `A 1986 lugged frame came in with a dented top tube, beyond saving. Before the scrap I cut it lengthwise. It lived outdoors by the sea for about 15 years.

What I found, wall thickness measured every 5 cm:

| Tube | New | Thinnest | Where |
|---|---|---|---|
| Seat tube | 0.9 | 0.42 | 2 cm above the bottom bracket |
| Down tube | 0.9 | 0.71 | lower end |
| Chain stays | 0.8 | 0.30 | behind the bridge, underside |
| Top tube | 0.9 | 0.88 | fine everywhere |

The paint outside was *perfect*. My conclusions: drill the 4 mm drain hole under the shell, pull the seatpost once a year, and stop leaning the bike on its nose after rain.`,
    format: 'markdown',
    tags: ['steel-frames', 'corrosion', 'paint'],
    minutesAgo: 30240,
    type: 'discussion',
    views: 399,
    bookmarkedBy: ['wren', 'deniz', 'marta', 'yusuf'],
    reactions: [
      {
        urlcode: 'Like',
        by: ['wren', 'olena', 'solene', 'naoki', 'bo', 'femi', 'kaimana', 'jonas', 'eilidh'],
      },
      { urlcode: 'Insightful', by: ['noa'] },
      { urlcode: 'Awesome', by: ['itai'] },
      { urlcode: 'Agree', by: ['deniz'] },
    ],
    comments: [
      {
        author: 'marta',
        minutesAfter: 118,
        body: '0.30 in the chain stays. I have ridden on that, I am sure, and sang.',
        reactions: [
          { urlcode: 'Like', by: ['yutong', 'sprite', 'zainab', 'femi', 'pip'] },
          { urlcode: 'Insightful', by: ['noa'] },
        ],
      },
      {
        author: 'eilidh',
        minutesAfter: 126,
        body: 'Does anything sprayed inside really creep down there?',
        reactions: [
          { urlcode: 'Like', by: ['jiho'] },
          { urlcode: 'Agree', by: ['itzel'] },
        ],
        replies: [
          {
            author: 'minseo',
            minutesAfter: 179,
            body: 'I tested three on the cut halves. Wax spray crept 6 cm, linseed oil 11, the thin "cavity" stuff 14 but it stays soft and collects sand. I use linseed oil now, warm, and turn the frame overnight like a roast.',
            reactions: [
              { urlcode: 'Like', by: ['dimitra', 'jonas', 'yutong'] },
              { urlcode: 'Agree', by: ['kaimana'] },
              { urlcode: 'Awesome', by: ['ananya'] },
            ],
            replies: [
              {
                author: 'gudrun',
                minutesAfter: 234,
                body: 'Frame on a spit. I need a picture.',
                reactions: [{ urlcode: 'LOL', by: ['celestino', 'niran', 'lubo'] }],
              },
              {
                author: 'ludo',
                minutesAfter: 319,
                body: 'Linseed oil! So I had the right oil in the wrong place.',
              },
            ],
          },
        ],
      },
      {
        author: 'olena',
        minutesAfter: 451,
        body: 'Do you close the vent holes in the stays afterwards?',
        replies: [
          {
            author: 'minseo',
            minutesAfter: 496,
            body: 'Never. They let it in but they also let it out. Only a drop of wax at the top ones.',
            reactions: [
              { urlcode: 'Like', by: ['olena', 'femi'] },
              { urlcode: 'Awesome', by: ['iker'] },
            ],
          },
        ],
      },
      {
        author: 'lubo',
        minutesAfter: 597,
        body: 'The same in radio chassis. The rust you see is the polite one.',
        reactions: [{ urlcode: 'Agree', by: ['marta', 'mina', 'pip'] }],
      },
    ],
  },
  {
    key: 'cargo-battery',
    category: 'bicycles',
    author: 'harpreet',
    title:
      'Eleven cargo-bike batteries after three years of deliveries: what is left in them, with all the data',
    body: `We run eleven identical packs (13s5p, 17.5 Ah new). Each one is charged to 80 % on working days and to 100 % once a month. I discharged all of them at 0.2C to 39 V on the same tester.

| Pack | Cycles | Km | Ah left | % |
|---|---:|---:|---:|---:|
| 01 | 612 | 24,100 | 14.9 | 85 |
| 02 | 598 | 23,700 | 14.6 | 83 |
| 03 | 640 | 25,900 | 14.8 | 85 |
| 04 | 388 | 15,200 | 12.1 | **69** |
| 05 | 605 | 24,000 | 14.7 | 84 |
| 06 | 571 | 22,800 | 15.0 | 86 |

(07 to 11 are between 83 and 86, no need to bore you.)

Pack **04** has the fewest cycles and is the worst. It was the spare. It sat at 100 % on the warm shelf above the compressor for two summers. So: *resting full and warm* cost more than 24,000 km of work.

\`\`\`python
import csv, statistics as st

with open("packs.csv") as f:
    rows = [(r["pack"], float(r["ah"]) / 17.5) for r in csv.DictReader(f)]

working = [left for pack, left in rows if pack != "04"]
print(f"working packs: {st.mean(working):.1%} +- {st.stdev(working):.1%}")
\`\`\`

prints \`working packs: 84.6% +- 0.9%\`, which is a spread I did not expect to be so small.`,
    format: 'markdown',
    tags: ['batteries', 'measuring'],
    minutesAgo: 48960,
    type: 'discussion',
    views: 471,
    bookmarkedBy: ['itzel', 'kaveh', 'marta', 'sprite', 'jiho', 'yusuf', 'noa', 'kaimana'],
    reactions: [
      {
        urlcode: 'Like',
        by: ['deniz', 'benedita', 'huda', 'minseo', 'zainab', 'mina', 'hank', 'bo', 'ananya'],
      },
      { urlcode: 'Agree', by: ['sprite', 'itai', 'naoki', 'pip'] },
      { urlcode: 'Insightful', by: ['lubo'] },
    ],
    comments: [
      {
        author: 'zainab',
        minutesAfter: 60,
        body: `> It sat at 100 % on the warm shelf above the compressor for two summers.

This is a beautiful natural experiment. What was the temperature on that shelf?`,
        reactions: [
          { urlcode: 'Insightful', by: ['gudrun', 'naoki', 'yutong'] },
          { urlcode: 'Awesome', by: ['jonas'] },
          { urlcode: 'Like', by: ['itai', 'iker'] },
        ],
        replies: [
          {
            author: 'harpreet',
            minutesAfter: 1183,
            body: '34 to 41 °C in the afternoon, logger in for a week in August. The other packs live at 19 to 24.',
            reactions: [
              { urlcode: 'Agree', by: ['iker'] },
              { urlcode: 'Like', by: ['shirin', 'ludo'] },
              { urlcode: 'Insightful', by: ['ananya'] },
            ],
            replies: [
              {
                author: 'zainab',
                minutesAfter: 2033,
                body: 'Then it fits the usual rule of thumb, doubling per 10 K, almost embarrassingly well.',
              },
            ],
          },
        ],
      },
      {
        author: 'sprite',
        minutesAfter: 2206,
        body: '13s packs die by one weak group. Did you look at the groups in 04?',
        replies: [
          {
            author: 'harpreet',
            minutesAfter: 2323,
            body: 'Yes: nothing weak, all groups down together, 3 mV apart. It is tired, not ill.',
            reactions: [{ urlcode: 'Insightful', by: ['femi', 'jiho'] }],
          },
        ],
      },
      {
        author: 'itai',
        minutesAfter: 3098,
        body: 'I keep mine at 60 % in summer, 45 degrees in the storage. Was afraid it is superstition. Now I have a table.',
        reactions: [
          { urlcode: 'Agree', by: ['hank'] },
          { urlcode: 'Awesome', by: ['niran'] },
        ],
      },
      {
        author: 'femi',
        minutesAfter: 3253,
        body: 'May I add for those who come from the search: 0.2C down to 3.0 V per cell in a *ventilated* place, with somebody in the room. Never overnight.',
        reactions: [{ urlcode: 'Agree', by: ['sprite', 'celestino', 'olena', 'eilidh'] }],
        replies: [
          {
            author: 'harpreet',
            minutesAfter: 3319,
            body: 'Seconded. Ours is in a brick lean-to with a smoke alarm and a very curious neighbour.',
          },
        ],
      },
      {
        author: 'ludo',
        minutesAfter: 3854,
        body: 'So being the spare at 100 % by the compressor is bad for you. I will tell my brother-in-law.',
        reactions: [{ urlcode: 'LOL', by: ['ottilie', 'kaveh', 'bohdan', 'naoki'] }],
      },
      {
        author: 'marta',
        minutesAfter: 4521,
        body: "Moved the shop's spare pack this morning. Thank you.",
        reactions: [{ urlcode: 'Like', by: ['naoki'] }],
      },
      {
        author: 'gudrun',
        minutesAfter: 4926,
        body: 'And cold? Ours spend the winter at minus five.',
        reactions: [{ urlcode: 'Like', by: ['harpreet', 'minseo', 'yusuf'] }],
        replies: [
          {
            author: 'harpreet',
            minutesAfter: 5760,
            body: 'Resting cold is fine, charging below zero is not. Bring it in, let it reach +5 or so, then charge.',
            reactions: [{ urlcode: 'Like', by: ['shirin', 'minseo'] }],
          },
        ],
      },
    ],
  },
  {
    key: 'saddle-leather',
    category: 'bicycles',
    author: 'itzel',
    title: 'Leather saddle, dry as toast, cracks only at the nose: save it or stop?',
    body: "From a widow's shed, about 1970. The top is hard but whole, the nose has five cracks about 1 mm deep next to the rivets. I can re-cover sofas blindfolded, but a saddle carries a *person on a nose*.",
    format: 'markdown',
    tags: ['upholstery'],
    minutesAgo: 14400,
    type: 'question',
    views: 228,
    bookmarkedBy: ['kaveh', 'ottilie'],
    reactions: [{ urlcode: 'Agree', by: ['eilidh', 'solene', 'hank'] }],
    comments: [
      {
        author: 'marta',
        minutesAfter: 3530,
        body: 'If you can see daylight at the rivets, stop. If not, oil is only for the underside and only twice.',
        replies: [
          {
            author: 'itzel',
            minutesAfter: 5906,
            body: 'No daylight. Underside is fuzzy but strong, I pulled on it with pliers.',
          },
        ],
      },
      {
        author: 'ottilie',
        minutesAfter: 6721,
        body: 'Save it. Lay it in a damp towel overnight (damp, not wet), tension off. Next day, glue a piece of 1.2 mm calf *under* the nose, with the flesh side to the flesh side, and re-rivet through both. The new leather carries the load, the old leather carries the looks. Then wax, and only a quarter turn of tension a month.',
        accepted: true,
        reactions: [
          { urlcode: 'Agree', by: ['jiho', 'olena', 'bo', 'benedita'] },
          { urlcode: 'Insightful', by: ['hank', 'naoki'] },
          { urlcode: 'Like', by: ['mina'] },
        ],
        replies: [
          {
            author: 'itzel',
            minutesAfter: 10074,
            body: 'Done with hide glue, as you taught me. 90 km so far, my own, on the cobbles of the port. No change in the cracks.',
            reactions: [{ urlcode: 'Like', by: ['jiho', 'gudrun', 'femi', 'itai'] }],
            replies: [
              {
                author: 'ottilie',
                minutesAfter: 10770,
                body: 'Cobbles of the port: that is a better test than any standard.',
                reactions: [{ urlcode: 'Agree', by: ['sprite', 'wren'] }],
              },
            ],
          },
        ],
      },
      {
        author: 'hank',
        minutesAfter: 11520,
        body: '"A person on a nose." Best description of cycling I know.',
        reactions: [{ urlcode: 'LOL', by: ['itzel', 'minseo', 'bo'] }],
      },
    ],
  },
  {
    key: 'why-torque',
    category: 'bicycles',
    author: 'pip',
    title: 'Do I really need a torque wrench?',
    body: 'I was told 5 Nm for the stem. I have hands. Are hands enough?',
    format: 'markdown',
    tags: ['drivetrain', 'beginners'],
    minutesAgo: 180,
    type: 'question',
    views: 100,
    bookmarkedBy: [],
    reactions: [],
    comments: [
      {
        author: 'bohdan',
        minutesAfter: 14,
        body: 'Buy the small one, 2 to 10. It costs less than one handlebar. With hands, everybody is at 9 and thinks it is 5. I tested eleven friends.',
        reactions: [
          { urlcode: 'Like', by: ['hank', 'femi'] },
          { urlcode: 'Insightful', by: ['kaimana'] },
        ],
        replies: [
          {
            author: 'ludo',
            minutesAfter: 169,
            body: 'I was one of the eleven. I was at 13.',
            reactions: [{ urlcode: 'LOL', by: ['iker', 'eilidh'] }],
          },
        ],
      },
    ],
  },
  {
    key: 'hub-gear-oil',
    category: 'bicycles',
    author: 'bo',
    title: 'Internal gear hub: oil bath every year or leave it alone?',
    body: `Mine has 38,000 km, never opened, still shifts. The manual says every 5,000 km or two years. The forum of the maker is long gone, the dealer says "if it runs it runs".

Who has opened one with a similar age? What did it look like inside?`,
    format: 'text',
    tags: ['drivetrain'],
    minutesAgo: 67680,
    type: 'discussion',
    views: 339,
    bookmarkedBy: [],
    reactions: [
      { urlcode: 'Insightful', by: ['kaveh'] },
      { urlcode: 'Awesome', by: ['minseo'] },
      { urlcode: 'Agree', by: ['celestino'] },
      { urlcode: 'Like', by: ['beelian'] },
    ],
    comments: [
      {
        author: 'marta',
        minutesAfter: 2887,
        body: 'Opened about sixty. At 38,000 without care: half are fine, half have pitting on the small sun gear and you only hear it in gear 1 and 5. An oil bath is 40 minutes and 9 euros. Do it.',
        reactions: [
          { urlcode: 'Awesome', by: ['ludo'] },
          { urlcode: 'Like', by: ['beelian', 'bo', 'dimitra'] },
        ],
        replies: [
          {
            author: 'bo',
            minutesAfter: 5943,
            body: 'Done. The old oil was grey soup with glitter. 50 minutes, one spring landed in the soup of my wife. It shifts the same as before.',
            reactions: [{ urlcode: 'Insightful', by: ['harpreet'] }],
            replies: [
              {
                author: 'marta',
                minutesAfter: 6571,
                body: 'Glitter in the hub, spring in the soup. Same as before is the best result there is.',
                reactions: [{ urlcode: 'LOL', by: ['niran', 'naoki', 'femi', 'dimitra', 'minseo', 'pip'] }],
              },
            ],
          },
        ],
      },
      {
        author: 'harpreet',
        minutesAfter: 8640,
        body: 'Our co-op rule: oil bath at 5,000, full strip at 20,000. We have had no hub failure in four years.',
        reactions: [{ urlcode: 'Agree', by: ['naoki', 'pip'] }],
      },
    ],
  },
];
