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
    asks: true,
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
    views: 386,
    bookmarkedBy: ['iker', 'harpreet', 'huda'],
    reactions: [
      { urlcode: 'Like', by: ['yutong', 'ottilie', 'noa', 'itzel', 'olena'] },
      { urlcode: 'Agree', by: ['femi', 'gudrun'] },
      { urlcode: 'Insightful', by: ['jiho'] },
      { urlcode: 'Awesome', by: ['lubo'] },
    ],
    comments: [
      {
        author: 'marta',
        minutesAfter: 999,
        body: 'I have read this three times, once in pain. 0.4 is a good first wheel. What is the tension now?',
        reactions: [
          { urlcode: 'LOL', by: ['celestino', 'zainab', 'dimitra', 'niran'] },
          { urlcode: 'Like', by: ['iker'] },
          { urlcode: 'Insightful', by: ['shirin'] },
          { urlcode: 'Agree', by: ['minseo'] },
        ],
        replies: [
          {
            author: 'ludo',
            minutesAfter: 1053,
            body: '1,150 right side, by your meter, before lunch.',
            replies: [
              {
                author: 'marta',
                minutesAfter: 1212,
                body: 'Before lunch! He has learned.',
                reactions: [{ urlcode: 'Agree', by: ['beelian', 'pip', 'bo', 'hank'] }],
              },
            ],
          },
        ],
      },
      {
        author: 'bohdan',
        minutesAfter: 1706,
        body: 'Mistake 2 everybody makes exactly once. Mine hangs in the garage, with the valve hole facing the wall.',
        reactions: [
          { urlcode: 'Like', by: ['bo'] },
          { urlcode: 'Insightful', by: ['yusuf'] },
        ],
      },
      {
        author: 'pip',
        minutesAfter: 2178,
        body: 'Is it a first thing to try or a tenth thing to try?',
        replies: [
          {
            author: 'ludo',
            minutesAfter: 2327,
            body: 'Third thing. First true a wheel which is only a bit wrong, then replace one spoke, then buy 32 spokes two millimetres too long like a professional.',
            reactions: [
              { urlcode: 'Insightful', by: ['femi', 'sprite', 'naoki'] },
              { urlcode: 'Like', by: ['bo'] },
              { urlcode: 'Agree', by: ['olena'] },
            ],
          },
        ],
      },
      {
        author: 'harpreet',
        minutesAfter: 2824,
        body: 'The eating bit is real. I hung a wheel over the sink for a month.',
      },
      {
        author: 'minseo',
        minutesAfter: 3505,
        body: 'Photo of number 2 please, for science.',
        replies: [
          {
            author: 'ludo',
            minutesAfter: 4132,
            body: 'It was taken apart by its author and will not be exhibited in his lifetime.',
            reactions: [{ urlcode: 'LOL', by: ['harpreet', 'mina', 'bo', 'femi', 'beelian'] }],
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
    views: 565,
    bookmarkedBy: ['kaveh', 'ottilie', 'sprite', 'jiho', 'yusuf', 'shirin', 'lubo', 'itzel'],
    reactions: [
      { urlcode: 'Like', by: ['hank', 'jonas', 'olena', 'itzel', 'solene'] },
      { urlcode: 'Insightful', by: ['femi', 'dimitra', 'kaimana', 'wren'] },
      { urlcode: 'Agree', by: ['bohdan', 'yusuf', 'gudrun', 'bo'] },
      { urlcode: 'Awesome', by: ['ottilie'] },
    ],
    comments: [
      {
        author: 'zainab',
        minutesAfter: 912,
        body: `> It sat at 100 % on the warm shelf above the compressor for two summers.

This is a beautiful natural experiment. What was the temperature on that shelf?`,
        reactions: [
          { urlcode: 'Agree', by: ['pip'] },
          { urlcode: 'Like', by: ['ludo', 'jiho', 'naoki', 'gudrun'] },
          { urlcode: 'Awesome', by: ['deniz'] },
        ],
        replies: [
          {
            author: 'harpreet',
            minutesAfter: 1603,
            body: '34 to 41 °C in the afternoon, logger in for a week in August. The other packs live at 19 to 24.',
            reactions: [
              { urlcode: 'Like', by: ['yutong', 'solene', 'ludo'] },
              { urlcode: 'Insightful', by: ['pip'] },
            ],
            replies: [
              {
                author: 'zainab',
                minutesAfter: 1743,
                body: 'Then it fits the usual rule of thumb, doubling per 10 K, almost embarrassingly well.',
              },
            ],
          },
        ],
      },
      {
        author: 'sprite',
        minutesAfter: 1838,
        body: '13s packs die by one weak group. Did you look at the groups in 04?',
        replies: [
          {
            author: 'harpreet',
            minutesAfter: 2467,
            body: 'Yes: nothing weak, all groups down together, 3 mV apart. It is tired, not ill.',
            reactions: [
              { urlcode: 'Like', by: ['itzel'] },
              { urlcode: 'Awesome', by: ['gudrun'] },
            ],
          },
        ],
      },
      {
        author: 'itai',
        minutesAfter: 2594,
        body: 'I keep mine at 60 % in summer, 45 degrees in the storage. Was afraid it is superstition. Now I have a table.',
        reactions: [
          { urlcode: 'Agree', by: ['kaveh'] },
          { urlcode: 'Like', by: ['itzel'] },
        ],
      },
      {
        author: 'femi',
        minutesAfter: 2647,
        body: 'May I add for those who come from the search: 0.2C down to 3.0 V per cell in a *ventilated* place, with somebody in the room. Never overnight.',
        reactions: [{ urlcode: 'Agree', by: ['celestino', 'dimitra', 'kaimana', 'jonas'] }],
        replies: [
          {
            author: 'harpreet',
            minutesAfter: 3081,
            body: 'Seconded. Ours is in a brick lean-to with a smoke alarm and a very curious neighbour.',
          },
        ],
      },
      {
        author: 'ludo',
        minutesAfter: 3623,
        body: 'So being the spare at 100 % by the compressor is bad for you. I will tell my brother-in-law.',
        reactions: [{ urlcode: 'LOL', by: ['kaveh', 'pip', 'naoki', 'niran'] }],
      },
      {
        author: 'marta',
        minutesAfter: 3952,
        body: "Moved the shop's spare pack this morning. Thank you.",
        reactions: [{ urlcode: 'Like', by: ['shirin'] }],
      },
      {
        author: 'gudrun',
        minutesAfter: 4630,
        body: 'And cold? Ours spend the winter at minus five.',
        reactions: [
          { urlcode: 'Agree', by: ['eilidh'] },
          { urlcode: 'Like', by: ['minseo', 'naoki'] },
        ],
        replies: [
          {
            author: 'harpreet',
            minutesAfter: 5027,
            body: 'Resting cold is fine, charging below zero is not. Bring it in, let it reach +5 or so, then charge.',
            reactions: [{ urlcode: 'Like', by: ['iker', 'eilidh'] }],
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
    asks: true,
    views: 422,
    bookmarkedBy: ['ottilie', 'iker'],
    reactions: [
      { urlcode: 'Like', by: ['bo', 'celestino'] },
      { urlcode: 'Agree', by: ['marta'] },
    ],
    comments: [
      {
        author: 'marta',
        minutesAfter: 2437,
        body: 'If you can see daylight at the rivets, stop. If not, oil is only for the underside and only twice.',
        replies: [
          {
            author: 'itzel',
            minutesAfter: 3273,
            body: 'No daylight. Underside is fuzzy but strong, I pulled on it with pliers.',
          },
        ],
      },
      {
        author: 'ottilie',
        minutesAfter: 6712,
        body: 'Save it. Lay it in a damp towel overnight (damp, not wet), tension off. Next day, glue a piece of 1.2 mm calf *under* the nose, with the flesh side to the flesh side, and re-rivet through both. The new leather carries the load, the old leather carries the looks. Then wax, and only a quarter turn of tension a month.',
        accepted: true,
        reactions: [
          { urlcode: 'Like', by: ['femi'] },
          { urlcode: 'Agree', by: ['sprite', 'gudrun', 'zainab'] },
          { urlcode: 'Insightful', by: ['mina', 'iker', 'wren'] },
        ],
        replies: [
          {
            author: 'itzel',
            minutesAfter: 7426,
            body: 'Done with hide glue, as you taught me. 90 km so far, my own, on the cobbles of the port. No change in the cracks.',
            reactions: [
              { urlcode: 'Awesome', by: ['iker', 'ludo'] },
              { urlcode: 'Agree', by: ['yutong'] },
              { urlcode: 'Like', by: ['noa'] },
            ],
            replies: [
              {
                author: 'ottilie',
                minutesAfter: 8195,
                body: 'Cobbles of the port: that is a better test than any standard.',
                reactions: [{ urlcode: 'Agree', by: ['wren', 'itzel'] }],
              },
            ],
          },
        ],
      },
      {
        author: 'hank',
        minutesAfter: 10935,
        body: '"A person on a nose." Best description of cycling I know.',
        reactions: [{ urlcode: 'LOL', by: ['niran', 'mina', 'zainab'] }],
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
    asks: true,
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
    views: 273,
    bookmarkedBy: ['olena', 'kaveh'],
    reactions: [
      { urlcode: 'Insightful', by: ['jiho'] },
      { urlcode: 'Like', by: ['lubo'] },
      { urlcode: 'Agree', by: ['dimitra'] },
      { urlcode: 'Awesome', by: ['celestino'] },
    ],
    comments: [
      {
        author: 'marta',
        minutesAfter: 1878,
        body: 'Opened about sixty. At 38,000 without care: half are fine, half have pitting on the small sun gear and you only hear it in gear 1 and 5. An oil bath is 40 minutes and 9 euros. Do it.',
        reactions: [
          { urlcode: 'Insightful', by: ['ananya'] },
          { urlcode: 'Awesome', by: ['yutong'] },
          { urlcode: 'Agree', by: ['shirin'] },
          { urlcode: 'Like', by: ['kaveh'] },
        ],
        replies: [
          {
            author: 'bo',
            minutesAfter: 2264,
            body: 'Done. The old oil was grey soup with glitter. 50 minutes, one spring landed in the soup of my wife. It shifts the same as before.',
            reactions: [{ urlcode: 'Agree', by: ['minseo'] }],
            replies: [
              {
                author: 'marta',
                minutesAfter: 3536,
                body: 'Glitter in the hub, spring in the soup. Same as before is the best result there is.',
                reactions: [{ urlcode: 'LOL', by: ['minseo', 'femi', 'dimitra', 'niran', 'pip', 'deniz'] }],
              },
            ],
          },
        ],
      },
      {
        author: 'harpreet',
        minutesAfter: 8207,
        body: 'Our co-op rule: oil bath at 5,000, full strip at 20,000. We have had no hub failure in four years.',
        reactions: [{ urlcode: 'Agree', by: ['pip', 'bohdan'] }],
      },
    ],
  },
];
