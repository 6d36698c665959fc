import type { DemoDiscussion } from './types.ts';

export const electronicsDiscussions: DemoDiscussion[] = [
  {
    key: 'hum-50',
    category: 'electronics',
    author: 'jiho',
    title: 'Hum at 50 Hz or 100 Hz, how do I tell without an oscilloscope?',
    body: `A table radio from 1959, five valves, came from a flea market. After I replaced the two big electrolytics it plays well, but it hums also with the volume at zero. My ears say low. My phone app says "between 48 and 102", thank you phone.

How can I tell which one it is, and where do I look in each case?`,
    format: 'markdown',
    tags: ['valve-radio', 'power-supply'],
    minutesAgo: 4320,
    asks: true,
    views: 293,
    bookmarkedBy: ['kaveh', 'mina', 'solene', 'ananya'],
    reactions: [
      { urlcode: 'Insightful', by: ['olena', 'itzel', 'ananya'] },
      { urlcode: 'Like', by: ['noa', 'bo', 'kaimana', 'dimitra', 'pip'] },
    ],
    comments: [
      {
        author: 'lubo',
        minutesAfter: 427,
        body: `Good question, and you need nothing but a speaker you trust.

- **100 Hz** is the rectifier: it sounds *buzzy*, like a bee in a box. Look at the reservoir capacitor and its ground.
- **50 Hz** is heater or wiring: it sounds *soft*, like a fridge two rooms away. Look at heater wiring, the first AF valve, a bad chassis point.

Test without tools: take out the first audio valve. If the hum stays, it is after it (supply or output stage). If it goes, it comes in before. Next, short the volume wiper to chassis through 100 nF. Each step halves the set.

And compare with the same note: 50 Hz is a G, a little sharp of G1. 100 Hz is the octave above. If you have a piano in the house, you have an instrument.`,
        accepted: true,
        reactions: [
          { urlcode: 'Like', by: ['yusuf', 'ottilie', 'wren', 'zainab'] },
          { urlcode: 'Agree', by: ['eilidh', 'yutong', 'minseo'] },
          {
            urlcode: 'Insightful',
            by: ['benedita', 'sprite', 'ludo', 'beelian', 'gudrun', 'itzel', 'jiho', 'deniz'],
          },
        ],
        replies: [
          {
            author: 'jiho',
            minutesAfter: 542,
            body: 'I do not have a piano but my neighbour has a cello. We sat with the radio and she said "that is G, and it is *slightly* sharp, and please ask for its hand in marriage". So 50 Hz!',
            reactions: [
              { urlcode: 'Like', by: ['naoki', 'kaimana', 'ottilie'] },
              { urlcode: 'Agree', by: ['benedita', 'itzel', 'gudrun'] },
            ],
            replies: [
              {
                author: 'lubo',
                minutesAfter: 898,
                body: 'Give the neighbour a seat in the laboratory.',
                reactions: [
                  {
                    urlcode: 'LOL',
                    by: ['beelian', 'ludo', 'celestino', 'hank', 'zainab', 'shirin', 'jiho'],
                  },
                ],
              },
              {
                author: 'jiho',
                minutesAfter: 1217,
                body: 'With the first AF valve out: silence. So it enters before. Heater wires were lying next to the volume control, moved them 3 cm and twisted: hum is gone to maybe a tenth.',
                reactions: [{ urlcode: 'Like', by: ['dimitra', 'kaimana'] }],
                replies: [
                  {
                    author: 'lubo',
                    minutesAfter: 1387,
                    body: 'And the last tenth: swap the heater pins so that the grounded side is next to the grid. Then write down which side it was.',
                    reactions: [{ urlcode: 'Like', by: ['gudrun', 'harpreet', 'ottilie'] }],
                    replies: [
                      {
                        author: 'jiho',
                        minutesAfter: 1533,
                        body: 'Gone 🎻. I turned it off to check that it had been on.',
                        reactions: [{ urlcode: 'Awesome', by: ['marta', 'mina'] }],
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
        author: 'zainab',
        minutesAfter: 1574,
        body: 'If you do want numbers: phone app, FFT, 32k points, phone *on the table* and not in the hand. 50 and 100 are easy to separate then.',
      },
      {
        author: 'yutong',
        minutesAfter: 2176,
        body: 'Also please check the mains polarity. Some of these have one side of the heater through a capacitor to chassis.',
        reactions: [{ urlcode: 'Like', by: ['itzel', 'ottilie'] }],
        replies: [
          {
            author: 'femi',
            minutesAfter: 2845,
            body: 'And on any set without a mains transformer: isolating transformer before anything else. Say it in each thread, so I say it.',
            reactions: [{ urlcode: 'Agree', by: ['celestino', 'jiho', 'bohdan'] }],
          },
        ],
      },
    ],
  },
  {
    key: 'esp-well',
    category: 'electronics',
    author: 'ananya',
    title: 'Soil moisture that does not lie: capacitive probe, four months, three mistakes, the code',
    body: `The cheap capacitive probes are fine. What is not fine: everything around them. After four months on the terrace, with 12 pots:

1. **The edge of the board drinks water.** Seal it with varnish (yes, boat varnish, two coats) or the reading drifts 4 % a week.
2. **Wi-Fi and analogue do not like each other.** Take the readings *before* the radio starts.
3. **One dry value and one wet value for all pots is nonsense.** Each pot gets its own pair.

\`\`\`c
const int PROBE = A0;
const int POWER = 7;

int readMoisture() {
  digitalWrite(POWER, HIGH);
  delay(120);                       // the probe needs 90 ms, measured
  long sum = 0;
  for (int i = 0; i < 32; i++) sum += analogRead(PROBE);
  digitalWrite(POWER, LOW);         // no corrosion while it sleeps
  return sum / 32;
}

int percent(int raw, int dry, int wet) {
  return constrain(map(raw, dry, wet, 0, 100), 0, 100);
}
\`\`\`

And the rule that waters only when two readings agree:

\`\`\`yaml
automation:
  - alias: "Pot 7, evening water"
    triggers:
      - trigger: time
        at: "18:40:00"
    conditions:
      - condition: numeric_state
        entity_id: sensor.pot_7_moisture
        below: 31
      - condition: numeric_state
        entity_id: sensor.pot_7_moisture_an_hour_ago
        below: 34
    actions:
      - action: switch.turn_on
        target: { entity_id: switch.pot_7_valve }
      - delay: "00:00:45"
      - action: switch.turn_off
        target: { entity_id: switch.pot_7_valve }
\`\`\`

Water use fell by **38 %**, and the basil has stopped dying on Mondays.`,
    format: 'markdown',
    tags: ['arduino', 'irrigation', 'home-assistant'],
    minutesAgo: 11520,
    views: 782,
    bookmarkedBy: ['jonas', 'naoki', 'itai', 'itzel', 'deniz', 'benedita', 'olena'],
    reactions: [
      { urlcode: 'Insightful', by: ['yutong', 'pip', 'benedita', 'gudrun'] },
      { urlcode: 'Like', by: ['itzel', 'shirin', 'yusuf', 'eilidh', 'bohdan', 'wren', 'femi'] },
      { urlcode: 'Awesome', by: ['solene'] },
    ],
    comments: [
      {
        author: 'sprite',
        minutesAfter: 597,
        body: '`delay(120)` with a measured comment. I could cry. Most code I review says `delay(1000) // just in case`.',
        reactions: [
          { urlcode: 'Like', by: ['bo'] },
          { urlcode: 'Agree', by: ['yusuf'] },
          { urlcode: 'Insightful', by: ['jiho'] },
        ],
        replies: [
          {
            author: 'ananya',
            minutesAfter: 1087,
            body: 'There was a 1000 and a "just in case" until March.',
            reactions: [{ urlcode: 'LOL', by: ['harpreet', 'beelian', 'kaimana', 'marta'] }],
          },
        ],
      },
      {
        author: 'bohdan',
        minutesAfter: 1162,
        body: 'What happens if the valve stays open because the board crashes in these 45 seconds?',
        replies: [
          {
            author: 'ananya',
            minutesAfter: 2466,
            body: 'A mechanical timer in series, 3 minutes, from an old washing machine. Software may forget, a spring does not.',
            reactions: [{ urlcode: 'Insightful', by: ['harpreet', 'shirin', 'itai', 'itzel'] }],
            replies: [
              {
                author: 'femi',
                minutesAfter: 2624,
                body: '**This.** Every actuator that can flood needs a second opinion made of metal.',
                reactions: [
                  { urlcode: 'Agree', by: ['ottilie', 'huda', 'benedita', 'solene', 'dimitra', 'kaveh'] },
                ],
              },
            ],
          },
        ],
      },
      {
        author: 'gudrun',
        minutesAfter: 2861,
        body: 'In warm soil at 28 degrees mine read 6 % wetter than the same soil at 12. Do you correct for temperature?',
        reactions: [
          { urlcode: 'Like', by: ['jonas'] },
          { urlcode: 'Awesome', by: ['mina'] },
        ],
        replies: [
          {
            author: 'ananya',
            minutesAfter: 3332,
            body: 'Not yet. How large is yours per degree?',
            replies: [
              {
                author: 'gudrun',
                minutesAfter: 4022,
                body: '0.38 % per degree, linear enough between 5 and 35. I put a thermometer in each third bed and correct the neighbours.',
                reactions: [{ urlcode: 'Like', by: ['lubo', 'wren', 'bohdan'] }],
                replies: [
                  {
                    author: 'ananya',
                    minutesAfter: 4396,
                    body: 'Put in your number, and the saw-tooth in my graphs is half as high. Thank you!',
                    reactions: [{ urlcode: 'Awesome', by: ['ludo', 'itai'] }],
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        author: 'eilidh',
        minutesAfter: 6530,
        body: 'Irrigation. What a concept. I have the opposite project, it is called Scotland.',
        reactions: [{ urlcode: 'LOL', by: ['jonas', 'yusuf', 'olena', 'kaveh', 'deniz'] }],
      },
      {
        author: 'noa',
        minutesAfter: 7029,
        body: 'Nice. I would move the constants into one table per pot at the top, so that it is *data* and nobody has to touch the loop.',
        replies: [
          {
            author: 'ananya',
            minutesAfter: 8378,
            body: 'Did it, 12 lines of data, and the loop is now shorter than the comment above it.',
            reactions: [{ urlcode: 'Agree', by: ['niran'] }],
          },
        ],
      },
      {
        author: 'yutong',
        minutesAfter: 9192,
        body: 'For the sealing: hot glue on the top part also works, and you can take it off again.',
        reactions: [
          { urlcode: 'Awesome', by: ['iker'] },
          { urlcode: 'Like', by: ['noa'] },
        ],
      },
    ],
  },
  {
    key: 'meter-lies',
    category: 'electronics',
    author: 'zainab',
    title: 'Your multimeter is lying to you in five ways, and here is how to catch it',
    body: `I collect bad measurements like other people collect stamps. The five I see each week:

**1. Ghost voltage.** 70 V on a wire which is connected to nothing. A 10 MΩ meter sees the neighbour's wire through the air. *Catch it:* put a 10 kΩ resistor across the probes.

**2. Dead probe.** The lead is broken inside and touches when you bend it. *Catch it:* short the probes and wiggle before **every** session.

**3. Average, not RMS.** On a dimmer the cheap one reads 25 % low. *Catch it:* compare with a light bulb, bulbs are true RMS.

**4. Battery low.** Reference sags, everything reads *high*, and you believe your supply is broken. *Catch it:* measure a fresh cell you know.

**5. You.** You had it in the 10 A socket. *Catch it:* tape over that socket. I am serious.

>! Bonus, number six: the meter is right and you do not like the answer. There is no catch for that one. I have tried.`,
    format: 'markdown',
    tags: ['measuring', 'beginners'],
    minutesAgo: 21600,
    views: 771,
    bookmarkedBy: ['celestino', 'bo', 'kaimana', 'sprite', 'itzel', 'minseo', 'ananya', 'lubo', 'harpreet'],
    reactions: [
      {
        urlcode: 'Like',
        by: [
          'beelian',
          'marta',
          'gudrun',
          'naoki',
          'benedita',
          'noa',
          'olena',
          'jiho',
          'deniz',
          'ottilie',
          'kaveh',
        ],
      },
      { urlcode: 'Agree', by: ['itai', 'iker', 'itzel', 'sprite'] },
      { urlcode: 'Awesome', by: ['lubo'] },
      { urlcode: 'Insightful', by: ['niran'] },
    ],
    comments: [
      {
        author: 'lubo',
        minutesAfter: 716,
        body: 'Number five blew three fuses in my shop in one week. The same apprentice. He is a professor now.',
        reactions: [{ urlcode: 'Agree', by: ['niran', 'benedita', 'deniz', 'eilidh', 'huda', 'bo', 'hank'] }],
      },
      {
        author: 'pip',
        minutesAfter: 970,
        body: 'What is RMS, in a picture, please?',
        reactions: [
          { urlcode: 'Like', by: ['beelian'] },
          { urlcode: 'Agree', by: ['benedita'] },
        ],
        replies: [
          {
            author: 'zainab',
            minutesAfter: 1035,
            body: 'Rain on two roofs. On one it drizzles evenly, on the other it comes in buckets with pauses. RMS is the question "which steady drizzle would fill the barrel in the same time?" It counts the buckets properly. The cheap meter just looks at how often it rains.',
            reactions: [
              { urlcode: 'Like', by: ['shirin', 'deniz', 'kaimana', 'beelian', 'dimitra', 'ananya'] },
              { urlcode: 'Awesome', by: ['jiho', 'pip'] },
              { urlcode: 'Agree', by: ['itzel'] },
            ],
            replies: [
              {
                author: 'pip',
                minutesAfter: 1106,
                body: 'I now understand RMS and drizzle.',
                replies: [
                  {
                    author: 'eilidh',
                    minutesAfter: 1204,
                    body: 'You are ready to move to Ullapool.',
                    reactions: [{ urlcode: 'LOL', by: ['benedita', 'beelian', 'dimitra', 'bo'] }],
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        author: 'femi',
        minutesAfter: 1389,
        body: 'Number 1 has made more people "repair" healthy houses than anything else. Thank you for writing it at the top.',
        reactions: [
          { urlcode: 'Agree', by: ['hank'] },
          { urlcode: 'Like', by: ['ottilie', 'harpreet', 'ludo'] },
        ],
      },
      {
        author: 'kaveh',
        minutesAfter: 1692,
        body: 'My addition: tiny clock coils, 3 kΩ. Hold them with two fingers and you measure yourself in parallel.',
        replies: [
          {
            author: 'zainab',
            minutesAfter: 1876,
            body: 'I measured myself just now. 640 kΩ dry, 90 kΩ after tea. You are right, do not hold it.',
          },
        ],
      },
      {
        author: 'hank',
        minutesAfter: 2079,
        body: 'In my trade the meter is a wet finger and it has never lied, only complained.',
        reactions: [{ urlcode: 'LOL', by: ['bo', 'minseo', 'kaimana', 'bohdan', 'mina', 'sprite'] }],
      },
      {
        author: 'olena',
        minutesAfter: 2480,
        body: 'Tape over the 10 A socket since 1999. Червона ізолента, the red one. The blue one is for people.',
        replies: [
          {
            author: 'bohdan',
            minutesAfter: 2816,
            body: 'Синя ізолента тримає світ, not only people.',
            reactions: [{ urlcode: 'LOL', by: ['beelian', 'eilidh', 'sprite'] }],
          },
        ],
      },
    ],
  },
  {
    key: 'capacitor-kit',
    category: 'electronics',
    author: 'femi',
    title: 'Do not recap everything: how I decide which capacitors to replace and which to leave',
    body: `Every week somebody buys a "full kit", replaces forty parts, makes three new faults and writes to me. My order of work:

1. **Paper and wax, coupling position:** always. No test, just replace.
2. **Electrolytics in the supply:** reform slowly, measure leakage after an hour. Under 0.1 mA per µF it may stay.
3. **Mica, ceramic, styroflex:** leave them alone. They will outlive us.
4. **Anything that somebody before me replaced:** look at twice. People are the weakest component.

One part at a time, switch on between the parts. Boring and quick.`,
    format: 'markdown',
    tags: ['soldering', 'valve-radio'],
    minutesAgo: 37440,
    views: 577,
    bookmarkedBy: ['wren', 'hank', 'iker'],
    reactions: [
      { urlcode: 'Promote', by: ['wren'] },
      { urlcode: 'Awesome', by: ['huda', 'jiho'] },
      { urlcode: 'Like', by: ['hank', 'kaveh', 'harpreet'] },
      { urlcode: 'Agree', by: ['mina', 'naoki', 'yusuf'] },
    ],
    comments: [
      {
        author: 'lubo',
        minutesAfter: 80,
        body: 'I would sign each line. Only in 2 I am stricter: over 50 years I replace, because the customer lives on the third floor.',
        reactions: [
          { urlcode: 'Like', by: ['sprite', 'harpreet', 'bo', 'celestino'] },
          { urlcode: 'Agree', by: ['yutong', 'dimitra'] },
        ],
        replies: [
          {
            author: 'femi',
            minutesAfter: 99,
            body: 'For customers yes. For myself I live dangerously and near the switch.',
            reactions: [{ urlcode: 'Agree', by: ['bohdan', 'hank', 'huda'] }],
          },
        ],
      },
      {
        author: 'jiho',
        minutesAfter: 419,
        body: 'I was the one with forty parts and three faults. I have learned.',
        reactions: [{ urlcode: 'Agree', by: ['deniz'] }],
        replies: [
          {
            author: 'femi',
            minutesAfter: 499,
            body: 'You had *four*, Jiho. One of them was hiding behind another.',
            reactions: [{ urlcode: 'LOL', by: ['celestino', 'solene', 'yutong', 'zainab', 'ottilie'] }],
          },
        ],
      },
      {
        author: 'sprite',
        minutesAfter: 653,
        body: 'Styroflex: do not touch them with the iron or even with a hot *look*. They shrink like a crisp packet.',
      },
      {
        author: 'olena',
        minutesAfter: 755,
        body: 'For reforming: a bulb in series, 15 W, in the dark you see how it goes out slowly. Nicer than television.',
        reactions: [
          { urlcode: 'Like', by: ['ottilie', 'niran'] },
          { urlcode: 'Awesome', by: ['pip'] },
        ],
      },
      {
        author: 'itai',
        minutesAfter: 820,
        body: 'How do you measure leakage at 300 V without buying a tester?',
        replies: [
          {
            author: 'femi',
            minutesAfter: 850,
            body: 'A 10 kΩ resistor in series to ground, and measure the voltage over the resistor. 1 V is 0.1 mA. Probe clipped on *before* you switch on, and one hand in the pocket.',
            reactions: [
              { urlcode: 'Like', by: ['naoki'] },
              { urlcode: 'Insightful', by: ['iker'] },
              { urlcode: 'Agree', by: ['harpreet', 'noa'] },
            ],
          },
        ],
      },
    ],
  },
  {
    key: 'scope-rescue',
    category: 'electronics',
    author: 'zainab',
    title:
      'Analogue scope from 1982: trace is perfect for twenty minutes, then it slowly leaves through the ceiling',
    body: `Both channels, same direction, same speed: 1 division in the first five minutes after minute 20, then faster. A cold spray on the vertical amplifier does *nothing*. It cost me a jar of marmalade and I love it already.

Rails after 30 minutes: +12.02, -12.00, +5.00, **+142 instead of 150**, -1,960.`,
    format: 'markdown',
    tags: ['measuring', 'power-supply'],
    minutesAgo: 1080,
    asks: true,
    views: 194,
    bookmarkedBy: [],
    reactions: [
      { urlcode: 'Agree', by: ['olena'] },
      { urlcode: 'Awesome', by: ['huda'] },
      { urlcode: 'Like', by: ['hank', 'celestino', 'ottilie'] },
    ],
    comments: [
      {
        author: 'femi',
        minutesAfter: 330,
        body: 'You wrote the answer in bold yourself. 142 is the supply of the output stage. What does it say cold?',
        reactions: [
          { urlcode: 'Insightful', by: ['ananya', 'noa'] },
          { urlcode: 'Like', by: ['niran'] },
        ],
        replies: [
          {
            author: 'zainab',
            minutesAfter: 502,
            body: '149.8 cold. Falling from minute 18 on.',
            replies: [
              {
                author: 'femi',
                minutesAfter: 761,
                body: 'Then warm up only the regulator of that rail with a hair dryer, cold start, fan off. If it goes in two minutes, look at the reference diode and the divider, most of all for a carbon resistor with ambitions.',
                reactions: [{ urlcode: 'Insightful', by: ['harpreet', 'wren'] }],
              },
            ],
          },
        ],
      },
      {
        author: 'olena',
        minutesAfter: 810,
        body: 'I had it on a similar one: 220 kΩ in the divider, became 238 when warm. It looked brand new.',
        reactions: [{ urlcode: 'Like', by: ['benedita'] }],
        replies: [
          {
            author: 'zainab',
            minutesAfter: 900,
            body: 'Hair dryer test: trace leaves at minute 3. You two are warm, and so is the diode. Ordering parts, will report.',
          },
        ],
      },
      {
        author: 'lubo',
        minutesAfter: 1037,
        body: 'Both channels in the same direction is always the supply. Two amplifiers do not agree like that on their own.',
      },
    ],
  },
  {
    key: 'logger-python',
    category: 'electronics',
    author: 'gudrun',
    title: 'Twenty lines that log the greenhouse to a file, and survive power cuts',
    body: `We have about 40 power cuts in a winter. Databases were offended each time. A text file with one line per reading was not.

\`\`\`python
import os, time
from sensors import read_all  # returns a dict like {"air": 18.2, "soil": 11.9}

def append(path: str, line: str) -> None:
    with open(path, "a", encoding="utf-8") as f:
        f.write(line + "\\n")
        f.flush()
        os.fsync(f.fileno())  # otherwise the last minutes live only in hope

while True:
    now = time.strftime("%Y-%m-%dT%H:%M:%S")
    values = read_all()
    append(f"log-{now[:7]}.csv", ",".join([now, *(f"{v:.1f}" for v in values.values())]))
    time.sleep(60 - time.time() % 60)
\`\`\`

One file per month, 1.6 MB, opens in anything (format notes in the [shelf wiki](https://wiki.tidewater.example/greenhouse-log)). In three winters I have lost **four lines**.`,
    format: 'markdown',
    tags: ['python', 'measuring', 'arduino'],
    minutesAgo: 54720,
    views: 773,
    bookmarkedBy: [],
    reactions: [
      { urlcode: 'Like', by: ['jiho', 'hank', 'harpreet'] },
      { urlcode: 'Insightful', by: ['yusuf'] },
      { urlcode: 'Agree', by: ['itzel'] },
      { urlcode: 'Awesome', by: ['jonas'] },
    ],
    comments: [
      {
        author: 'sprite',
        minutesAfter: 143,
        body: '`# otherwise the last minutes live only in hope` is the best fsync documentation ever written.',
        reactions: [{ urlcode: 'Agree', by: ['marta', 'pip', 'yutong'] }],
      },
      {
        author: 'noa',
        minutesAfter: 500,
        body: 'If a sensor is missing, your columns move by one. I would write an empty field instead.',
        reactions: [
          { urlcode: 'Like', by: ['yusuf'] },
          { urlcode: 'Awesome', by: ['kaveh'] },
        ],
        replies: [
          {
            author: 'gudrun',
            minutesAfter: 813,
            body: 'You are right, and it happened to me in January: "soil" was suddenly 58 degrees. It was the boiler. Changed.',
            reactions: [
              { urlcode: 'Insightful', by: ['wren', 'hank'] },
              { urlcode: 'Like', by: ['yutong'] },
            ],
            replies: [
              {
                author: 'noa',
                minutesAfter: 863,
                body: 'Warm feet for the tomatoes.',
                reactions: [{ urlcode: 'LOL', by: ['femi', 'niran', 'itzel', 'kaimana'] }],
              },
            ],
          },
        ],
      },
      {
        author: 'ananya',
        minutesAfter: 1048,
        body: '`60 - time.time() % 60` to stay on the full minute is neat. Stolen.',
      },
      {
        author: 'kaveh',
        minutesAfter: 1137,
        body: 'As a clock man I approve of a loop that corrects itself and does not add up its errors.',
        reactions: [{ urlcode: 'Awesome', by: ['dimitra'] }],
      },
      {
        author: 'harpreet',
        minutesAfter: 1358,
        body: 'What do you plot it with?',
        replies: [
          {
            author: 'gudrun',
            minutesAfter: 1807,
            body: 'Spreadsheet on Sundays with coffee. If I need it faster than that, something is on fire already.',
          },
        ],
      },
    ],
  },
  {
    key: 'flux-fight',
    category: 'electronics',
    author: 'bohdan',
    title: 'Rosin against gel flux: я готовий захищати каніфоль',
    body: `I said in my hello that I am ready to defend rosin. Nobody stopped me, so:

- it tells you by smell when you are too hot
- it can stay on the board for 60 years, we have the radios to prove it
- it costs nothing
- it does not move parts around like a small glacier

Gel is for people who do not want to clean the tip.`,
    format: 'markdown',
    tags: ['soldering'],
    minutesAgo: 57600,
    views: 748,
    bookmarkedBy: ['olena'],
    reactions: [
      { urlcode: 'Awesome', by: ['dimitra'] },
      { urlcode: 'Agree', by: ['ottilie'] },
      { urlcode: 'Like', by: ['deniz', 'harpreet', 'kaimana', 'lubo', 'ananya'] },
    ],
    comments: [
      {
        author: 'sprite',
        minutesAfter: 37,
        body: 'Good luck under a 0.5 mm pitch chip with a yellow rock and a dream.',
        reactions: [{ urlcode: 'Disagree', by: ['itai', 'itzel', 'ludo', 'zainab'] }],
        replies: [
          {
            author: 'bohdan',
            minutesAfter: 188,
            body: 'With a rock, no. With rosin in alcohol from a dropper, every day.',
            replies: [
              {
                author: 'sprite',
                minutesAfter: 530,
                body: 'All right, dissolved rosin is a legal move. But gel *holds* the 0402 while I breathe.',
                reactions: [{ urlcode: 'Like', by: ['lubo', 'dimitra'] }],
                replies: [
                  {
                    author: 'yutong',
                    minutesAfter: 816,
                    body: 'We all stop breathing for 0402. It is part of the process.',
                    reactions: [{ urlcode: 'LOL', by: ['zainab', 'yusuf', 'olena', 'bo', 'femi'] }],
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        author: 'olena',
        minutesAfter: 1105,
        body: 'За каніфоль! The smell of childhood and of a working amplifier.',
        reactions: [{ urlcode: 'Agree', by: ['bohdan', 'celestino', 'ludo', 'eilidh'] }],
      },
      {
        author: 'femi',
        minutesAfter: 1254,
        body: 'Ventilation, everybody, for both. A fan which pulls away from your face, five euros. Asthma from rosin is real and I have a colleague who had to leave the trade.',
        reactions: [
          { urlcode: 'Like', by: ['jonas', 'shirin'] },
          { urlcode: 'Awesome', by: ['harpreet'] },
        ],
        replies: [
          {
            author: 'bohdan',
            minutesAfter: 1295,
            body: 'True and important. I have a fan from a computer and a hose to the window.',
            reactions: [
              { urlcode: 'Like', by: ['zainab'] },
              { urlcode: 'Awesome', by: ['iker'] },
            ],
          },
        ],
      },
      {
        author: 'lubo',
        minutesAfter: 1318,
        body: 'Sixty years on the board, confirmed. Then it comes off with alcohol and patience, and below it the copper is like new.',
      },
      {
        author: 'minseo',
        minutesAfter: 1540,
        body: 'I came for paint and stayed for the glacier.',
        reactions: [{ urlcode: 'LOL', by: ['kaveh', 'jonas', 'lubo'] }],
      },
    ],
  },
];
