import type { DemoDiscussion } from './types.ts';

export const benchTodayDiscussions: DemoDiscussion[] = [
  {
    key: 'on-your-bench',
    category: 'hello',
    author: 'wren',
    title: 'What is on your bench today?',
    body: `One or two lines, no need to be proud of it. What is lying there *right now*, and what is it waiting for?

I begin: a rudder pintle, a cold cup of tea, and the receipt for the wrong size of bronze rod. Waiting for me to admit that I can measure.`,
    format: 'markdown',
    tags: [],
    minutesAgo: 83520,
    pinned: 'category',
    views: 9480,
    bookmarkedBy: [
      'pip',
      'minseo',
      'solene',
      'kaimana',
      'yusuf',
      'sprite',
      'kaveh',
      'noa',
      'jiho',
      'naoki',
      'shirin',
      'huda',
      'marta',
      'jonas',
    ],
    reactions: [
      { urlcode: 'Agree', by: ['celestino', 'naoki', 'ottilie', 'yusuf', 'olena'] },
      { urlcode: 'Awesome', by: ['eilidh', 'huda', 'pip'] },
      {
        urlcode: 'Like',
        by: ['kaveh', 'gudrun', 'niran', 'jiho', 'minseo', 'femi', 'mina', 'shirin', 'beelian', 'hank'],
      },
      { urlcode: 'Insightful', by: ['noa', 'jonas', 'sprite'] },
    ],
    comments: [
      {
        author: 'marta',
        minutesAfter: 686,
        body: 'Rear wheel of a postman. 36 spokes, 4 of them from another century. Waiting for a rim that nobody makes.',
        reactions: [{ urlcode: 'Like', by: ['eilidh', 'bo', 'noa'] }],
        replies: [
          {
            author: 'ludo',
            minutesAfter: 1517,
            body: 'I have one, 36 holes, black. It has been holding up my basil.',
            replies: [
              {
                author: 'marta',
                minutesAfter: 1779,
                body: 'Evict the basil.',
                reactions: [
                  { urlcode: 'Insightful', by: ['kaimana'] },
                  { urlcode: 'Agree', by: ['yutong', 'celestino'] },
                  { urlcode: 'Awesome', by: ['beelian'] },
                ],
                replies: [
                  {
                    author: 'ludo',
                    minutesAfter: 2302,
                    body: 'The basil has been moved to a 32.',
                    reactions: [{ urlcode: 'LOL', by: ['noa', 'beelian', 'kaveh', 'jiho', 'harpreet'] }],
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        author: 'femi',
        minutesAfter: 3105,
        body: 'Amplifier with a note taped to it: "smells like fish". Confirmed, it smells like fish. Waiting for courage.',
        reactions: [{ urlcode: 'Like', by: ['itai', 'iker'] }],
        replies: [
          {
            author: 'sprite',
            minutesAfter: 3576,
            body: 'Fish is the electrolytics. Or fish.',
            replies: [
              {
                author: 'femi',
                minutesAfter: 5182,
                body: 'It was both. There was an actual sardine tin inside, used as a shield.',
                reactions: [
                  {
                    urlcode: 'LOL',
                    by: ['minseo', 'yutong', 'celestino', 'beelian', 'itai', 'dimitra', 'huda'],
                  },
                ],
              },
            ],
          },
        ],
      },
      { author: 'hank', minutesAfter: 6076, body: 'A bilge pump. It is always a bilge pump.' },
      {
        author: 'olena',
        minutesAfter: 6800,
        body: 'Transformer, 2,400 turns of 0.12 wire, I am at 1,711. Do not speak to me until the evening.',
        reactions: [{ urlcode: 'Like', by: ['jonas'] }],
        replies: [
          {
            author: 'zainab',
            minutesAfter: 6889,
            body: 'How is the weather in Odesa?',
            reactions: [{ urlcode: 'LOL', by: ['niran', 'olena', 'harpreet'] }],
            replies: [
              {
                author: 'olena',
                minutesAfter: 7165,
                body: 'One thousand seven hundred and… zainab!!',
                reactions: [
                  {
                    urlcode: 'LOL',
                    by: ['jiho', 'pip', 'celestino', 'itai', 'kaveh', 'jonas', 'minseo', 'deniz'],
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        author: 'ottilie',
        minutesAfter: 8461,
        body: "A child's chair with teeth marks on the back, from at least three children. I repair the leg and leave the teeth.",
        reactions: [
          { urlcode: 'Insightful', by: ['niran'] },
          { urlcode: 'Like', by: ['shirin'] },
        ],
      },
      {
        author: 'jonas',
        minutesAfter: 8880,
        body: 'Six ribs in the steam box, the seventh already broken on the floor.',
      },
      {
        author: 'yutong',
        minutesAfter: 8978,
        language: 'zh',
        body: '一台 1976 年的收音机，调谐绳断了。等我想起来它原来是怎么绕的。',
        reactions: [{ urlcode: 'Like', by: ['gudrun', 'harpreet'] }],
        replies: [
          {
            author: 'lubo',
            minutesAfter: 9062,
            body: 'Which model? I have a folder with 900 dial cord drawings, I am not joking.',
            reactions: [
              { urlcode: 'Agree', by: ['mina'] },
              { urlcode: 'Like', by: ['yutong'] },
            ],
            replies: [
              {
                author: 'yutong',
                minutesAfter: 11440,
                body: 'You do not joke, the drawing is on page 412. Thank you!!',
                reactions: [{ urlcode: 'Like', by: ['mina'] }],
              },
            ],
          },
        ],
      },
      { author: 'gudrun', minutesAfter: 12278, body: 'Pump seal. 74 °C water has opinions.' },
      {
        author: 'benedita',
        minutesAfter: 12605,
        body: 'A peel with a crack. It is the third, because I talk while I bake.',
      },
      {
        author: 'kaimana',
        minutesAfter: 13104,
        body: 'Nothing! Bench is empty for the first time since 2019. I sat on it and had lunch.',
        reactions: [
          { urlcode: 'Agree', by: ['beelian'] },
          { urlcode: 'Insightful', by: ['olena'] },
        ],
        replies: [{ author: 'bo', minutesAfter: 13710, body: 'Show off.' }],
      },
      {
        author: 'noa',
        minutesAfter: 13884,
        language: 'he',
        body: 'כיסא מספר ארבע מתוך שש. מחכה שהדבק יתייבש ושאני אפסיק לגעת בו.',
      },
      {
        author: 'pip',
        minutesAfter: 14228,
        body: 'My first dovetail. It is waiting for a second dovetail which fits the first one.',
        reactions: [
          { urlcode: 'Like', by: ['mina', 'femi', 'wren'] },
          { urlcode: 'Insightful', by: ['bohdan'] },
        ],
        replies: [
          {
            author: 'naoki',
            minutesAfter: 14378,
            body: 'Do not throw it away. Write the date on it. In a year you will want to see it.',
            reactions: [{ urlcode: 'Like', by: ['gudrun', 'shirin', 'ludo', 'harpreet', 'solene'] }],
            replies: [
              {
                author: 'pip',
                minutesAfter: 15452,
                body: 'Dated, and on the window sill.',
                reactions: [{ urlcode: 'Like', by: ['hank'] }],
              },
            ],
          },
        ],
      },
      {
        author: 'iker',
        minutesAfter: 15869,
        body: 'Outboard carburettor, in nineteen pieces, of which I know eighteen.',
        replies: [
          {
            author: 'niran',
            minutesAfter: 16888,
            body: 'Number nineteen is always the important.',
            reactions: [{ urlcode: 'LOL', by: ['gudrun', 'solene', 'ludo', 'itai'] }],
            replies: [
              {
                author: 'iker',
                minutesAfter: 17163,
                body: 'Number nineteen was from my reading glasses.',
                reactions: [{ urlcode: 'LOL', by: ['ottilie', 'dimitra', 'yutong', 'wren', 'mina'] }],
              },
            ],
          },
        ],
      },
      {
        author: 'minseo',
        minutesAfter: 18158,
        language: 'ko',
        body: '포크 도색 세 번째 시도. 먼지 하나가 또 들어갔어요. 기다리는 것: 바람 없는 날.',
        reactions: [{ urlcode: 'Agree', by: ['wren'] }],
      },
      {
        author: 'shirin',
        minutesAfter: 18794,
        body: '214 pieces of bone, each 2 mm. I sneezed. Now 213.',
        reactions: [
          { urlcode: 'Awesome', by: ['yutong', 'ananya'] },
          { urlcode: 'Like', by: ['noa'] },
        ],
        replies: [
          {
            author: 'kaveh',
            minutesAfter: 19539,
            body: 'Mine is a balance staff, 0.9 mm. I also sneezed. I am looking for it since Tuesday.',
            reactions: [
              { urlcode: 'LOL', by: ['marta', 'jiho', 'naoki', 'itzel', 'bohdan', 'shirin', 'solene'] },
            ],
            replies: [
              {
                author: 'kaveh',
                minutesAfter: 20089,
                body: 'Found. It was in my beard. 🧔',
                reactions: [
                  {
                    urlcode: 'LOL',
                    by: ['naoki', 'jiho', 'femi', 'jonas', 'ananya', 'kaimana', 'solene', 'yusuf', 'deniz'],
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        author: 'harpreet',
        minutesAfter: 21199,
        body: 'A tail light that fell off eleven bikes in the same place. Waiting for me to find out why the street hates it.',
      },
      {
        author: 'ananya',
        minutesAfter: 21381,
        language: 'hi',
        body: 'टमाटर की नर्सरी वाला पंप। शोर करता है, पानी नहीं देता। मेरे चाचा जैसा।',
        reactions: [{ urlcode: 'Agree', by: ['eilidh'] }],
      },
      {
        author: 'zainab',
        minutesAfter: 22400,
        body: 'Power supply whose "ON" lamp is on when it is off. Philosophically interesting, electrically a wrong neutral.',
        reactions: [
          { urlcode: 'Agree', by: ['huda'] },
          { urlcode: 'Awesome', by: ['itzel'] },
        ],
      },
      { author: 'mina', minutesAfter: 24067, body: 'A toilet valve. Next question.' },
      {
        author: 'deniz',
        minutesAfter: 24640,
        body: '140 bricks, sorted by colour because my wife looked out of the window.',
        replies: [
          {
            author: 'huda',
            minutesAfter: 25986,
            body: 'Mine sorts them by sound. She taps them. She is always right.',
            reactions: [{ urlcode: 'LOL', by: ['solene', 'iker', 'shirin', 'lubo'] }],
          },
        ],
      },
      {
        author: 'lubo',
        minutesAfter: 26436,
        body: 'An egg timer of my grand-daughter. Most difficult job this year, the customer is standing next to me and asks *why* every eleven seconds.',
        reactions: [
          { urlcode: 'Agree', by: ['bo'] },
          { urlcode: 'Like', by: ['femi'] },
        ],
      },
      {
        author: 'eilidh',
        minutesAfter: 26578,
        body: 'Forty metres of wet rope that somebody has to splice. I am somebody.',
      },
      {
        author: 'celestino',
        minutesAfter: 26706,
        body: 'A block of ironwood, older than me. I make the sheave new and leave the cheeks, the hands of others are in them.',
        reactions: [{ urlcode: 'Like', by: ['yusuf'] }],
      },
      {
        author: 'solene',
        minutesAfter: 27249,
        body: 'Genoa, 38 m², with a hole in the shape of a spreader. The owner says "it was like that".',
        reactions: [
          { urlcode: 'Like', by: ['bo'] },
          { urlcode: 'Agree', by: ['olena'] },
        ],
        replies: [
          {
            author: 'hank',
            minutesAfter: 27721,
            body: 'They all were like that.',
            reactions: [{ urlcode: 'LOL', by: ['bohdan', 'deniz', 'minseo', 'huda'] }],
          },
        ],
      },
      {
        author: 'itzel',
        minutesAfter: 27966,
        body: 'Springs! 42 springs and one string. If I let go I will be in the next town.',
        reactions: [{ urlcode: 'Like', by: ['naoki'] }],
      },
      {
        author: 'beelian',
        minutesAfter: 28690,
        body: 'A seat in the six-way pattern, at step five. At step five one does not answer the phone.',
      },
      {
        author: 'dimitra',
        minutesAfter: 30110,
        language: 'el',
        body: 'Μια βάρκα που περιμένει εμένα, κι εγώ που περιμένω να πέσει ο αέρας. Μέχρι τότε, καφές.',
        reactions: [
          { urlcode: 'Insightful', by: ['kaimana'] },
          { urlcode: 'Agree', by: ['celestino'] },
        ],
      },
      {
        author: 'bohdan',
        minutesAfter: 30595,
        body: 'Seatpost number 215.',
        replies: [
          {
            author: 'harpreet',
            minutesAfter: 30936,
            body: 'And?',
            replies: [
              {
                author: 'bohdan',
                minutesAfter: 31383,
                body: 'We are talking. It does not want to, I have time.',
                reactions: [
                  { urlcode: 'LOL', by: ['marta', 'ananya', 'kaveh', 'benedita', 'yutong', 'gudrun'] },
                ],
                replies: [
                  {
                    author: 'bohdan',
                    minutesAfter: 31557,
                    body: 'Update: 215 came out at two in the night with a sound like a cork. I woke up the house and they all applauded.',
                    reactions: [
                      { urlcode: 'Insightful', by: ['minseo', 'niran'] },
                      { urlcode: 'Awesome', by: ['huda'] },
                      { urlcode: 'Like', by: ['jiho'] },
                      { urlcode: 'Agree', by: ['olena'] },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        author: 'yusuf',
        minutesAfter: 31974,
        language: 'ar',
        body: 'مفصّلة باب عمرها أكبر من عمري. تنتظر أن يبرد الحديد، وأنا أنتظر الشاي.',
        reactions: [
          { urlcode: 'Like', by: ['minseo'] },
          { urlcode: 'Agree', by: ['olena'] },
        ],
      },
      {
        author: 'itai',
        minutesAfter: 33977,
        body: 'A drill battery with nine good cells and one that thinks it is a resistor.',
      },
      {
        author: 'jiho',
        minutesAfter: 34070,
        body: 'Turntable with a rumble at 8 Hz. It may be the turntable, it may be the bus line 102.',
        replies: [
          {
            author: 'zainab',
            minutesAfter: 34368,
            body: 'Measure at 3 a.m.',
            reactions: [
              { urlcode: 'Agree', by: ['jonas'] },
              { urlcode: 'Like', by: ['minseo'] },
            ],
            replies: [
              {
                author: 'jiho',
                minutesAfter: 36417,
                body: 'Measured at 3 a.m. It was the bus line 102.',
                reactions: [
                  { urlcode: 'Like', by: ['deniz', 'iker', 'ludo'] },
                  { urlcode: 'Agree', by: ['ottilie', 'sprite'] },
                ],
              },
            ],
          },
        ],
      },
      {
        author: 'huda',
        minutesAfter: 37385,
        body: '60 tiles for a bakery in Viana do Castelo. She wants the blue "like Thursday".',
        replies: [
          {
            author: 'benedita',
            minutesAfter: 37714,
            body: 'You know exactly what I mean.',
            reactions: [
              { urlcode: 'Like', by: ['noa', 'marta'] },
              { urlcode: 'Insightful', by: ['jonas'] },
            ],
            replies: [
              {
                author: 'huda',
                minutesAfter: 37996,
                body: 'I do, that is the strange part. It is drying.',
                reactions: [
                  { urlcode: 'Like', by: ['naoki', 'olena', 'ananya'] },
                  { urlcode: 'Insightful', by: ['benedita'] },
                ],
              },
            ],
          },
        ],
      },
      {
        author: 'naoki',
        minutesAfter: 38655,
        language: 'ja',
        body: '台直し。秋の湿気で鉋台が少し動きました。道具も季節を感じています。',
        reactions: [
          { urlcode: 'Insightful', by: ['ananya'] },
          { urlcode: 'Like', by: ['pip'] },
        ],
      },
      {
        author: 'sprite',
        minutesAfter: 39326,
        body: 'Board with a note from the last technician: "do not look at U4". Reader, I looked at U4.',
        replies: [
          {
            author: 'femi',
            minutesAfter: 39576,
            body: 'AND?',
            replies: [
              {
                author: 'sprite',
                minutesAfter: 41548,
                body: 'It was upside down. It had *always* been upside down. It works better upside down.',
                reactions: [
                  {
                    urlcode: 'LOL',
                    by: ['iker', 'harpreet', 'zainab', 'noa', 'benedita', 'naoki', 'bo', 'kaveh', 'wren'],
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        author: 'ludo',
        minutesAfter: 41947,
        body: 'Seven brake cables, one beer, radio on. A good bench.',
        reactions: [{ urlcode: 'Agree', by: ['niran'] }],
      },
      {
        author: 'kaveh',
        minutesAfter: 42662,
        body: 'Mantel clock, runs eleven minutes a day fast. Owner likes it because she is always on time. Should I repair it?',
        replies: [
          {
            author: 'ottilie',
            minutesAfter: 44190,
            body: 'Ask her. It may be a feature of the family.',
            reactions: [{ urlcode: 'Agree', by: ['zainab', 'marta', 'iker', 'bohdan', 'gudrun'] }],
            replies: [
              {
                author: 'kaveh',
                minutesAfter: 44311,
                body: 'She said "do not touch the minutes". I cleaned it and set it back to exactly eleven.',
                reactions: [{ urlcode: 'LOL', by: ['dimitra', 'bo', 'bohdan', 'olena', 'iker', 'benedita'] }],
              },
            ],
          },
        ],
      },
      {
        author: 'niran',
        minutesAfter: 44962,
        language: 'th',
        body: 'ใบพัดเรือหางยาว บิ่นสองใบ รอน้ำลงพรุ่งนี้เช้า',
        reactions: [{ urlcode: 'Agree', by: ['femi'] }],
      },
      {
        author: 'wren',
        minutesAfter: 45962,
        body: 'The new bronze rod. Right size. I measured it three times and had Hank on the phone.',
        reactions: [{ urlcode: 'Insightful', by: ['harpreet'] }],
        replies: [
          {
            author: 'hank',
            minutesAfter: 46816,
            body: 'She measured it four times.',
            reactions: [{ urlcode: 'LOL', by: ['iker', 'wren', 'kaveh', 'shirin'] }],
          },
        ],
      },
      {
        author: 'marta',
        minutesAfter: 47103,
        body: "Postman's wheel, part two: Ludo's rim is on, it is true to 0.2. The basil paid for a public service.",
        replies: [
          {
            author: 'ludo',
            minutesAfter: 48118,
            body: 'I have told the basil. It is very proud and slightly yellow.',
            reactions: [{ urlcode: 'Like', by: ['itai', 'beelian'] }],
          },
        ],
      },
      {
        author: 'jonas',
        minutesAfter: 48280,
        body: 'Seven ribs in, none broken. It is a Tuesday, I do not trust it.',
        reactions: [{ urlcode: 'Like', by: ['yutong'] }],
      },
      {
        author: 'gudrun',
        minutesAfter: 48556,
        body: 'Tomato number 4,000 of the season. It is on the bench because I am eating it there.',
      },
      {
        author: 'mina',
        minutesAfter: 49957,
        body: 'The same toilet valve. Do not ask.',
        replies: [
          {
            author: 'bo',
            minutesAfter: 50283,
            body: 'How is the valve?',
            reactions: [{ urlcode: 'LOL', by: ['jiho', 'ottilie', 'benedita', 'itzel', 'eilidh'] }],
            replies: [
              {
                author: 'mina',
                minutesAfter: 50440,
                body: 'BO.',
                reactions: [{ urlcode: 'LOL', by: ['marta', 'ottilie', 'kaveh'] }],
              },
            ],
          },
        ],
      },
      {
        author: 'pip',
        minutesAfter: 50509,
        body: 'Second dovetail fits the first! There is a gap on one side you could post a letter through, but it **holds**.',
        reactions: [
          { urlcode: 'Awesome', by: ['ottilie', 'ludo'] },
          { urlcode: 'Insightful', by: ['niran'] },
          { urlcode: 'Like', by: ['olena', 'gudrun'] },
          { urlcode: 'Agree', by: ['noa'] },
        ],
        replies: [
          {
            author: 'ottilie',
            minutesAfter: 50598,
            body: 'Glue a shaving into the gap. Everyone has done it, nobody tells.',
            reactions: [
              { urlcode: 'Awesome', by: ['kaveh'] },
              { urlcode: 'Like', by: ['zainab', 'wren'] },
              { urlcode: 'Agree', by: ['naoki'] },
            ],
            replies: [
              {
                author: 'noa',
                minutesAfter: 51348,
                body: 'Nobody tells.',
                reactions: [
                  { urlcode: 'Agree', by: ['itzel', 'benedita', 'jiho', 'jonas', 'harpreet', 'shirin'] },
                ],
              },
            ],
          },
        ],
      },
      {
        author: 'olena',
        minutesAfter: 52738,
        body: '2,400 turns. Finished. Tested: 6.28 volts. I am going for a walk and I will speak to strangers.',
        reactions: [
          { urlcode: 'Awesome', by: ['shirin'] },
          { urlcode: 'Like', by: ['yusuf', 'itai', 'wren'] },
          { urlcode: 'Agree', by: ['bohdan', 'kaveh'] },
        ],
      },
      {
        author: 'ananya',
        minutesAfter: 52824,
        body: 'Pump repaired: a piece of snail. Not the housing, an actual snail. It has been moved to a better flat. 🐌',
        reactions: [{ urlcode: 'Like', by: ['zainab'] }],
      },
      {
        author: 'celestino',
        minutesAfter: 53998,
        body: 'First trial of the ironwood block under load: 900 kg, silent. A good block says nothing.',
        reactions: [{ urlcode: 'Like', by: ['jonas', 'beelian'] }],
      },
      { author: 'hank', minutesAfter: 54311, body: 'The other bilge pump.' },
      {
        author: 'eilidh',
        minutesAfter: 54379,
        body: 'Rope is spliced. My fingers look like the rope.',
        reactions: [{ urlcode: 'Awesome', by: ['noa'] }],
      },
      {
        author: 'femi',
        minutesAfter: 55294,
        body: 'Drawing the new fish-free shield. 0.5 mm tinplate and a calm mind.',
      },
      {
        author: 'benedita',
        minutesAfter: 55430,
        language: 'pt',
        body: 'Pá nova, em castanho, feita pelo meu vizinho. Prometi-lhe um pão por semana até ao fim do ano. Acho que ele calculou bem.',
        reactions: [{ urlcode: 'Awesome', by: ['ludo'] }],
      },
      {
        author: 'zainab',
        minutesAfter: 56147,
        body: 'Marking 31 exam papers on the bench since the kitchen table has an oscilloscope on it.',
        replies: [
          {
            author: 'sprite',
            minutesAfter: 58477,
            body: 'This is the most honest picture of this community.',
            reactions: [{ urlcode: 'LOL', by: ['hank', 'olena', 'huda', 'deniz'] }],
          },
        ],
      },
      {
        author: 'iker',
        minutesAfter: 59180,
        language: 'es',
        body: 'Un winche de 1979, dieciséis muelles minúsculos y una norma: la puerta cerrada y nadie respira.',
        reactions: [{ urlcode: 'Like', by: ['yutong'] }],
        replies: [
          {
            author: 'itzel',
            minutesAfter: 59245,
            language: 'es',
            body: '¿Y cuántos muelles quedan?',
            reactions: [{ urlcode: 'LOL', by: ['sprite', 'wren', 'huda', 'iker', 'itai'] }],
            replies: [
              {
                author: 'iker',
                minutesAfter: 60151,
                language: 'es',
                body: 'Quince. El perro tose.',
                reactions: [
                  { urlcode: 'LOL', by: ['ottilie', 'sprite', 'hank', 'harpreet', 'huda', 'ludo'] },
                ],
              },
            ],
          },
        ],
      },
      {
        author: 'shirin',
        minutesAfter: 60302,
        body: '213 pieces are in place. The missing one I cut from a piano key my neighbour gave me. If you know it, you see it. You will not know it.',
        reactions: [
          { urlcode: 'Like', by: ['noa', 'bohdan', 'jonas'] },
          { urlcode: 'Agree', by: ['bo'] },
        ],
      },
      {
        author: 'harpreet',
        minutesAfter: 62426,
        body: 'Tail lights: solved. It was one pothole, on the corner of the bakery. We have filled the **pothole**.',
        reactions: [
          { urlcode: 'Agree', by: ['dimitra'] },
          { urlcode: 'Awesome', by: ['sprite', 'huda'] },
        ],
        replies: [
          {
            author: 'gudrun',
            minutesAfter: 62638,
            body: 'Fix the street, not the bike. I like your co-op very much.',
            reactions: [
              { urlcode: 'Like', by: ['dimitra', 'pip', 'kaimana', 'noa'] },
              { urlcode: 'Insightful', by: ['wren'] },
            ],
          },
        ],
      },
      {
        author: 'bohdan',
        minutesAfter: 63183,
        language: 'uk',
        body: 'Теплиця стоїть рівно, на верстаку вперше за місяць лежить не домкрат, а бутерброд.',
        reactions: [{ urlcode: 'Insightful', by: ['jonas'] }],
      },
      {
        author: 'deniz',
        minutesAfter: 63645,
        body: '140 bricks are now a wall. My wife looked out of the window and nodded.',
        reactions: [{ urlcode: 'Agree', by: ['bohdan'] }],
      },
      {
        author: 'solene',
        minutesAfter: 64718,
        language: 'fr',
        body: "Le génois « c'était déjà comme ça » est reparti. J'ai cousu une petite étoile à l'endroit du trou, pour qu'il s'en souvienne.",
        reactions: [
          { urlcode: 'Awesome', by: ['harpreet'] },
          { urlcode: 'Like', by: ['mina'] },
        ],
      },
      {
        author: 'lubo',
        minutesAfter: 65412,
        body: 'The egg timer is finished. She asked: "And why does it work now?" I will need a bigger bench for this one.',
        replies: [
          {
            author: 'zainab',
            minutesAfter: 66107,
            body: 'Send her to me in ten years.',
            reactions: [
              { urlcode: 'Agree', by: ['kaveh'] },
              { urlcode: 'Insightful', by: ['ananya'] },
              { urlcode: 'Like', by: ['ludo'] },
              { urlcode: 'Awesome', by: ['ottilie'] },
            ],
          },
        ],
      },
      {
        author: 'minseo',
        minutesAfter: 66201,
        body: 'The fork: dust-free on attempt five. I wet the floor, and painted in a raincoat.',
        reactions: [
          { urlcode: 'Like', by: ['naoki'] },
          { urlcode: 'Agree', by: ['eilidh'] },
        ],
      },
      { author: 'beelian', minutesAfter: 66318, body: 'Step six. The phone may ring again.' },
      {
        author: 'kaimana',
        minutesAfter: 68233,
        body: 'Bench is full again. Three ukuleles, two uncles.',
        reactions: [{ urlcode: 'LOL', by: ['jiho', 'solene', 'yutong', 'shirin'] }],
      },
      {
        author: 'itzel',
        minutesAfter: 69850,
        body: 'All 42 springs tied, eight-way, and I am still in Veracruz.',
        reactions: [{ urlcode: 'Agree', by: ['olena', 'noa'] }],
      },
      {
        author: 'yutong',
        minutesAfter: 70295,
        body: 'Dial cord is on. First station at 7.2 MHz: a weather report for fishermen. It seemed right.',
        reactions: [{ urlcode: 'Like', by: ['olena'] }],
      },
      {
        author: 'noa',
        minutesAfter: 71930,
        body: 'Chair six of six. My aunt has invited me for dinner, and has said that I may sit.',
        reactions: [{ urlcode: 'Like', by: ['iker'] }],
      },
      {
        author: 'itai',
        minutesAfter: 72119,
        body: 'Battery lives with a used cell from an old scooter. I have written "do not trust" on it, like on a passport.',
      },
      {
        author: 'dimitra',
        minutesAfter: 73067,
        body: 'The wind fell. The boat is caulked on one side. Now the wind waits for me.',
        reactions: [
          { urlcode: 'Agree', by: ['naoki'] },
          { urlcode: 'Like', by: ['bo', 'ottilie'] },
        ],
      },
      {
        author: 'jiho',
        minutesAfter: 73203,
        language: 'ko',
        body: '102번 버스 노선이 공사 때문에 우회한다고 합니다. 오늘은 조용히 음악을 듣습니다.',
      },
      {
        author: 'ludo',
        minutesAfter: 74492,
        body: "A child's first bike, pink, to be made \"faster than Emma's\". How fast is Emma's?",
        replies: [
          {
            author: 'marta',
            minutesAfter: 74984,
            body: 'Pump up the tyres and oil the chain. That is 90 % of all bicycle performance, at any age.',
            reactions: [
              { urlcode: 'Agree', by: ['itai', 'beelian', 'femi'] },
              { urlcode: 'Like', by: ['hank', 'harpreet'] },
              { urlcode: 'Awesome', by: ['benedita'] },
            ],
            replies: [
              {
                author: 'ludo',
                minutesAfter: 75518,
                body: 'She has beaten Emma. I have been paid with a sticker ⭐',
                reactions: [
                  { urlcode: 'Agree', by: ['itzel', 'hank', 'minseo', 'dimitra'] },
                  { urlcode: 'Like', by: ['shirin'] },
                ],
              },
            ],
          },
        ],
      },
      {
        author: 'yusuf',
        minutesAfter: 76091,
        body: "Made forty nails today by hand for Wren's next boat, although she says there is no next boat.",
        reactions: [
          { urlcode: 'Agree', by: ['beelian'] },
          { urlcode: 'Like', by: ['huda'] },
        ],
        replies: [
          {
            author: 'wren',
            minutesAfter: 76159,
            body: 'There is no next boat.',
            reactions: [
              {
                urlcode: 'LOL',
                by: ['celestino', 'iker', 'gudrun', 'itai', 'kaimana', 'niran', 'eilidh', 'bohdan'],
              },
            ],
            replies: [
              {
                author: 'jonas',
                minutesAfter: 76549,
                body: 'Which wood is the stem of the boat that is not there?',
                reactions: [{ urlcode: 'LOL', by: ['hank', 'niran', 'marta', 'ludo', 'olena', 'dimitra'] }],
                replies: [
                  {
                    author: 'wren',
                    minutesAfter: 76853,
                    body: 'Oak.',
                    reactions: [
                      {
                        urlcode: 'LOL',
                        by: [
                          'bohdan',
                          'kaimana',
                          'itai',
                          'mina',
                          'celestino',
                          'eilidh',
                          'dimitra',
                          'naoki',
                          'harpreet',
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
        author: 'naoki',
        minutesAfter: 77468,
        body: 'A letter from a student: "my plane sings". I put it on the bench, next to the plane. Both are good to look at.',
        reactions: [
          { urlcode: 'Like', by: ['iker'] },
          { urlcode: 'Agree', by: ['benedita'] },
          { urlcode: 'Insightful', by: ['celestino'] },
        ],
      },
      {
        author: 'niran',
        minutesAfter: 77834,
        body: 'Propeller done. Balanced on two knives like my father. Boat runs, no shaking, dog sleeps.',
      },
      {
        author: 'kaveh',
        minutesAfter: 79166,
        body: 'The eleven-minutes clock has come back. Not broken. She only wanted to bring me a cake, eleven minutes early.',
      },
      {
        author: 'hank',
        minutesAfter: 79245,
        body: "Nothing on the bench tonight. Sharpened two chisels for the neighbour's girl and told her what we told Pip: fix the roof first.",
        reactions: [
          { urlcode: 'Like', by: ['kaimana', 'lubo', 'benedita', 'ottilie', 'shirin'] },
          { urlcode: 'Awesome', by: ['itai'] },
          { urlcode: 'Insightful', by: ['gudrun'] },
        ],
      },
      {
        author: 'pip',
        minutesAfter: 80436,
        body: 'I saw that. The roof is fixed, Hank. On the bench: box number three. It does not go *pff* yet. It goes *hff*.',
        reactions: [
          { urlcode: 'Awesome', by: ['eilidh'] },
          { urlcode: 'Like', by: ['marta', 'niran', 'shirin', 'jonas'] },
        ],
        replies: [
          {
            author: 'ottilie',
            minutesAfter: 82233,
            body: '*Hff* is only two shavings away from *pff*.',
            reactions: [
              { urlcode: 'Agree', by: ['bohdan'] },
              { urlcode: 'Insightful', by: ['naoki', 'ananya'] },
              { urlcode: 'Like', by: ['jiho', 'pip', 'eilidh'] },
            ],
          },
        ],
      },
      {
        author: 'mina',
        minutesAfter: 83169,
        body: 'THE VALVE IS DONE. 🚽🎉 Three months. It was the other valve.',
        reactions: [{ urlcode: 'Awesome', by: ['lubo', 'pip', 'iker', 'deniz', 'wren', 'huda'] }],
      },
      {
        author: 'bo',
        minutesAfter: 83486,
        body: 'Congratulations on the valve.',
        reactions: [{ urlcode: 'LOL', by: ['zainab', 'benedita', 'yusuf', 'sprite', 'femi'] }],
      },
    ],
  },
];
