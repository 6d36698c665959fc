import type { DemoDiscussion } from './types.ts';

export const languagesWestDiscussions: DemoDiscussion[] = [
  {
    key: 'laerche-oder-eiche',
    category: 'boats',
    author: 'jonas',
    title: 'Lärche oder Eiche für die Bodenwrangen einer 5-m-Jolle?',
    body: `Die alten Wrangen sind aus Eiche, schwarz um jeden Bolzen herum und an drei Stellen weich wie Käse. Ich habe trockene Lärche liegen (sibirisch, enge Ringe) und könnte morgen anfangen. Eiche müsste ich erst suchen und bezahlen.

Gewicht ist mir egal, Haltbarkeit nicht. Bolzen werden Bronze. Spricht etwas gegen die Lärche?`,
    format: 'markdown',
    language: 'de',
    tags: ['wood-choice', 'clinker'],
    minutesAgo: 1920,
    asks: true,
    views: 467,
    bookmarkedBy: ['deniz', 'marta'],
    reactions: [
      { urlcode: 'Like', by: ['jiho', 'naoki', 'femi'] },
      { urlcode: 'Insightful', by: ['celestino'] },
      { urlcode: 'Agree', by: ['hank'] },
    ],
    comments: [
      {
        author: 'ottilie',
        minutesAfter: 1090,
        body: 'Gegen die Lärche spricht nur die Bolzenkraft: Sie drückt sich unter der Scheibe stärker ein. Nimm größere Scheiben, 30 mm, dann ist Ruhe. Die Gerbsäure der Eiche hat dir die alten Wrangen doch erst schwarz gemacht.',
        reactions: [
          { urlcode: 'Like', by: ['deniz'] },
          { urlcode: 'Agree', by: ['beelian'] },
          { urlcode: 'Insightful', by: ['mina'] },
        ],
        replies: [
          {
            author: 'jonas',
            minutesAfter: 1203,
            body: 'Das Schwarze kam von Eisenbolzen, nicht von Bronze. Aber das mit den Scheiben stimmt, danke.',
          },
        ],
      },
      {
        author: 'mina',
        minutesAfter: 1311,
        body: 'Für Wrangen zählt vor allem, dass das Holz dort dauernd feucht steht, ohne Luft. Enge sibirische Lärche ist in derselben Dauerhaftigkeitsklasse wie mäßige Eiche und in einer besseren als schlechte. Also: gute Lärche vor mittelmäßiger Eiche, **Kernholz ohne jeden Splint**, Stirnseiten satt mit Leinöl tränken und unten ein Nüstergatt lassen, damit das Wasser wandern kann.',
        accepted: true,
        reactions: [
          { urlcode: 'Agree', by: ['jiho', 'shirin'] },
          { urlcode: 'Like', by: ['yutong', 'olena', 'kaimana'] },
          { urlcode: 'Insightful', by: ['beelian'] },
        ],
        replies: [
          {
            author: 'jonas',
            minutesAfter: 1618,
            body: 'Das Nüstergatt fehlt übrigens bei allen alten. Da stand das Wasser seit 1971. Ich fange morgen mit der Lärche an.',
            reactions: [{ urlcode: 'Agree', by: ['olena', 'bo'] }],
            replies: [
              {
                author: 'mina',
                minutesAfter: 1786,
                body: 'Endlich fragt jemand die Frau mit dem schwimmenden Keller.',
                reactions: [{ urlcode: 'LOL', by: ['yutong', 'harpreet', 'kaimana'] }],
              },
            ],
          },
        ],
      },
      {
        author: 'ludo',
        minutesAfter: 1843,
        body: 'Ich lese mit, habe kein Boot und verstehe jetzt, warum.',
        reactions: [{ urlcode: 'LOL', by: ['bo', 'naoki'] }],
      },
    ],
  },
  {
    key: 'stuhlbein-gebrochen',
    category: 'wood',
    author: 'ottilie',
    title: 'Der Thonet mit dem gebrochenen Bein: warum ich den Bruch nicht gerade gesägt habe',
    body: `Ein Bugholzstuhl, Hinterbein, glatter Schrägbruch über 14 cm. Der Besitzer hatte schon eine Lasche aus Blech dran und war bereit, „das Kaputte wegzusägen“.

Bitte nie. Ein schräger Bruch ist ein **Geschenk**: 14 cm Leimfläche, und jede Faser kennt ihren Platz.

1. Blech und alten Kleber weg, nur mit Dampf und Zahnbürste
2. trocken zusammensetzen, Bleistiftstriche quer darüber
3. warmer Glutinleim, zügig, Fahrradschlauch stramm darumwickeln
4. drei Tage warten, nicht zwei

Belastet mit 110 kg (mein Schwager, freiwillig). Man sieht eine Linie, wenn man weiß, wo.`,
    format: 'markdown',
    language: 'de',
    tags: ['glue', 'joinery'],
    minutesAgo: 25920,
    views: 403,
    bookmarkedBy: ['hank'],
    reactions: [
      { urlcode: 'Like', by: ['mina', 'wren', 'eilidh', 'iker', 'zainab'] },
      { urlcode: 'Agree', by: ['ludo', 'marta'] },
    ],
    comments: [
      {
        author: 'jonas',
        minutesAfter: 129,
        body: 'Der Fahrradschlauch ist die beste Zwinge der Welt. Er drückt überall gleich und kostet nichts.',
        reactions: [{ urlcode: 'Like', by: ['dimitra', 'yutong'] }],
        replies: [
          {
            author: 'ludo',
            minutesAfter: 162,
            body: 'Endlich eine Verwendung für meine 60 Schläuche, die „man noch flicken könnte“.',
            reactions: [{ urlcode: 'LOL', by: ['itai', 'celestino', 'hank', 'kaimana'] }],
          },
        ],
      },
      {
        author: 'noa',
        minutesAfter: 362,
        body: 'Fahrradschlauch notiert. How wide do you cut it?',
        replies: [
          {
            author: 'ottilie',
            minutesAfter: 416,
            body: 'Gar nicht schneiden, flach ziehen und im Ganzen wickeln, wie eine Bandage.',
            reactions: [
              { urlcode: 'Like', by: ['femi'] },
              { urlcode: 'Insightful', by: ['iker'] },
            ],
          },
        ],
      },
      {
        author: 'jonas',
        minutesAfter: 466,
        body: 'Und der Schwager?',
        reactions: [{ urlcode: 'LOL', by: ['wren', 'bo', 'iker'] }],
        replies: [
          {
            author: 'ottilie',
            minutesAfter: 616,
            body: 'Sitzt seitdem. Ich bekomme den Stuhl nicht zurück.',
            reactions: [{ urlcode: 'LOL', by: ['zainab', 'ananya', 'femi', 'bo', 'pip'] }],
          },
        ],
      },
    ],
  },
  {
    key: 'voile-rapiecee',
    category: 'boats',
    author: 'solene',
    title: 'Réparer ou recouper ? Comment je décide devant une grand-voile de trente ans',
    body: `On me demande souvent où est la limite. Voici ma règle, dans l’ordre :

- **Le test de l’ongle** : je plie le tissu, je passe l’ongle sur le pli. S’il reste une ligne blanche cassante, le tissu est cuit, on arrête là.
- **Les coutures** partent avant le tissu : si le fil cède à la main mais que la toile tient, on recoud tout, c’est huit heures et dix ans de plus.
- **Le creux** : s’il a reculé derrière 50 % de la corde, on peut recouper le guindant. Au-delà, on paie pour une forme qui ne reviendra pas.

Sur cette grand-voile de 1994 : ongle bon, fil mort, creux à 47 %. Recousue, 310 € contre 2 400 € neuve.`,
    format: 'markdown',
    language: 'fr',
    tags: ['sails'],
    minutesAgo: 10080,
    views: 266,
    bookmarkedBy: ['lubo', 'yusuf', 'minseo'],
    reactions: [
      { urlcode: 'Insightful', by: ['jonas', 'yutong'] },
      { urlcode: 'Like', by: ['wren', 'yusuf', 'gudrun', 'marta', 'iker'] },
      { urlcode: 'Agree', by: ['niran'] },
    ],
    comments: [
      {
        author: 'ludo',
        minutesAfter: 311,
        body: 'Le test de l’ongle, c’est exactement comme pour les vieux pneus. On plie, on regarde, on pleure.',
        reactions: [{ urlcode: 'Like', by: ['deniz'] }],
        replies: [
          {
            author: 'solene',
            minutesAfter: 450,
            body: 'Sauf qu’un pneu, personne ne te dit que c’était celui de son père.',
            reactions: [{ urlcode: 'LOL', by: ['sprite', 'zainab', 'harpreet'] }],
          },
        ],
      },
      {
        author: 'huda',
        minutesAfter: 558,
        body: 'Quel fil utilisez-vous pour le soleil ? Ici, le polyester tient trois étés sur nos auvents, pas plus.',
        replies: [
          {
            author: 'solene',
            minutesAfter: 675,
            body: 'Pour chez vous, du PTFE sans hésiter. Il coûte quatre fois plus et il enterrera l’auvent.',
            reactions: [{ urlcode: 'Insightful', by: ['yusuf', 'olena', 'sprite'] }],
            replies: [
              {
                author: 'huda',
                minutesAfter: 1054,
                body: 'Quatre fois le fil, mais une seule fois l’échelle. Vendu.',
                reactions: [{ urlcode: 'Agree', by: ['bohdan'] }],
              },
            ],
          },
        ],
      },
      {
        author: 'celestino',
        minutesAfter: 1155,
        body: 'Posso responder em português? Na vela latina cosemos à mão nos punhos, sempre. A máquina perfora em linha reta e a tela rasga pela linha.',
        replies: [
          {
            author: 'solene',
            minutesAfter: 1476,
            body: 'Tout à fait d’accord, et je t’ai compris sans dictionnaire. Les points d’écoute, toujours à la main.',
            reactions: [
              { urlcode: 'Agree', by: ['ottilie'] },
              { urlcode: 'Like', by: ['celestino'] },
            ],
          },
        ],
      },
    ],
  },
  {
    key: 'four-a-pain-quartier',
    category: 'hearth',
    author: 'huda',
    title: 'Un four de quartier pour quinze familles : un grand ou deux petits ?',
    body: 'Notre ruelle veut reconstruire le four commun. Quinze familles, deux jours de cuisson par semaine, du bois d’olivier et un budget ridicule. Une seule sole de 1,40 m, ou deux fours de 90 cm côte à côte ?',
    format: 'markdown',
    language: 'fr',
    tags: ['masonry', 'sourdough'],
    minutesAgo: 17280,
    asks: true,
    views: 291,
    bookmarkedBy: [],
    reactions: [
      { urlcode: 'Awesome', by: ['ottilie'] },
      { urlcode: 'Agree', by: ['ananya'] },
      { urlcode: 'Insightful', by: ['itzel'] },
      { urlcode: 'Like', by: ['marta'] },
    ],
    comments: [
      {
        author: 'benedita',
        minutesAfter: 655,
        body: 'Deux de 90, sans hésiter (pardon pour mon français). Un four de 1,40 m demande quatre heures de feu même pour trois pains. Avec deux petits, les jours calmes vous n’en allumez qu’un, et quand une sole se fissure, le quartier mange quand même. Faites-les **dos à dos**, avec un mur commun : l’un réchauffe l’autre.',
        accepted: true,
        reactions: [
          { urlcode: 'Insightful', by: ['olena', 'itai', 'itzel', 'marta'] },
          { urlcode: 'Agree', by: ['celestino'] },
          { urlcode: 'Like', by: ['jiho'] },
        ],
        replies: [
          {
            author: 'huda',
            minutesAfter: 778,
            body: 'Dos à dos ! Personne n’y avait pensé. Ma grand-mère dit que c’est comme les voisines : on se tient chaud sans se regarder.',
            reactions: [
              { urlcode: 'Agree', by: ['itzel'] },
              { urlcode: 'Like', by: ['jonas', 'noa'] },
            ],
          },
        ],
      },
      {
        author: 'deniz',
        minutesAfter: 1381,
        body: 'And one roof over both, with the wood between the doors. Dry wood is half of the budget.',
        reactions: [{ urlcode: 'Like', by: ['sprite'] }],
      },
      {
        author: 'solene',
        minutesAfter: 1685,
        body: 'Quinze familles, ça fait combien de kilos de pain par jour de cuisson ?',
        replies: [
          {
            author: 'huda',
            minutesAfter: 1767,
            body: 'Environ quarante, plus les poivrons. On n’oublie jamais les poivrons.',
          },
        ],
      },
    ],
  },
  {
    key: 'winches-agarrotados',
    category: 'boats',
    author: 'iker',
    title: 'Winches agarrotados: lo que aprendí desmontando once en un invierno',
    body: `Once winches, cuatro marcas, todos «imposibles». Ninguno estaba roto. Lo que tenían era **grasa de la mala, convertida en jabón con arena**.

1. Fotografía cada capa antes de tocarla. Cada una.
2. Caja de cartón alrededor del winche: los muelles saltan, la caja los perdona.
3. Gasóleo y cepillo de dientes, nunca lija en los rodamientos.
4. Aceite fino en los trinquetes, grasa solo en los engranajes. **Al revés es lo que los mata.**

Tiempo: el primero cuatro horas, el undécimo treinta y cinco minutos.`,
    format: 'markdown',
    language: 'es',
    tags: ['corrosion', 'rigging'],
    minutesAgo: 31680,
    views: 413,
    bookmarkedBy: ['kaveh'],
    reactions: [
      { urlcode: 'Insightful', by: ['jonas'] },
      { urlcode: 'Like', by: ['deniz', 'itai', 'huda', 'ottilie'] },
      { urlcode: 'Agree', by: ['pip'] },
    ],
    comments: [
      {
        author: 'itzel',
        minutesAfter: 161,
        body: 'La caja de cartón vale para los resortes de un sofá, pero hace falta una del tamaño de un refrigerador.',
        reactions: [{ urlcode: 'LOL', by: ['eilidh', 'benedita', 'pip'] }],
        replies: [
          {
            author: 'iker',
            minutesAfter: 319,
            body: '¿Y el perro dentro o fuera de la caja?',
            reactions: [{ urlcode: 'LOL', by: ['yutong', 'sprite', 'kaveh', 'naoki'] }],
            replies: [
              {
                author: 'itzel',
                minutesAfter: 377,
                body: 'El perro, en otra provincia.',
                reactions: [{ urlcode: 'LOL', by: ['olena', 'celestino', 'zainab'] }],
              },
            ],
          },
        ],
      },
      {
        author: 'benedita',
        minutesAfter: 618,
        body: 'Aceite en los trinquetes, grasa en los engranajes. Lo apunto en la pared del taller, gracias.',
        reactions: [{ urlcode: 'Awesome', by: ['ludo'] }],
      },
      {
        author: 'celestino',
        minutesAfter: 688,
        body: '¿Con qué frecuencia? Aquí la arena entra hasta en el café.',
        replies: [
          {
            author: 'iker',
            minutesAfter: 1653,
            body: 'Limpieza completa una vez al año, y una gota de aceite en los trinquetes cada dos meses. Con vuestra arena, cada mes.',
            reactions: [{ urlcode: 'Agree', by: ['yusuf', 'jonas'] }],
          },
        ],
      },
    ],
  },
  {
    key: 'sillon-abuela',
    category: 'wood',
    author: 'itzel',
    title: 'Sillón de 1950: ¿aprovecho la crin vieja o pongo espuma y ya?',
    body: 'La crin está apelmazada pero huele a limpio y no tiene polilla. La clienta quiere «que quede igual que cuando se sentaba mi abuela». La espuma son dos horas, lavar y cardar la crin son dos días.',
    format: 'markdown',
    language: 'es',
    tags: ['upholstery'],
    minutesAgo: 4320,
    asks: true,
    views: 376,
    bookmarkedBy: ['solene'],
    reactions: [
      { urlcode: 'Like', by: ['huda', 'wren', 'harpreet', 'shirin'] },
      { urlcode: 'Agree', by: ['noa'] },
    ],
    comments: [
      {
        author: 'ottilie',
        minutesAfter: 345,
        body: 'Horsehair, always. It is sixty years old and has another sixty in it. Foam has twelve.',
        reactions: [
          { urlcode: 'Awesome', by: ['zainab'] },
          { urlcode: 'Like', by: ['mina'] },
          { urlcode: 'Agree', by: ['yutong'] },
        ],
      },
      {
        author: 'iker',
        minutesAfter: 1350,
        body: 'La espuma en costa húmeda, a los ocho años es polvo amarillo. Lo he visto en muchos barcos.',
      },
      {
        author: 'beelian',
        minutesAfter: 2794,
        body: 'Lávala en una funda de almohada, agua tibia y jabón neutro, sécala a la sombra y cárdala con **dos cepillos de perro**. Un sillón son cuatro horas de cardar, no dos días. Y dile a la clienta la verdad: la espuma no suena. La crin, al sentarse, suspira un poco. Eso es lo que recuerda de su abuela.',
        accepted: true,
        reactions: [
          { urlcode: 'Insightful', by: ['dimitra', 'celestino'] },
          { urlcode: 'Like', by: ['naoki'] },
          { urlcode: 'Agree', by: ['kaveh', 'shirin'] },
        ],
        replies: [
          {
            author: 'itzel',
            minutesAfter: 3443,
            body: 'Cuatro horas y media, con la radio puesta. La clienta se sentó, el sillón suspiró, y ella también. Tenías toda la razón.',
            reactions: [
              { urlcode: 'Like', by: ['lubo', 'ludo', 'beelian'] },
              { urlcode: 'Agree', by: ['wren'] },
            ],
            replies: [
              {
                author: 'ottilie',
                minutesAfter: 3559,
                body: 'Das Seufzen! Genau das.',
                reactions: [{ urlcode: 'Awesome', by: ['harpreet', 'gudrun'] }],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    key: 'vela-latina',
    category: 'boats',
    author: 'celestino',
    title: 'Como o meu avô media uma vela sem fita métrica, e porque a medida dele dava certo',
    body: `Media tudo em braças, palmos e **dedos de mestre**. Ria-me disso até ter medido as velas dele com fita: em onze velas, a diferença entre a valuma desenhada e a valuma cortada nunca passou de 3 cm, em mais de oito metros.

O segredo não eram os dedos. Era que **cortava sempre com a vela molhada**. O algodão molhado já encolheu o que tinha de encolher. Eu cortava a seco, com fita, e falhava por 20 cm.`,
    format: 'markdown',
    language: 'pt',
    tags: ['sails', 'rigging'],
    minutesAgo: 40320,
    views: 356,
    bookmarkedBy: [],
    reactions: [
      { urlcode: 'Agree', by: ['harpreet', 'yusuf'] },
      { urlcode: 'Like', by: ['bo', 'itzel', 'noa'] },
      { urlcode: 'Insightful', by: ['mina'] },
    ],
    comments: [
      {
        author: 'solene',
        minutesAfter: 100,
        body: 'Couper mouillé ! J’ai lu ça une fois dans un manuel de 1890 et je croyais à une légende.',
        reactions: [{ urlcode: 'Insightful', by: ['yutong', 'itai', 'zainab', 'olena'] }],
        replies: [
          {
            author: 'celestino',
            minutesAfter: 258,
            body: 'Não é lenda, é balde.',
            reactions: [
              { urlcode: 'Like', by: ['femi'] },
              { urlcode: 'Insightful', by: ['ludo'] },
            ],
            replies: [
              {
                author: 'solene',
                minutesAfter: 522,
                body: '« Ce n’est pas une légende, c’est un seau. » Je l’encadre.',
                reactions: [{ urlcode: 'LOL', by: ['olena', 'beelian', 'niran', 'kaveh'] }],
              },
            ],
          },
        ],
      },
      {
        author: 'benedita',
        minutesAfter: 533,
        body: 'O mesmo com a massa: a minha avó media a água com a mão e falhava menos do que a minha balança, porque sentia a farinha.',
        reactions: [
          { urlcode: 'Insightful', by: ['itai'] },
          { urlcode: 'Like', by: ['solene'] },
        ],
      },
      {
        author: 'kaimana',
        minutesAfter: 803,
        body: 'Same in Hawaii with the lauhala sails, they are soaked first. Nobody told the tape measure.',
      },
    ],
  },
  {
    key: 'forno-chuva',
    category: 'hearth',
    author: 'benedita',
    title: 'Forno de barro apanhou três semanas de chuva: acendo já ou espero?',
    body: 'O telheiro voou com o temporal e a cúpula ficou a descoberto. Está escura até meio e fria ao toque. Tenho encomenda de trinta pães para daqui a seis dias e nervos para três.',
    format: 'markdown',
    language: 'pt',
    tags: ['masonry'],
    minutesAgo: 900,
    asks: true,
    views: 193,
    bookmarkedBy: ['dimitra'],
    reactions: [{ urlcode: 'Like', by: ['bo', 'mina'] }],
    comments: [
      {
        author: 'deniz',
        minutesAfter: 158,
        body: "Don't hurry. If the water inside becomes steam, a piece of the dome becomes a hat. A lamp first, two days, door open.",
        reactions: [
          { urlcode: 'Awesome', by: ['minseo'] },
          { urlcode: 'Like', by: ['harpreet'] },
        ],
      },
      {
        author: 'celestino',
        minutesAfter: 232,
        body: 'Na ilha secavam-no com brasas numa lata, dia e noite, sem chama. Quatro dias. Ninguém acende um forno molhado duas vezes.',
        replies: [
          {
            author: 'benedita',
            minutesAfter: 374,
            body: '«Ninguém acende um forno molhado duas vezes» diz tudo. Lata com brasas, então, e o vizinho do forno elétrico de prevenção.',
            reactions: [{ urlcode: 'LOL', by: ['noa', 'deniz'] }],
          },
        ],
      },
      {
        author: 'huda',
        minutesAfter: 864,
        body: 'Pese um tijolo solto do mesmo barro todos os dias. Quando deixar de perder peso, pode acender. É assim que faço com os azulejos.',
      },
    ],
  },
  {
    key: 'kolo-bez-wagi',
    category: 'bicycles',
    author: 'marta',
    title: 'Czy da się zbudować dobre koło bez miernika naciągu? Tak, ale trzeba umieć słuchać',
    body: `Zanim kupiłam miernik, przez sześć lat stroiłam koła **na słuch**, jak gitarę. Szarpiesz szprychę w połowie między krzyżowaniem a obręczą i porównujesz z sąsiednią po tej samej stronie.

- różnica do pół tonu: naciąg w granicach mniej więcej 6 %, można jechać
- cały ton: szukaj, coś jest nie tak
- szprycha, która nie dzwoni, tylko „pyka”: gwint albo łeb nie siedzi

Sprawdziłam to potem miernikiem na dwudziestu kołach. Średni błąd ucha: 5 %. Średni błąd miernika po obiedzie, jak wiadomo: 8 %.`,
    format: 'markdown',
    language: 'pl',
    tags: ['wheels', 'measuring'],
    minutesAgo: 20160,
    views: 383,
    bookmarkedBy: [],
    reactions: [
      { urlcode: 'Insightful', by: ['zainab', 'wren'] },
      { urlcode: 'Agree', by: ['noa', 'solene', 'jiho'] },
      { urlcode: 'Like', by: ['eilidh', 'gudrun'] },
    ],
    comments: [
      {
        author: 'lubo',
        minutesAfter: 107,
        body: 'Ucho nie potrzebuje kalibracji, tylko ciszy. V češtině i v polštině stejně.',
        reactions: [{ urlcode: 'LOL', by: ['kaimana', 'bo', 'dimitra', 'harpreet'] }],
      },
      {
        author: 'olena',
        minutesAfter: 299,
        body: 'Мій дідусь так настроював і колеса, і бандуру. Каже, різниця тільки в репертуарі.',
        reactions: [{ urlcode: 'Like', by: ['femi', 'yusuf'] }],
        replies: [
          {
            author: 'marta',
            minutesAfter: 598,
            body: 'Bandura ma więcej szprych.',
            reactions: [{ urlcode: 'LOL', by: ['jonas', 'gudrun', 'beelian', 'yutong', 'zainab'] }],
          },
        ],
      },
      {
        author: 'bohdan',
        minutesAfter: 707,
        body: 'Пів тону я не чую, я чую тільки «добре» і «ой». Куплю лічильник.',
        reactions: [{ urlcode: 'Agree', by: ['naoki'] }],
        replies: [
          {
            author: 'marta',
            minutesAfter: 859,
            body: '„Oj” to też jednostka miary.',
            reactions: [{ urlcode: 'LOL', by: ['noa', 'bo', 'jonas'] }],
          },
        ],
      },
    ],
  },
  {
    key: 'trafo-peremotka',
    category: 'electronics',
    author: 'olena',
    title: 'Перемотка трансформатора вдома: скільки часу це займає насправді',
    body: `Мене часто питають, чи варто. Рахую чесно, на прикладі силового трансформатора на 60 Вт:

| Робота | Години |
|---|---:|
| Розібрати, порахувати витки старої обмотки | 3,5 |
| Каркас і прокладки | 2 |
| Первинна, 1 460 витків | 4 |
| Вторинна, 2 × 1 750 витків | 7 |
| Розжарення | 0,5 |
| Просочення лаком і сушіння | 12 (з них 11 я сплю) |

Разом приблизно **29 годин**. Новий коштує як дві мої вечірні зарплати. Але нового з такими виводами не існує, а радіоприймач у музеї один.`,
    format: 'markdown',
    language: 'uk',
    tags: ['power-supply', 'valve-radio'],
    minutesAgo: 27360,
    views: 380,
    bookmarkedBy: ['jiho', 'ottilie', 'ludo', 'lubo'],
    reactions: [
      { urlcode: 'Agree', by: ['eilidh', 'sprite'] },
      { urlcode: 'Like', by: ['hank', 'celestino', 'noa', 'yutong', 'pip'] },
      { urlcode: 'Insightful', by: ['bo'] },
    ],
    comments: [
      {
        author: 'bohdan',
        minutesAfter: 398,
        body: 'Чим рахуєш витки? Я збиваюся на двохсотому, коли дзвонить телефон.',
        reactions: [{ urlcode: 'Like', by: ['dimitra', 'minseo'] }],
        replies: [
          {
            author: 'olena',
            minutesAfter: 922,
            body: 'Велосипедний геркон і калькулятор: геркон замість кнопки «=». Натиснула «1 +» і мотаєш.',
            reactions: [
              { urlcode: 'Insightful', by: ['wren'] },
              { urlcode: 'Agree', by: ['mina'] },
              { urlcode: 'Like', by: ['beelian', 'solene'] },
              { urlcode: 'Awesome', by: ['niran'] },
            ],
            replies: [
              {
                author: 'bohdan',
                minutesAfter: 3447,
                body: 'Геніально. Калькулятор уже розібрано.',
                reactions: [{ urlcode: 'Awesome', by: ['shirin', 'pip'] }],
              },
            ],
          },
        ],
      },
      {
        author: 'lubo',
        minutesAfter: 6167,
        body: 'Jedenáct hodin spánku je také technologický postup. The varnish needs it as well.',
      },
      {
        author: 'femi',
        minutesAfter: 6579,
        body: 'I translated this for my apprentices. The calculator trick got applause in Lagos.',
        reactions: [
          { urlcode: 'Agree', by: ['ludo'] },
          { urlcode: 'Like', by: ['ottilie'] },
        ],
      },
    ],
  },
  {
    key: 'zymova-bateria',
    category: 'bicycles',
    author: 'bohdan',
    title: 'Чи шкодить акумулятору електровелосипеда зима на неопалюваному балконі?',
    body: 'Мінімум буває −12. Їжджу рідко, двічі на місяць. Нести щоразу на четвертий поверх важко (велосипед 26 кг, батарея не знімається без викрутки).',
    format: 'markdown',
    language: 'uk',
    tags: ['batteries'],
    minutesAgo: 3000,
    asks: true,
    views: 259,
    bookmarkedBy: ['olena'],
    reactions: [
      { urlcode: 'Awesome', by: ['mina'] },
      { urlcode: 'Like', by: ['kaimana'] },
      { urlcode: 'Insightful', by: ['yutong'] },
    ],
    comments: [
      {
        author: 'itai',
        minutesAfter: 166,
        body: 'אצלנו הבעיה הפוכה, but the table by Harpreet says: cold rest is fine, cold charging is not.',
      },
      {
        author: 'harpreet',
        minutesAfter: 189,
        body: 'Resting at −12 with 50 to 60 % is fine, it even ages less. **Never charge below zero**: lithium plates out and that damage stays. Do it like this: ride on what is in it, then bring the bike inside for one evening (about 4 hours until the *inside* of the pack is at +10), charge to 60 %, back to the balcony.',
        accepted: true,
        reactions: [
          { urlcode: 'Agree', by: ['celestino', 'jiho', 'beelian'] },
          { urlcode: 'Insightful', by: ['itai', 'minseo', 'zainab'] },
        ],
        replies: [
          {
            author: 'bohdan',
            minutesAfter: 227,
            body: 'Дякую! Отже: мерзнути можна, заряджатися на морозі не можна. Двічі на місяць на четвертий поверх я переживу.',
            reactions: [
              { urlcode: 'Like', by: ['mina'] },
              { urlcode: 'Insightful', by: ['dimitra'] },
            ],
            replies: [
              {
                author: 'olena',
                minutesAfter: 275,
                body: 'І в спортзал не треба.',
                reactions: [{ urlcode: 'LOL', by: ['harpreet', 'yutong', 'eilidh'] }],
              },
            ],
          },
        ],
      },
    ],
  },
];
