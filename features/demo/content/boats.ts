import type { DemoDiscussion } from './types.ts';

export const boatsDiscussions: DemoDiscussion[] = [
  {
    key: 'garboard-leak',
    category: 'boats',
    author: 'eilidh',
    title: 'Clinker dinghy weeps along the garboard only when she is on the mooring, bone dry on the trolley',
    body: `She is a 4.1 m larch on oak dinghy from 1978. On the trolley with the hose inside: not a drop for an hour. On the mooring: about **two litres an hour**, all from the port garboard, between stations 3 and 5.

What I have done so far:

1. raked out and re-bedded the garboard seam, 2.4 m
2. replaced eleven copper rivets, the roves were like paper
3. checked the hog with a wire: 6 mm low in the middle

| Test | Load inside | Leak per hour |
|---|---|---|
| Trolley, filled to the thwart | water, 300 kg | 0 |
| Afloat, empty | none | 0.6 l |
| Afloat, two people aft | 150 kg | 1.1 l |
| Afloat, two people on the middle thwart | 150 kg | 2.2 l |

So it depends on where we sit. I do not want to put goo in it and hope. What am I missing?`,
    format: 'markdown',
    tags: ['clinker', 'epoxy'],
    minutesAgo: 17280,
    asks: true,
    views: 515,
    bookmarkedBy: ['zainab', 'kaimana', 'pip', 'benedita', 'jonas'],
    reactions: [
      { urlcode: 'Like', by: ['solene', 'femi', 'pip', 'deniz', 'bohdan', 'harpreet', 'kaveh'] },
      { urlcode: 'Agree', by: ['iker'] },
      { urlcode: 'Awesome', by: ['ananya'] },
    ],
    comments: [
      {
        author: 'hank',
        minutesAfter: 960,
        body: 'You are filling her from the wrong side. Water inside pushes the garboard *onto* the keel. Water outside pushes it off.',
        reactions: [
          { urlcode: 'Agree', by: ['bohdan', 'celestino'] },
          { urlcode: 'Like', by: ['niran'] },
        ],
        replies: [
          {
            author: 'eilidh',
            minutesAfter: 1145,
            body: 'That explains the trolley. It does not explain the thwart.',
            reactions: [{ urlcode: 'Like', by: ['mina'] }],
            replies: [
              {
                author: 'hank',
                minutesAfter: 1241,
                body: 'It will. Read what Jonas writes in about an hour.',
              },
            ],
          },
        ],
      },
      {
        author: 'jonas',
        minutesAfter: 2987,
        body: `It is the **hog**, not the seam. The thwart knees carry your weight into the planking at station 4, the hog is already 6 mm low there, so the keel opens away from the garboard like a book.

Put a straight edge on the keel outside and have somebody sit on the middle thwart. If you see light, you have your answer. The mend is a floor timber:

- oak, grown or laminated, moulded 45 mm at the centre
- fitted to the hog at station 4, and one each at 3 and 5
- bolted through hog and keel with 8 mm bronze, bedded in something soft
- *then* refasten the garboard, not before

The hose test lies because it closes the joint. You did everything well, only in the other order.`,
        accepted: true,
        reactions: [
          {
            urlcode: 'Insightful',
            by: ['bohdan', 'olena', 'mina', 'jiho', 'bo', 'celestino', 'iker', 'ananya'],
          },
          { urlcode: 'Agree', by: ['yutong', 'hank', 'zainab'] },
          { urlcode: 'Like', by: ['beelian', 'harpreet', 'niran'] },
        ],
        replies: [
          {
            author: 'eilidh',
            minutesAfter: 3581,
            body: 'Three millimetres of daylight when my sister sat down. She wishes it known that this is about the boat.',
            reactions: [{ urlcode: 'Like', by: ['benedita', 'deniz', 'beelian', 'kaveh'] }],
            replies: [
              {
                author: 'jonas',
                minutesAfter: 5579,
                body: 'It is entirely about the boat. ⛵',
                reactions: [{ urlcode: 'LOL', by: ['naoki', 'mina', 'niran', 'femi', 'minseo', 'wren'] }],
              },
              { author: 'hank', minutesAfter: 5681, body: 'There it is.' },
            ],
          },
        ],
      },
      {
        author: 'celestino',
        minutesAfter: 5929,
        body: 'We would put a rope round her first, a Spanish windlass at station 4, to bring the keel home *before* the floors go in. If you bolt her in the bent position she will stay bent.',
        reactions: [{ urlcode: 'Like', by: ['noa', 'ludo'] }],
        replies: [
          {
            author: 'jonas',
            minutesAfter: 9486,
            body: 'Yes, thank you, I forgot to say it. Bring her up over a few days, not in one evening.',
            reactions: [{ urlcode: 'Agree', by: ['solene', 'pip', 'naoki', 'iker'] }],
            replies: [
              {
                author: 'eilidh',
                minutesAfter: 11754,
                body: '4 mm back after three days with the windlass, ten minutes of creaking each evening. I sleep badly but the boat sleeps well.',
                reactions: [{ urlcode: 'Like', by: ['marta', 'jiho'] }],
              },
            ],
          },
        ],
      },
      {
        author: 'pip',
        minutesAfter: 12328,
        body: 'Why is it bad to put goo in? Honest question.',
        replies: [
          {
            author: 'solene',
            minutesAfter: 15644,
            body: 'Because goo is strong and wood is alive. In winter the plank shrinks and the goo does not, so the plank tears *beside* the goo. Then you have two leaks and a bill.',
            reactions: [
              { urlcode: 'Like', by: ['beelian', 'bohdan', 'celestino', 'kaimana', 'dimitra'] },
              { urlcode: 'Insightful', by: ['deniz'] },
              { urlcode: 'Agree', by: ['kaveh'] },
            ],
            replies: [{ author: 'pip', minutesAfter: 15926, body: 'Two leaks and a bill. Understood.' }],
          },
        ],
      },
      {
        author: 'mina',
        minutesAfter: 16420,
        body: 'On a steel barge we just weld another plate over it and call it tradition.',
        reactions: [{ urlcode: 'LOL', by: ['marta', 'naoki', 'itai'] }],
      },
      {
        author: 'eilidh',
        minutesAfter: 16589,
        body: 'Result after the third floor and twenty-two new rivets: **0.05 l per hour**, which is rain. Thank you all, especially my sister.',
        reactions: [
          { urlcode: 'Like', by: ['huda', 'wren', 'celestino', 'hank'] },
          { urlcode: 'Agree', by: ['minseo', 'zainab'] },
          { urlcode: 'Awesome', by: ['pip'] },
          { urlcode: 'Insightful', by: ['benedita'] },
        ],
      },
    ],
  },
  {
    key: 'varnish-count',
    category: 'boats',
    author: 'solene',
    title: 'How many coats of varnish is enough? I say eight, Eilidh says twelve, Hank says paint it',
    body: `We have had this in three other threads, so here it gets its own one. Spars, spruce, outdoors all year, traditional long-oil varnish.

My position: **eight** coats with a scuff between each second one, and two more every spring. The film is about 200 µm then. Above 300 µm it does not get stronger, it only cracks more proudly.

Fight politely, please.`,
    format: 'markdown',
    tags: ['varnish', 'finishing'],
    minutesAgo: 8640,
    views: 995,
    bookmarkedBy: ['wren', 'harpreet', 'pip', 'gudrun', 'ottilie', 'zainab'],
    reactions: [
      { urlcode: 'Awesome', by: ['ludo', 'yutong'] },
      { urlcode: 'Like', by: ['iker', 'ottilie', 'celestino', 'wren', 'jiho'] },
      { urlcode: 'Insightful', by: ['itzel', 'mina'] },
      { urlcode: 'Agree', by: ['beelian', 'ananya', 'huda', 'kaimana'] },
    ],
    comments: [
      {
        author: 'eilidh',
        minutesAfter: 167,
        body: 'Twelve. At 57 degrees north with the rain going sideways, eight is what I have *left* in March.',
        reactions: [
          { urlcode: 'Like', by: ['shirin', 'jiho'] },
          { urlcode: 'Agree', by: ['celestino'] },
          { urlcode: 'Insightful', by: ['itzel'] },
        ],
        replies: [
          {
            author: 'solene',
            minutesAfter: 716,
            body: 'Then you need two more in September, not four more in May.',
            replies: [
              {
                author: 'eilidh',
                minutesAfter: 749,
                body: 'In September I have no dry day of more than five hours. I looked at six years of the yard diary.',
                reactions: [
                  { urlcode: 'Insightful', by: ['minseo'] },
                  { urlcode: 'Awesome', by: ['harpreet'] },
                ],
                replies: [
                  {
                    author: 'solene',
                    minutesAfter: 972,
                    body: 'All right. Five dry hours is a fair argument. Twelve for Ullapool, eight for the rest of us.',
                    reactions: [
                      { urlcode: 'Insightful', by: ['noa', 'minseo'] },
                      { urlcode: 'Like', by: ['dimitra'] },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        author: 'hank',
        minutesAfter: 1042,
        body: 'Paint it. Buff colour. In forty-four years nobody has ever come to my dock and said the mast was too easy to look after.',
        reactions: [
          {
            urlcode: 'LOL',
            by: ['mina', 'beelian', 'deniz', 'ludo', 'dimitra', 'benedita', 'marta', 'eilidh', 'kaveh'],
          },
        ],
        replies: [
          {
            author: 'jonas',
            minutesAfter: 1332,
            body: 'And how do you see the rot below the paint?',
            reactions: [{ urlcode: 'Disagree', by: ['huda', 'yutong', 'niran'] }],
            replies: [
              {
                author: 'hank',
                minutesAfter: 2220,
                body: 'Same way you do. I hit it with a knuckle. Rot sounds like a politician.',
                reactions: [{ urlcode: 'Agree', by: ['olena', 'shirin', 'ottilie', 'benedita'] }],
              },
            ],
          },
        ],
      },
      {
        author: 'naoki',
        minutesAfter: 2647,
        body: 'In Hakodate I use urushi only for small things. For spars: six coats, but the first one thinned to half, warm, until the wood drinks no more. What is *in* the wood does more than what is on it.',
        reactions: [
          { urlcode: 'Like', by: ['itai', 'gudrun', 'iker'] },
          { urlcode: 'Agree', by: ['yusuf', 'sprite', 'minseo'] },
        ],
        replies: [
          {
            author: 'ottilie',
            minutesAfter: 2717,
            body: 'This holds for table tops too. First coat thin, warm and patient.',
            reactions: [{ urlcode: 'Agree', by: ['femi', 'lubo', 'ananya', 'minseo', 'bohdan'] }],
          },
        ],
      },
      {
        author: 'iker',
        minutesAfter: 2825,
        body: 'Who here measures the film? Or is it all by faith?',
        replies: [
          {
            author: 'zainab',
            minutesAfter: 3986,
            body: 'I did. Dry film gauge on spruce is useless (it wants metal), so I varnished a steel ruler next to the boom. 24 µm a coat by brush, 17 by foam roller. Eight brushed coats: 190 µm. Solène is right about the number.',
            reactions: [
              { urlcode: 'Like', by: ['bohdan', 'itzel', 'eilidh', 'naoki'] },
              { urlcode: 'Insightful', by: ['sprite'] },
            ],
            replies: [
              {
                author: 'solene',
                minutesAfter: 4942,
                body: 'I will frame this.',
                reactions: [{ urlcode: 'Awesome', by: ['lubo', 'zainab', 'mina'] }],
              },
              {
                author: 'iker',
                minutesAfter: 5227,
                body: 'A steel ruler. So simple. Thank you.',
                reactions: [{ urlcode: 'Agree', by: ['eilidh'] }],
              },
            ],
          },
        ],
      },
      {
        author: 'kaimana',
        minutesAfter: 5294,
        body: 'On the canoe ama I stopped at four with a UV oil under it. It goes grey at the lashings, and then I tie a new lashing over it. The problem is now under a lashing.',
        replies: [
          {
            author: 'celestino',
            minutesAfter: 5398,
            body: 'A whole trade is built on this method.',
            reactions: [{ urlcode: 'LOL', by: ['bohdan', 'ludo', 'ottilie', 'niran', 'minseo'] }],
          },
        ],
      },
      {
        author: 'benedita',
        minutesAfter: 5501,
        body: 'From the oven side of the house: linseed oil, thin, hot sun, three times. It costs one euro and smells of my grandfather.',
        reactions: [{ urlcode: 'Like', by: ['eilidh'] }],
      },
      {
        author: 'eilidh',
        minutesAfter: 5587,
        body: 'Has anybody tried the two-part clear coats on a *moving* spar? Not a table.',
        replies: [
          {
            author: 'jonas',
            minutesAfter: 5979,
            body: 'Yes, gaff, four seasons. Beautiful for two. In the third it lifted at the jaws in pieces as big as my hand, and it cannot be touched up. Never again on anything that bends.',
            reactions: [
              { urlcode: 'Like', by: ['marta', 'wren', 'deniz'] },
              { urlcode: 'Awesome', by: ['kaimana'] },
            ],
            replies: [
              {
                author: 'gudrun',
                minutesAfter: 6872,
                body: 'Same on greenhouse glazing bars. Bends 2 mm in the wind, finished in three winters.',
              },
            ],
          },
        ],
      },
      {
        author: 'dimitra',
        minutesAfter: 7032,
        body: 'Here the enemy is not rain, it is July. We put canvas over the spars from eleven to five. A cover weighs one kilo and saves three coats.',
        reactions: [{ urlcode: 'Agree', by: ['celestino', 'gudrun', 'eilidh'] }],
        replies: [
          {
            author: 'solene',
            minutesAfter: 7400,
            body: '**This** is the sentence to keep. The best varnish is shade.',
            reactions: [{ urlcode: 'Insightful', by: ['eilidh', 'shirin', 'femi', 'minseo'] }],
            replies: [
              {
                author: 'hank',
                minutesAfter: 7898,
                body: 'Paint is also shade. I rest my case.',
                reactions: [{ urlcode: 'LOL', by: ['iker', 'noa', 'harpreet'] }],
              },
            ],
          },
        ],
      },
      {
        author: 'wren',
        minutesAfter: 8294,
        body: 'Summary for the search: thin first coat, about 200 µm in total, shade in summer, touch-ups in autumn if you get a dry day, and Hank has won an honorary bucket of buff.',
        reactions: [
          { urlcode: 'Like', by: ['mina'] },
          { urlcode: 'Agree', by: ['benedita'] },
        ],
      },
    ],
  },
  {
    key: 'outboard-two-stroke',
    category: 'boats',
    author: 'iker',
    title: 'Two-stroke outboard starts cold, dies warm, restarts after exactly eleven minutes',
    body: `6 hp, one cylinder, 1994. Always the same: runs like a watch for 25 to 30 minutes, coughs twice, stops. After **eleven minutes** it starts on the first pull. I have timed it nine times, it is 11 ± 1.

Already new: plug, fuel hose, primer bulb, impeller, tank vent checked. Tell-tale stream is strong and lukewarm.`,
    format: 'markdown',
    tags: ['engines', 'corrosion'],
    minutesAgo: 7200,
    asks: true,
    views: 551,
    bookmarkedBy: ['ludo'],
    reactions: [
      { urlcode: 'Like', by: ['jonas', 'jiho', 'kaveh', 'bohdan'] },
      { urlcode: 'Insightful', by: ['femi'] },
    ],
    comments: [
      {
        author: 'niran',
        minutesAfter: 850,
        body: 'Same with my longtail. Coil. When hot it opens. Cold it closes.',
        reactions: [
          { urlcode: 'Insightful', by: ['kaimana'] },
          { urlcode: 'Like', by: ['wren', 'sprite'] },
        ],
      },
      {
        author: 'hank',
        minutesAfter: 951,
        body: 'Fuel starves faster than that and comes back faster too. Eleven minutes is something cooling. Coil or trigger.',
      },
      {
        author: 'femi',
        minutesAfter: 1605,
        body: `Eleven minutes every time is a thermal constant, so measure it warm. When it dies, **do not wait**:

1. pull the plug, hold it to the block, one pull: spark or no spark?
2. if no spark, measure the ignition coil secondary while hot. Write it down, then again cold.
3. same for the trigger coil under the flywheel.

An open winding usually reads normal cold and infinite hot, and closes when the copper shrinks back. A hair dryer on the suspect on the bench will show it in two minutes, no sea required.`,
        accepted: true,
        reactions: [
          { urlcode: 'Agree', by: ['celestino', 'solene', 'pip', 'kaveh', 'gudrun'] },
          { urlcode: 'Insightful', by: ['ludo', 'harpreet', 'bohdan', 'marta', 'zainab'] },
          { urlcode: 'Like', by: ['deniz', 'olena'] },
        ],
        replies: [
          {
            author: 'iker',
            minutesAfter: 1692,
            body: 'Trigger coil: 290 Ω cold, and with the hair dryer it goes 300, 310, 320, **open**. Eleven minutes later 295. I laughed out loud in the garage.',
            reactions: [
              { urlcode: 'Like', by: ['ludo', 'ottilie'] },
              { urlcode: 'Insightful', by: ['minseo', 'harpreet'] },
            ],
            replies: [
              {
                author: 'femi',
                minutesAfter: 1766,
                body: 'Lovely. There is your stopwatch.',
                reactions: [{ urlcode: 'Agree', by: ['ottilie', 'eilidh'] }],
                replies: [
                  {
                    author: 'iker',
                    minutesAfter: 2344,
                    body: 'New one is 48 euros, old one goes on the wall with a label.',
                    reactions: [{ urlcode: 'Like', by: ['wren'] }],
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        author: 'sprite',
        minutesAfter: 3050,
        body: 'You can sometimes reflow the lead-out under the potting. I did two. It is twenty minutes of swearing for one season.',
        replies: [
          { author: 'iker', minutesAfter: 3617, body: 'For 48 euros I buy the swearing ready-made.' },
        ],
      },
      {
        author: 'yusuf',
        minutesAfter: 3881,
        body: 'Before you fit the new one, clean the ground point of the plate to bright metal. Half of the heat comes from a bad ground.',
        reactions: [{ urlcode: 'Like', by: ['bohdan', 'zainab'] }],
      },
    ],
  },
  {
    key: 'seized-winch',
    category: 'boats',
    author: 'mina',
    title: 'Seized anchor winch from 1926: what moved it in the end was neither heat nor oil',
    body: `The anchor winch on the barge had not turned since, I think, the moon landing. Cast iron drum on a steel shaft, bronze bushes. I tried, in this order:

- penetrating oil, nine days
- heat, twice, until the paint of the deck smelled
- a 2 m bar and my neighbour Geert, who is also about 2 m
- language

Then the frost came. **Minus eleven for two nights**, and I poured hot water through the drum only. The shaft stayed cold, the drum grew, and it let go with a sound like a church door. 40 minutes later it turned by hand.`,
    format: 'markdown',
    tags: ['corrosion', 'rigging'],
    minutesAgo: 24480,
    views: 376,
    bookmarkedBy: [],
    reactions: [
      { urlcode: 'Like', by: ['beelian', 'ludo', 'ananya', 'bo', 'olena'] },
      { urlcode: 'Insightful', by: ['lubo'] },
    ],
    comments: [
      {
        author: 'yusuf',
        minutesAfter: 58,
        body: 'This is not luck, this is a shrink fit run backwards. Drum of 300 mm and 80 degrees difference: about 0.3 mm. More than any bar.',
        reactions: [
          { urlcode: 'Like', by: ['ottilie', 'gudrun', 'bo', 'kaveh', 'sprite'] },
          { urlcode: 'Agree', by: ['lubo', 'solene'] },
          { urlcode: 'Insightful', by: ['mina'] },
        ],
        replies: [
          {
            author: 'mina',
            minutesAfter: 88,
            body: 'I will tell Geert that he was beaten by 0.3 mm.',
            reactions: [
              { urlcode: 'Awesome', by: ['shirin'] },
              { urlcode: 'Agree', by: ['deniz'] },
            ],
          },
        ],
      },
      {
        author: 'bohdan',
        minutesAfter: 220,
        body: 'Seatposts, the same. Cold on the inner part, warm on the outer part, and no hurry.',
        reactions: [{ urlcode: 'Agree', by: ['zainab', 'ananya', 'jonas'] }],
      },
      {
        author: 'iker',
        minutesAfter: 265,
        body: 'Dry ice in the bore does it in summer, for those of us without minus eleven.',
        replies: [
          {
            author: 'eilidh',
            minutesAfter: 304,
            body: 'Where do you *buy* dry ice by the sea?',
            replies: [
              {
                author: 'iker',
                minutesAfter: 392,
                body: 'From the man who ships the hake.',
                reactions: [{ urlcode: 'LOL', by: ['femi', 'harpreet', 'olena', 'beelian', 'bo'] }],
              },
            ],
          },
        ],
      },
      {
        author: 'olena',
        minutesAfter: 635,
        body: 'Put graphite grease in now, while it is clean, and turn it once a month. A winch rusts from being forgotten.',
        reactions: [
          { urlcode: 'Insightful', by: ['minseo'] },
          { urlcode: 'Agree', by: ['dimitra'] },
          { urlcode: 'Like', by: ['zainab'] },
        ],
        replies: [
          {
            author: 'mina',
            minutesAfter: 835,
            body: 'Monthly turn is in the calendar. Under "dog: claws".',
            reactions: [{ urlcode: 'LOL', by: ['celestino', 'deniz', 'harpreet'] }],
          },
        ],
      },
      {
        author: 'hank',
        minutesAfter: 860,
        body: '1926, and they put bronze bushes in an anchor winch. Somebody loved that job.',
      },
    ],
  },
  {
    key: 'lashing-numbers',
    category: 'boats',
    author: 'kaimana',
    title: 'Lashing against bolts: I pulled both apart and wrote down the numbers',
    body: JSON.stringify([
      {
        type: 'p',
        children: [
          {
            text: 'Everybody has feelings about lashings. I borrowed a load cell for a week and broke things instead. Same ash crossbeam, same hardwood boom, five samples of each.',
          },
        ],
      },
      {
        type: 'table',
        children: [
          {
            type: 'thead',
            children: [
              {
                type: 'tr',
                children: [
                  { type: 'th', children: [{ type: 'p', children: [{ text: 'Joint' }] }] },
                  { type: 'th', children: [{ type: 'p', children: [{ text: 'First movement' }] }] },
                  { type: 'th', children: [{ type: 'p', children: [{ text: 'Failure' }] }] },
                  { type: 'th', children: [{ type: 'p', children: [{ text: 'How it failed' }] }] },
                ],
              },
            ],
          },
          {
            type: 'tbody',
            children: [
              {
                type: 'tr',
                children: [
                  { type: 'td', children: [{ type: 'p', children: [{ text: 'M8 bolt, washers' }] }] },
                  { type: 'td', children: [{ type: 'p', children: [{ text: '1.9 kN' }] }] },
                  { type: 'td', children: [{ type: 'p', children: [{ text: '5.2 kN' }] }] },
                  { type: 'td', children: [{ type: 'p', children: [{ text: 'wood splits at the hole' }] }] },
                ],
              },
              {
                type: 'tr',
                children: [
                  {
                    type: 'td',
                    children: [{ type: 'p', children: [{ text: 'Three-strand, 6 mm, 9 turns' }] }],
                  },
                  { type: 'td', children: [{ type: 'p', children: [{ text: '0.7 kN' }] }] },
                  { type: 'td', children: [{ type: 'p', children: [{ text: '6.8 kN' }] }] },
                  {
                    type: 'td',
                    children: [
                      {
                        type: 'p',
                        children: [{ text: 'stretches, then one strand, then you have time to swim' }],
                      },
                    ],
                  },
                ],
              },
              {
                type: 'tr',
                children: [
                  {
                    type: 'td',
                    children: [{ type: 'p', children: [{ text: 'Braided polyester, 5 mm, 12 turns' }] }],
                  },
                  { type: 'td', children: [{ type: 'p', children: [{ text: '1.4 kN' }] }] },
                  { type: 'td', children: [{ type: 'p', children: [{ text: '9.1 kN' }] }] },
                  { type: 'td', children: [{ type: 'p', children: [{ text: 'the beam broke' }] }] },
                ],
              },
            ],
          },
        ],
      },
      { type: 'h3', children: [{ text: 'What I take from it' }] },
      {
        type: 'ul',
        children: [
          {
            type: 'li',
            children: [
              {
                type: 'lic',
                children: [
                  { text: 'A bolt is stiff, then it is gone. ' },
                  { text: 'A lashing complains first.', bold: true },
                ],
              },
            ],
          },
          {
            type: 'li',
            children: [
              {
                type: 'lic',
                children: [{ text: 'Wet natural fibre gained 12 % and lost its shape overnight.' }],
              },
            ],
          },
          {
            type: 'li',
            children: [
              {
                type: 'lic',
                children: [{ text: 'Frapping turns do half of the work. Four, pulled by two people.' }],
              },
            ],
          },
        ],
      },
      {
        type: 'spoiler',
        children: [
          {
            type: 'spoiler-content',
            children: [
              {
                type: 'spoiler-item',
                children: [
                  {
                    text: 'And yes, one sample had been tied by my nephew, who is nine. It held 7.9 kN, third best of all.',
                  },
                ],
              },
            ],
          },
        ],
      },
    ]),
    format: 'rich2',
    tags: ['rigging', 'measuring'],
    minutesAgo: 41760,
    views: 651,
    bookmarkedBy: ['itzel'],
    reactions: [
      { urlcode: 'Agree', by: ['beelian', 'jiho', 'solene', 'dimitra', 'itai'] },
      { urlcode: 'Insightful', by: ['femi'] },
      { urlcode: 'Like', by: ['sprite', 'deniz'] },
    ],
    comments: [
      {
        author: 'zainab',
        minutesAfter: 2525,
        body: 'Five samples each and you wrote down *how* they failed. I would hug this post. What was the spread?',
        reactions: [
          { urlcode: 'Like', by: ['ottilie', 'ananya', 'harpreet', 'kaimana'] },
          { urlcode: 'Agree', by: ['shirin'] },
        ],
        replies: [
          {
            author: 'kaimana',
            minutesAfter: 5049,
            body: 'Bolts 4.6 to 5.9. Braid 8.2 to 9.9, and the beam gave up in three of five, so call it "at least".',
            reactions: [
              { urlcode: 'Awesome', by: ['yutong'] },
              { urlcode: 'Agree', by: ['marta'] },
              { urlcode: 'Like', by: ['deniz'] },
            ],
          },
        ],
      },
      {
        author: 'celestino',
        minutesAfter: 8114,
        body: '"You have time to swim" is the reason why dhows are sewn and tied. My grandfather called bolts *pregos de gente com pressa*, nails for people in a hurry.',
        reactions: [
          { urlcode: 'Like', by: ['iker', 'itai', 'mina'] },
          { urlcode: 'Insightful', by: ['deniz'] },
        ],
      },
      {
        author: 'jonas',
        minutesAfter: 9734,
        body: "Fair numbers. In the bolt's defence: 8 mm through ash wants an M6 and a bigger washer. The hole is the weak part.",
        replies: [
          {
            author: 'kaimana',
            minutesAfter: 11840,
            body: 'I have two M6 samples drilled. Give me a rainy Sunday.',
            reactions: [{ urlcode: 'Agree', by: ['itai', 'mina'] }],
            replies: [
              {
                author: 'kaimana',
                minutesAfter: 11984,
                body: 'Rainy Sunday has come: M6 with 30 mm washers, **6.4 kN**. Better than M8, as @"Jonas Brückner" said. Still no time to swim.',
                reactions: [
                  { urlcode: 'Insightful', by: ['sprite'] },
                  { urlcode: 'Agree', by: ['pip'] },
                  { urlcode: 'Like', by: ['beelian', 'yutong', 'mina', 'bo'] },
                ],
              },
            ],
          },
        ],
      },
      {
        author: 'hank',
        minutesAfter: 12749,
        body: 'Hire the nephew.',
        reactions: [{ urlcode: 'LOL', by: ['mina', 'femi', 'benedita', 'ananya'] }],
      },
    ],
  },
  {
    key: 'mooring-night',
    category: 'boats',
    author: 'celestino',
    title: 'Tide table or fisherman: they disagree by forty minutes tonight, and I have to choose one',
    body: `Spring tide, wind from the south for three days, and the table says low water at 02:10. The old man at the ramp says 02:50 "because the bay is still full of Tuesday". I have a 7 metre dhow to bring over the bar and 30 cm to spare.

Whom do you trust?`,
    format: 'markdown',
    tags: ['rigging'],
    minutesAgo: 70,
    views: 192,
    bookmarkedBy: [],
    reactions: [
      { urlcode: 'Like', by: ['yutong', 'benedita'] },
      { urlcode: 'Insightful', by: ['yusuf'] },
    ],
    comments: [
      {
        author: 'hank',
        minutesAfter: 33,
        body: 'The man. The table does not know about your wind.',
        reactions: [{ urlcode: 'Like', by: ['deniz', 'minseo'] }],
      },
      {
        author: 'gudrun',
        minutesAfter: 42,
        body: "Three days of onshore wind can easily hold 20 cm in a bay. Wait for the man's time and watch a stick.",
        replies: [
          {
            author: 'celestino',
            minutesAfter: 49,
            body: 'The stick is in. I have marked it with the knife.',
            reactions: [{ urlcode: 'Awesome', by: ['lubo'] }],
          },
        ],
      },
      {
        author: 'zainab',
        minutesAfter: 58,
        body: 'Low pressure does it too: 1 hPa less, 1 cm more. What does your barometer say?',
        reactions: [{ urlcode: 'Like', by: ['benedita'] }],
        replies: [
          {
            author: 'celestino',
            minutesAfter: 67,
            body: '1002 hPa. So eleven more. The old man had no barometer and said forty minutes with his mouth full.',
          },
        ],
      },
    ],
  },
  {
    key: 'which-rope',
    category: 'boats',
    author: 'pip',
    title: 'What rope do I buy for one small rowing boat if I can only buy one rope?',
    body: 'The shop has nineteen kinds, and the young man who works there rows less than I do. I have a 3 m boat (borrowed), an anchor like a folded umbrella (found) and 40 pounds (earned).',
    format: 'markdown',
    tags: ['rigging', 'beginners'],
    minutesAgo: 480,
    asks: true,
    views: 150,
    bookmarkedBy: ['dimitra'],
    reactions: [{ urlcode: 'Awesome', by: ['itai'] }],
    comments: [
      {
        author: 'eilidh',
        minutesAfter: 184,
        body: 'Three-strand polyester, 10 mm, 25 metres. It is kind to hands, it splices, it sinks a bit. 30 pounds, and the rest is for a hot drink.',
        reactions: [{ urlcode: 'Like', by: ['mina', 'harpreet', 'deniz', 'pip'] }],
        replies: [
          {
            author: 'pip',
            minutesAfter: 325,
            body: 'Not nylon? The boy said nylon, because it stretches.',
            reactions: [{ urlcode: 'Awesome', by: ['jiho'] }],
            replies: [
              {
                author: 'eilidh',
                minutesAfter: 339,
                body: 'Nylon for the anchor when you have a second 40 pounds. If it is only one rope, it also has to be a painter, and a stretchy painter brings the boat to your shins.',
                reactions: [
                  { urlcode: 'Insightful', by: ['ananya'] },
                  { urlcode: 'Like', by: ['kaveh'] },
                ],
              },
            ],
          },
        ],
      },
      {
        author: 'kaimana',
        minutesAfter: 451,
        body: 'And learn three knots before a fourth rope: bowline, round turn and two half hitches, rolling hitch.',
      },
    ],
  },
  {
    key: 'rivet-order',
    category: 'boats',
    author: 'jonas',
    title: 'Shared order of copper rivets and roves, 14 kg so far, closes on Sunday evening',
    body: `The foundry takes orders from 10 kg. I collect, pay and post; you pay cost and postage, nobody earns. Please enter sizes in the [shared sheet](https://example.org/rivet-order) and say here that you did.

- 2.5 x 35 mm with 10 mm roves
- 3.0 x 45 mm with 12 mm roves
- 3.5 x 60 mm with 14 mm roves (at least 2 kg together, or they will not run it)

Please **count your planks before you write a number**. Last time I had 4 kg of optimism left.`,
    format: 'markdown',
    tags: ['clinker'],
    minutesAgo: 64800,
    closed: true,
    views: 785,
    bookmarkedBy: ['huda', 'kaveh', 'pip', 'yutong'],
    reactions: [
      { urlcode: 'Like', by: ['mina', 'olena', 'naoki'] },
      { urlcode: 'Agree', by: ['dimitra', 'itzel'] },
    ],
    comments: [
      {
        author: 'eilidh',
        minutesAfter: 3004,
        body: '3 kg of the middle ones. Counted twice, then my sister counted.',
        reactions: [{ urlcode: 'Like', by: ['celestino'] }],
      },
      {
        author: 'wren',
        minutesAfter: 4533,
        body: '2 kg of the long ones, so that the run happens. For a boat that does not exist.',
        reactions: [{ urlcode: 'Like', by: ['beelian', 'kaveh'] }],
        replies: [
          {
            author: 'jonas',
            minutesAfter: 6659,
            body: 'Non-existing boats are our most loyal customers.',
            reactions: [{ urlcode: 'LOL', by: ['hank', 'ludo', 'bohdan', 'mina', 'bo', 'niran'] }],
          },
        ],
      },
      {
        author: 'mina',
        minutesAfter: 9215,
        body: 'One single rivet, as a gift for Geert. He is still sad about the winch.',
        replies: [
          {
            author: 'jonas',
            minutesAfter: 9990,
            body: 'One rivet, gift wrapped. Entered.',
            reactions: [{ urlcode: 'LOL', by: ['mina', 'naoki', 'harpreet', 'ananya', 'olena'] }],
          },
        ],
      },
      {
        author: 'dimitra',
        minutesAfter: 10616,
        body: '1 kg of the small ones, and can you put the invoice in a dry bag? The last one arrived as soup.',
        reactions: [{ urlcode: 'Like', by: ['sprite'] }],
      },
      { author: 'bo', minutesAfter: 10760, body: '0.5 kg, small. In the sheet.' },
      {
        author: 'kaimana',
        minutesAfter: 10948,
        body: 'None. We tie.',
        reactions: [{ urlcode: 'LOL', by: ['bo', 'sprite', 'iker'] }],
      },
      {
        author: 'jonas',
        minutesAfter: 11318,
        body: '16.5 kg in total, ordered, parcels go out at the end of next week. Closing this so that nobody adds "just two more". 📮',
        reactions: [{ urlcode: 'Like', by: ['celestino', 'pip', 'shirin', 'niran'] }],
      },
    ],
  },
];
