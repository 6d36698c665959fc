import type { DemoDiscussion } from './types.ts';

export const languagesEastDiscussions: DemoDiscussion[] = [
  {
    key: 'kalafatisma',
    category: 'boats',
    author: 'dimitra',
    title: 'Καλαφάτισμα με μπαμπάκι ή με στουπί; Τι βάζω πού και γιατί',
    body: `Με ρωτάνε συχνά από τότε που έγραψα ότι είμαι κόρη καλαφάτη. Ο πατέρας μου το έλεγε σε μία πρόταση: *«Το μπαμπάκι για τη λεπτή βάρκα, το στουπί για το καΐκι, και η υπομονή για όλα.»*

- **Αρμός κάτω από 3 mm**: μόνο μπαμπάκι, δύο κλωστές στριμμένες
- **Από 3 έως 8 mm**: πρώτα μπαμπάκι, μετά στουπί
- **Πάνω από 8 mm**: δεν είναι αρμός, είναι πόρτα. Άλλαξε σανίδα.

Και το σημαντικότερο: μην το χτυπάς μέχρι να σταματήσει. Το ξύλο θα φουσκώσει. Αν δεν του αφήσεις χώρο, θα σπρώξει τα καρφιά.`,
    format: 'markdown',
    language: 'el',
    tags: ['rigging', 'glue'],
    minutesAgo: 14400,
    views: 432,
    bookmarkedBy: ['beelian', 'wren', 'pip'],
    reactions: [
      { urlcode: 'Awesome', by: ['kaveh', 'shirin'] },
      { urlcode: 'Like', by: ['celestino', 'deniz', 'iker'] },
      { urlcode: 'Agree', by: ['kaimana'] },
    ],
    comments: [
      {
        author: 'deniz',
        minutesAfter: 350,
        body: 'Συγγνώμη για τα ελληνικά μου, είναι από τη γιαγιά μου. Σε πόσες μέρες στο νερό κλείνει ο αρμός;',
        reactions: [{ urlcode: 'Agree', by: ['benedita', 'jiho'] }],
        replies: [
          {
            author: 'dimitra',
            minutesAfter: 558,
            body: 'Τα ελληνικά σου είναι μια χαρά, η γιαγιά σου έκανε καλή δουλειά. Σε δύο με τρεις μέρες, και την πρώτη νύχτα κοιμάσαι μέσα με τον κουβά.',
            reactions: [
              { urlcode: 'Insightful', by: ['huda', 'bohdan'] },
              { urlcode: 'Like', by: ['femi', 'jonas'] },
            ],
            replies: [
              {
                author: 'deniz',
                minutesAfter: 634,
                body: 'Η γιαγιά μου έλεγε κι αυτό με τον κουβά, αλλά για άλλο θέμα.',
                reactions: [{ urlcode: 'LOL', by: ['yutong', 'noa', 'huda'] }],
              },
            ],
          },
        ],
      },
      {
        author: 'hank',
        minutesAfter: 729,
        body: 'I ran this through the translator. "Over 8 mm it is not a seam, it is a door." I have seen people caulk doors all my life.',
        reactions: [{ urlcode: 'Agree', by: ['jiho', 'iker', 'naoki', 'femi'] }],
      },
      {
        author: 'jonas',
        minutesAfter: 863,
        body: '"Leave room, or it pushes the nails." Exactly what I try to explain each spring.',
        reactions: [{ urlcode: 'Agree', by: ['hank'] }],
      },
    ],
  },
  {
    key: 'soba-baca',
    category: 'hearth',
    author: 'deniz',
    title: 'Kuzine soba yazın iyi çekiyor, kışın neden tütüyor?',
    body: 'Aynı soba, aynı baca, aynı odun. Baca dış duvarda, 6 metre, tek cidarlı çelik boru. Yazın bir kibritle çekiyor, dışarısı sıfıra inince ilk yarım saat bütün mutfak duman. Komşum “rüzgârdan” diyor, ben pek inanmadım.',
    format: 'markdown',
    language: 'tr',
    tags: ['masonry', 'safety'],
    minutesAgo: 8640,
    asks: true,
    views: 182,
    bookmarkedBy: ['beelian'],
    reactions: [
      { urlcode: 'Like', by: ['bohdan', 'noa', 'ananya'] },
      { urlcode: 'Agree', by: ['benedita'] },
    ],
    comments: [
      {
        author: 'kaveh',
        minutesAfter: 138,
        body: 'Tebrizliyim, Türkçem biraz eski moda, kusura bakma. Rüzgâr değil, **soğuk baca**. Dış duvardaki tek cidarlı boru içindeki hava dışarısı kadar soğuk, ağır bir tıpa gibi duruyor. Ateşten önce baca temizleme kapağının içinde iki sayfa gazete yak, tıpa kalksın. Kalıcı çözüm: borunun dışına yalıtım ve ikinci cidar. Ve o mutfağa mutlaka bir karbonmonoksit alarmı.',
        accepted: true,
        reactions: [
          { urlcode: 'Insightful', by: ['solene', 'kaimana'] },
          { urlcode: 'Like', by: ['marta'] },
          { urlcode: 'Agree', by: ['naoki', 'jiho'] },
        ],
        replies: [
          {
            author: 'deniz',
            minutesAfter: 204,
            body: 'Gazete numarası ilk denemede çalıştı, duman sıfır. Alarm zaten var, bu sabah pilini de değiştirdim. Komşuya “rüzgâr dindi” dedim.',
            reactions: [{ urlcode: 'Like', by: ['dimitra', 'kaveh', 'mina'] }],
            replies: [
              {
                author: 'kaveh',
                minutesAfter: 1334,
                body: 'Komşuluk her şeyden önce gelir.',
                reactions: [{ urlcode: 'LOL', by: ['itzel', 'jonas', 'itai', 'huda'] }],
              },
            ],
          },
        ],
      },
      {
        author: 'gudrun',
        minutesAfter: 2573,
        body: 'Same here, other end of the thermometer. Two sheets of newspaper, or a hair dryer for those who read on a screen.',
        reactions: [{ urlcode: 'Like', by: ['kaimana'] }],
      },
    ],
  },
  {
    key: 'sandok-sadaf',
    category: 'wood',
    author: 'yusuf',
    title: 'مفصّلات حديدية لصندوق عروس عمره مئة عام: لماذا لم أستعمل اللحام',
    body: `جاءتني سيّدة بصندوق جدّتها، والمفصّلة اليسرى مكسورة عند الثنية. قال لها ثلاثة قبلي: «نلحمها في خمس دقائق».

اللحام هنا يُفسد شيئين: حرارته تحرق الخشب القديم، ويترك نقطة صلبة تنكسر بجوارها بعد سنة. فماذا فعلت؟

1. فككتُ المفصّلة وأخذتُ قياسها بالورق المقوّى
2. طرقتُ واحدة جديدة من **حديد مطاوع قديم** (قضيب شبّاك)
3. ثنيتها على الساخن مرّة واحدة فقط
4. سوّدتُها بزيت بذر الكتّان على نار هادئة

استغرق العمل ستّ ساعات بدل خمس دقائق. وستعيش، إن شاء الله، مئة سنة أخرى.`,
    format: 'markdown',
    language: 'ar',
    tags: ['corrosion', 'before-after'],
    minutesAgo: 23040,
    views: 390,
    bookmarkedBy: [],
    reactions: [
      { urlcode: 'Agree', by: ['itzel', 'olena', 'bohdan'] },
      { urlcode: 'Like', by: ['naoki', 'ananya', 'femi'] },
      { urlcode: 'Insightful', by: ['ottilie'] },
    ],
    comments: [
      {
        author: 'huda',
        minutesAfter: 111,
        body: '«ستّ ساعات بدل خمس دقائق» هذه الجملة تلخّص كلّ مهنتنا. سلمت يداك.',
        reactions: [
          { urlcode: 'Agree', by: ['ludo'] },
          { urlcode: 'Awesome', by: ['yusuf'] },
          { urlcode: 'Like', by: ['celestino'] },
        ],
        replies: [
          {
            author: 'yusuf',
            minutesAfter: 584,
            body: 'سلّمك الله. ومع ذلك يسألونني دائمًا عن الخمس دقائق.',
            reactions: [{ urlcode: 'Like', by: ['harpreet'] }],
          },
        ],
      },
      {
        author: 'ottilie',
        minutesAfter: 877,
        body: 'Wrought iron from an old window bar! The right material is always already somewhere in the street.',
        reactions: [
          { urlcode: 'Like', by: ['hank'] },
          { urlcode: 'Awesome', by: ['itai'] },
        ],
      },
      {
        author: 'huda',
        minutesAfter: 965,
        body: 'هل يصلح زيت الكتّان للحديد القريب من البحر؟',
        replies: [
          {
            author: 'yusuf',
            minutesAfter: 1084,
            body: 'يصلح إن أعدته كلّ سنة بطبقة رقيقة جدًّا. الطبقة السميكة تبقى لزجة وتجمع الملح، وعندها يكون تركه أفضل.',
            reactions: [
              { urlcode: 'Agree', by: ['mina'] },
              { urlcode: 'Insightful', by: ['itai'] },
              { urlcode: 'Like', by: ['deniz'] },
            ],
          },
        ],
      },
    ],
  },
  {
    key: 'furn-harara',
    category: 'hearth',
    author: 'huda',
    title: 'كيف أعرف حرارة الفرن التقليدي من دون ميزان حرارة؟',
    body: 'ميزان الحرارة انكسر، والجديد يحتاج أسبوعين. عندي طلبيّة بلاط لا تنتظر. كان عمّي يعرف الحرارة من **لون اللهب**، لكنّه لم يكتب شيئًا. هل عند أحدكم جدول أثق به؟',
    format: 'markdown',
    language: 'ar',
    tags: ['masonry', 'measuring'],
    minutesAgo: 4320,
    asks: true,
    views: 281,
    bookmarkedBy: ['ludo', 'ananya'],
    reactions: [{ urlcode: 'Like', by: ['niran', 'deniz', 'olena'] }],
    comments: [
      {
        author: 'yusuf',
        minutesAfter: 225,
        body: `الحدّادون يعملون باللون منذ القدم. انظري إلى لون الجدار الداخلي لا إلى اللهب، وفي الظلّ لا في الشمس:

- أحمر داكن بالكاد يُرى: نحو 550 درجة
- أحمر كرزيّ: نحو 750
- أحمر برتقاليّ: نحو 900
- برتقاليّ فاتح: نحو 1000

والخطأ في حدود 40 درجة إن كانت عينك مرتاحة. لا تنظري إلى الهاتف قبلها بدقيقتين.`,
        accepted: true,
        reactions: [
          { urlcode: 'Like', by: ['harpreet'] },
          { urlcode: 'Insightful', by: ['ottilie', 'bohdan', 'bo'] },
          { urlcode: 'Agree', by: ['itai'] },
        ],
        replies: [
          {
            author: 'huda',
            minutesAfter: 708,
            body: 'أطفأتُ الأنوار وانتظرتُ حتّى صار برتقاليًّا فاتحًا بقليل من الأحمر. خرج البلاط سليمًا واللون كما أريد. شكرًا جزيلًا!',
            reactions: [
              { urlcode: 'Like', by: ['jiho'] },
              { urlcode: 'Insightful', by: ['harpreet'] },
            ],
            replies: [
              {
                author: 'benedita',
                minutesAfter: 797,
                body: 'The blue like Thursday?',
                reactions: [{ urlcode: 'LOL', by: ['pip', 'beelian', 'iker'] }],
                replies: [
                  {
                    author: 'huda',
                    minutesAfter: 2606,
                    body: 'The blue like Thursday. ✨',
                    reactions: [
                      { urlcode: 'Like', by: ['yutong', 'celestino'] },
                      { urlcode: 'Agree', by: ['zainab'] },
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
    key: 'kise-hamisha',
    category: 'wood',
    author: 'noa',
    title: 'שישה כיסאות של דודה: מה למדתי על סבלנות ועל דבק',
    body: `חודשיים, שישה כיסאות, 17 חיבורים רופפים בכיסא הגרוע ביותר. הסיכום שלי:

- **לא מפרקים מה שלא זז.** חסכתי בערך חצי מהעבודה.
- דבק לבן ישן מתרכך בחומץ חם. הריח עובר אחרי יומיים, הזיכרון לא.
- מגרדים, לא משייפים. נייר זכוכית הופך כל זיז לביצה.
- מהדק רצועה אחד טוב שווה יותר מארבעה בינוניים.

ועוד משהו: כתבתי תאריך בעיפרון מתחת לכל מושב. מישהו ימצא את זה ב־2090 ויחשוב שהייתי רצינית.`,
    format: 'markdown',
    language: 'he',
    tags: ['glue', 'beginners'],
    minutesAgo: 12960,
    views: 228,
    bookmarkedBy: ['sprite'],
    reactions: [
      { urlcode: 'Agree', by: ['wren'] },
      { urlcode: 'Insightful', by: ['kaimana'] },
      { urlcode: 'Like', by: ['yusuf', 'marta'] },
      { urlcode: 'Awesome', by: ['zainab'] },
    ],
    comments: [
      {
        author: 'itai',
        minutesAfter: 206,
        body: 'כתבת גם את סוג הדבק? מי שיפתח אותם אחרייך יודה לך.',
        reactions: [
          { urlcode: 'Like', by: ['naoki'] },
          { urlcode: 'Awesome', by: ['bohdan'] },
        ],
        replies: [
          {
            author: 'noa',
            minutesAfter: 499,
            body: 'רעיון מצוין. הוספתי: ״דבק עצמות, הפיך, בהצלחה״.',
            reactions: [
              { urlcode: 'Insightful', by: ['dimitra'] },
              { urlcode: 'Agree', by: ['yutong'] },
              { urlcode: 'Like', by: ['bo'] },
            ],
            replies: [
              {
                author: 'itai',
                minutesAfter: 1024,
                body: '״בהצלחה״ זה החלק החשוב.',
                reactions: [{ urlcode: 'LOL', by: ['bohdan', 'olena', 'huda', 'ottilie'] }],
              },
            ],
          },
        ],
      },
      {
        author: 'ottilie',
        minutesAfter: 1081,
        body: 'I have opened chairs with a message inside. It is like getting a letter from a colleague. Never stop writing them.',
        reactions: [{ urlcode: 'Agree', by: ['olena', 'kaveh', 'bo'] }],
      },
      { author: 'itai', minutesAfter: 1391, body: 'יש לי ארבעה כיסאות ומחסן בלי מקום. מתי את פנויה?' },
    ],
  },
  {
    key: 'khatam-tarmim',
    category: 'wood',
    author: 'shirin',
    title: 'ترمیم خاتم قدیمی: لاک را اول بردارم یا اول قطعه‌های افتاده را بچسبانم؟',
    body: `جعبه‌ای از حدود ۱۳۲۰، حدود چهل قطعه افتاده و لاک رویی زرد و ترک‌خورده. اگر اول لاک را بردارم می‌ترسم قطعه‌های سست هم جدا شوند. اگر اول بچسبانم، لاک قدیمی زیر قطعهٔ نو می‌ماند.

شما کدام را اول انجام می‌دهید؟`,
    format: 'markdown',
    language: 'fa',
    tags: ['glue', 'finishing'],
    minutesAgo: 1620,
    asks: true,
    views: 305,
    bookmarkedBy: ['olena', 'kaveh', 'gudrun'],
    reactions: [
      { urlcode: 'Agree', by: ['itzel', 'solene'] },
      { urlcode: 'Like', by: ['wren', 'yusuf', 'bohdan'] },
    ],
    comments: [
      {
        author: 'kaveh',
        minutesAfter: 68,
        body: 'در ساعت همیشه اول تثبیت می‌کنیم بعد تمیزکاری. هرچه لق است اول باید آرام بگیرد.',
        reactions: [
          { urlcode: 'Awesome', by: ['bo'] },
          { urlcode: 'Like', by: ['niran'] },
        ],
      },
      {
        author: 'ottilie',
        minutesAfter: 132,
        body: 'First consolidate, then clean, then fill. Thin warm glue (5 %) on a brush along every loose edge, a day under light weight. Then take off the varnish with alcohol on cotton, **only as wide as a coin at a time**. The missing pieces come last, on clean ground. So you never have loose pieces and solvent on the same day.',
        accepted: true,
        reactions: [
          { urlcode: 'Agree', by: ['ludo'] },
          { urlcode: 'Insightful', by: ['olena', 'naoki', 'dimitra', 'kaimana'] },
        ],
        replies: [
          {
            author: 'shirin',
            minutesAfter: 512,
            body: 'ممنونم! «هرگز قطعهٔ لق و حلال در یک روز» را روی دیوار کارگاه نوشتم. امروز تثبیت تمام شد، حتی یک قطعه هم نیفتاد.',
            reactions: [
              { urlcode: 'Agree', by: ['gudrun'] },
              { urlcode: 'Like', by: ['jiho', 'marta'] },
            ],
            replies: [
              {
                author: 'kaveh',
                minutesAfter: 1093,
                body: 'و عطسه؟',
                reactions: [{ urlcode: 'LOL', by: ['jiho', 'sprite', 'iker'] }],
                replies: [
                  {
                    author: 'shirin',
                    minutesAfter: 1555,
                    body: 'ماسک زده‌ام. ۲۱۳ قطعه برای یک عمر کافی بود.',
                    reactions: [
                      { urlcode: 'LOL', by: ['yutong', 'bohdan', 'harpreet', 'hank', 'zainab', 'itzel'] },
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
    key: 'chhat-bagicha',
    category: 'hearth',
    author: 'ananya',
    title: 'छत पर बाग़: 180 किलो गीली मिट्टी और एक इंजीनियर चाचा की सलाह',
    body: `सबसे पहले वह ग़लती जो मैंने की: सारे बड़े गमले बीच में रखे, क्योंकि वहाँ धूप अच्छी थी। चाचा आए, एक नज़र डाली और बोले, *"बीच में मेहमान बिठाओ, गमले नहीं।"* छत का बीच सबसे कमज़ोर होता है।

अब मेरे नियम:

- भारी गमले **दीवार के ऊपर या बीम के पास**
- मिट्टी में आधा नारियल का बुरादा, वज़न लगभग 40 % कम
- हर गमले के नीचे 3 सेमी की ईंट, ताकि पानी रुके नहीं
- साल में एक बार नीचे वाले कमरे की छत पर सीलन देखना

टमाटर वही हैं, पर अब नींद अच्छी आती है।`,
    format: 'markdown',
    language: 'hi',
    tags: ['soil', 'irrigation'],
    minutesAgo: 18720,
    views: 390,
    bookmarkedBy: [],
    reactions: [
      { urlcode: 'Like', by: ['kaveh', 'naoki', 'huda', 'jonas'] },
      { urlcode: 'Insightful', by: ['deniz', 'sprite'] },
      { urlcode: 'Agree', by: ['lubo'] },
    ],
    comments: [
      {
        author: 'harpreet',
        minutesAfter: 553,
        body: 'चाचा जी को सलाम! कनाडा में बर्फ़ के साथ भी यही हिसाब है: वज़न किनारे पर, बीच ख़ाली।',
        reactions: [
          { urlcode: 'Insightful', by: ['bohdan'] },
          { urlcode: 'Agree', by: ['olena'] },
        ],
        replies: [
          {
            author: 'ananya',
            minutesAfter: 718,
            body: 'चाचा को बताया। अब वे कहते हैं कि वे कनाडा में भी मशहूर हैं।',
            reactions: [{ urlcode: 'LOL', by: ['huda', 'shirin', 'noa'] }],
          },
        ],
      },
      {
        author: 'gudrun',
        minutesAfter: 863,
        body: 'Half coconut fibre, does it not dry out too fast?',
        replies: [
          {
            author: 'ananya',
            minutesAfter: 889,
            body: 'It does, by lunch in May. That is why the controller exists. Everything here exists because of something else.',
            reactions: [{ urlcode: 'Agree', by: ['hank'] }],
          },
        ],
      },
      {
        author: 'harpreet',
        minutesAfter: 1074,
        body: 'ईंट वाली बात बहुत काम की है। मेरी बालकनी का एक गमला दो साल से पानी में खड़ा था।',
      },
    ],
  },
  {
    key: 'purani-cycle',
    category: 'bicycles',
    author: 'ananya',
    title: 'दादाजी की 1962 की साइकिल: पैडल के पास खट-खट, क्या पूरा बीबी बदलना पड़ेगा?',
    body: 'कॉटर पिन वाली पुरानी क्रैंक है। हर चक्कर में एक बार खट की आवाज़ आती है, और क्रैंक हाथ से हिलाने पर ज़रा सा हिलता है। नया पुर्ज़ा यहाँ मिलता नहीं।',
    format: 'markdown',
    language: 'hi',
    tags: ['bearings', 'beginners'],
    minutesAgo: 2640,
    asks: true,
    views: 123,
    bookmarkedBy: [],
    reactions: [{ urlcode: 'Like', by: ['ludo', 'benedita', 'niran'] }],
    comments: [
      {
        author: 'harpreet',
        minutesAfter: 976,
        body: 'पहले बीबी नहीं, **कॉटर पिन** देखो। आवाज़ हर चक्कर में एक बार और क्रैंक में हल्की ढील: दस में से नौ बार पिन घिसी होती है। पिन निकालो (नट को ढीला करके बराबर छोड़ो, फिर हथौड़ा, नहीं तो चूड़ी ख़राब होगी), चपटी सतह को रेती से एक जैसा करो, नई पिन लगाओ, 20 किलोमीटर चलाकर दोबारा कसो। ख़र्च पचास रुपये से कम।',
        accepted: true,
        reactions: [
          { urlcode: 'Like', by: ['lubo', 'bohdan'] },
          { urlcode: 'Insightful', by: ['ludo', 'solene'] },
          { urlcode: 'Agree', by: ['niran'] },
        ],
        replies: [
          {
            author: 'ananya',
            minutesAfter: 1306,
            body: 'पिन सच में केले जैसी हो गई थी! नई लगाई, आवाज़ बंद। दादाजी ने कहा, "मैंने तो 1985 में ही कहा था।"',
            reactions: [{ urlcode: 'Like', by: ['naoki', 'noa', 'bohdan'] }],
            replies: [
              {
                author: 'harpreet',
                minutesAfter: 2033,
                body: 'दादाजी हमेशा पहले कह चुके होते हैं।',
                reactions: [{ urlcode: 'LOL', by: ['jiho', 'noa', 'kaimana', 'yutong'] }],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    key: 'lao-mianban',
    category: 'electronics',
    author: 'yutong',
    title: '老收音机面板字迹怎么保护：我试了五种办法，只有一种不后悔',
    body: `面板背面的台名是丝印的，年头久了一擦就掉。我用同型号的碎面板做了对比，放在窗边晒了八个月：

| 办法 | 八个月后 | 能否还原 |
|---|---|---|
| 不处理 | 掉了三成 | – |
| 喷清漆 | 发黄，起皱 | 不能 |
| 贴透明膜 | 揭下来时带走了两个城市 | 不能 |
| 薄虫胶，毛笔一遍 | 完好 | 酒精可去 |
| 只用软毛刷除尘 | 掉了一成 | – |

结论：**薄虫胶一遍，别贪多**。先在角落里试，有的红色会化开。`,
    format: 'markdown',
    language: 'zh-Hans',
    tags: ['valve-radio', 'finishing'],
    minutesAgo: 17280,
    views: 467,
    bookmarkedBy: [],
    reactions: [
      { urlcode: 'Insightful', by: ['yusuf', 'solene'] },
      { urlcode: 'Agree', by: ['wren'] },
      { urlcode: 'Like', by: ['olena', 'noa', 'itzel'] },
    ],
    comments: [
      {
        author: 'beelian',
        minutesAfter: 285,
        body: '“带走了两个城市”，可怜的城市。虫胶的浓度是多少？',
        reactions: [{ urlcode: 'LOL', by: ['bo', 'niran', 'shirin'] }],
        replies: [
          {
            author: 'yutong',
            minutesAfter: 395,
            body: '大约百分之五，跟淡茶差不多。刷的时候一笔过去，不回头。',
            reactions: [
              { urlcode: 'Agree', by: ['olena', 'ottilie'] },
              { urlcode: 'Like', by: ['eilidh'] },
            ],
            replies: [
              {
                author: 'beelian',
                minutesAfter: 541,
                body: '一笔不回头，这句话做藤编也用得上。',
                reactions: [{ urlcode: 'Like', by: ['olena'] }],
              },
            ],
          },
        ],
      },
      {
        author: 'olena',
        minutesAfter: 776,
        body: 'Shellac at 5 %, one pass. So Kyiv can be saved after all.',
        reactions: [{ urlcode: 'Agree', by: ['itzel', 'shirin'] }],
      },
      {
        author: 'jiho',
        minutesAfter: 930,
        body: '저도 같은 방법을 써 봤는데 빨간색이 조금 번졌어요. 구석에서 먼저 시험하라는 말에 동의합니다.',
        replies: [{ author: 'yutong', minutesAfter: 1198, body: '对，红色最容易出问题。谢谢补充！' }],
      },
    ],
  },
  {
    key: 'tengyi-xiuli',
    category: 'wood',
    author: 'beelian',
    title: '藤椅坐面断了三根，是补三根还是整面重编？',
    body: '六角眼的老编法，大概六十年了，别的地方颜色很均匀。客人只想花补三根的钱，又希望看不出来。我自己有答案，想听听大家怎么想。',
    format: 'markdown',
    language: 'zh-Hans',
    tags: ['upholstery'],
    minutesAgo: 960,
    asks: true,
    views: 214,
    bookmarkedBy: [],
    reactions: [
      { urlcode: 'Like', by: ['itai', 'iker'] },
      { urlcode: 'Insightful', by: ['bohdan'] },
    ],
    comments: [
      {
        author: 'yutong',
        minutesAfter: 368,
        body: '我修板子的经验：断三根说明其余的也快了。不过要是颜色均匀，先泡水按一按，听有没有脆响。',
        reactions: [{ urlcode: 'Like', by: ['minseo'] }],
        replies: [
          {
            author: 'beelian',
            minutesAfter: 814,
            body: '泡了，按了，又响了两声。那就是五根了。',
            reactions: [{ urlcode: 'Like', by: ['pip', 'dimitra'] }],
          },
        ],
      },
      {
        author: 'naoki',
        minutesAfter: 879,
        body: '六十年の色は新しい藤では出ません。補修は目立たせて、年を重ねるのを待つほうが正直だと思います。',
        replies: [
          {
            author: 'beelian',
            minutesAfter: 922,
            body: '您说得对。我跟客人讲“新的五根会慢慢追上来”，他想了想，同意了。',
            reactions: [
              { urlcode: 'Like', by: ['dimitra'] },
              { urlcode: 'Insightful', by: ['huda', 'benedita'] },
            ],
          },
        ],
      },
    ],
  },
  {
    key: 'kanna-dai',
    category: 'tools',
    author: 'naoki',
    title: '鉋台の直し方：季節の変わり目に十五分だけ',
    body: `湿気が変わると台が動きます。大きく直すより、**少しずつ、季節ごとに十五分**がいちばん長持ちします。

1. 刃を少し戻し、締めたままで下端を見る（刃を抜くと形が変わります）
2. 定規を対角線にも当てる。ねじれは中央より先に直す
3. 当たるのは刃口、台頭、台尻の三か所だけ
4. 立刃の台直し鉋、なければ平らな板に紙やすり（280番）で二、三回

急いで削ると、来年の台が薄くなります。鉋台は貯金と同じです。`,
    format: 'markdown',
    language: 'ja',
    tags: ['sharpening', 'hand-tools'],
    minutesAgo: 30240,
    views: 278,
    bookmarkedBy: [],
    reactions: [
      { urlcode: 'Like', by: ['jiho', 'iker', 'pip', 'ludo'] },
      { urlcode: 'Insightful', by: ['shirin', 'ottilie', 'solene'] },
      { urlcode: 'Agree', by: ['jonas'] },
      { urlcode: 'Awesome', by: ['ananya'] },
    ],
    comments: [
      {
        author: 'beelian',
        minutesAfter: 231,
        body: '神戸で六年習いましたが、「刃を締めたまま見る」は先生に三回叱られてやっと覚えました。',
        reactions: [{ urlcode: 'Like', by: ['benedita', 'jiho', 'yusuf'] }],
        replies: [
          {
            author: 'naoki',
            minutesAfter: 319,
            body: '三回なら早いほうです。私は七回でした。',
            reactions: [{ urlcode: 'LOL', by: ['kaimana', 'marta', 'pip'] }],
          },
        ],
      },
      {
        author: 'zainab',
        minutesAfter: 419,
        body: 'Checked with the blade under tension because the stress changes the shape. That is exactly how we check optical mounts.',
        reactions: [{ urlcode: 'Agree', by: ['kaimana', 'noa'] }],
      },
      { author: 'yutong', minutesAfter: 449, body: '「鉋台は貯金と同じ」、電池にも当てはまりますね。' },
      {
        author: 'pip',
        minutesAfter: 466,
        body: 'I read it with the translator. "Who planes in a hurry makes next year\'s plane thin." I will print this next to "an egg does not hold in a round hole".',
        reactions: [
          { urlcode: 'Awesome', by: ['wren'] },
          { urlcode: 'Agree', by: ['itzel'] },
        ],
      },
    ],
  },
  {
    key: 'fune-urushi',
    category: 'boats',
    author: 'naoki',
    title: '和船の櫓の手元が滑ります。漆の上から何か塗るべきでしょうか',
    body: '祖父の櫓です。手元だけ拭き漆で仕上げましたが、雨の日に滑ります。滑り止めの塗料は使いたくありません。',
    format: 'markdown',
    language: 'ja',
    tags: ['varnish', 'finishing'],
    minutesAgo: 5760,
    asks: true,
    views: 240,
    bookmarkedBy: ['itai'],
    reactions: [
      { urlcode: 'Awesome', by: ['hank'] },
      { urlcode: 'Like', by: ['dimitra', 'beelian', 'pip'] },
    ],
    comments: [
      {
        author: 'kaimana',
        minutesAfter: 596,
        body: 'On our paddles we leave the grip bare and oil it once a year. Wet wood grips better than any coating.',
        reactions: [{ urlcode: 'Like', by: ['eilidh', 'iker'] }],
      },
      {
        author: 'beelian',
        minutesAfter: 2821,
        body: '手の当たる所だけ漆を落として、木地に戻してはいかがですか。細い麻糸を巻く方法もありますが、雨の日に乾きません。ペナンの漕ぎ手は、握りを**粗い砥の粉で磨いて**、何も塗りません。手の脂が一年で仕上げてくれます。',
        accepted: true,
        reactions: [
          { urlcode: 'Insightful', by: ['sprite', 'zainab', 'kaveh'] },
          { urlcode: 'Like', by: ['celestino'] },
        ],
        replies: [
          {
            author: 'naoki',
            minutesAfter: 3276,
            body: '手の脂が仕上げる。祖父もそう言っていたのを思い出しました。落としてみます。',
            reactions: [
              { urlcode: 'Agree', by: ['bo'] },
              { urlcode: 'Like', by: ['deniz', 'benedita'] },
            ],
            replies: [
              {
                author: 'naoki',
                minutesAfter: 3977,
                body: '落としました。雨の日に試し、滑りません。漆は他の所で輝いてもらいます。',
                reactions: [
                  { urlcode: 'Insightful', by: ['eilidh'] },
                  { urlcode: 'Like', by: ['femi'] },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    key: 'dosaek-bange',
    category: 'bicycles',
    author: 'minseo',
    title: '집에서 프레임 도색하기: 먼지와의 전쟁에서 배운 다섯 가지',
    body: `포크 하나를 다섯 번 칠했습니다. 여러분은 한 번에 끝내시라고 적어 둡니다.

1. **바닥에 물을 뿌리세요.** 먼지의 절반은 내 발이 일으킵니다.
2. 비옷을 입으세요. 나머지 절반은 내 옷에서 나옵니다.
3. 도료와 프레임을 같은 방에 하룻밤 두세요. 온도가 다르면 표면이 귤껍질처럼 됩니다.
4. 세 번 얇게, 그 사이 12분. 두껍게 한 번은 흐릅니다.
5. 다 칠하면 **방에서 나가세요.** 들여다보는 사람이 먼지입니다.`,
    format: 'markdown',
    language: 'ko',
    tags: ['paint', 'steel-frames'],
    minutesAgo: 24480,
    views: 256,
    bookmarkedBy: ['naoki', 'deniz'],
    reactions: [
      { urlcode: 'Insightful', by: ['beelian'] },
      { urlcode: 'Like', by: ['ludo', 'sprite', 'kaveh', 'pip', 'huda', 'bo'] },
    ],
    comments: [
      {
        author: 'jiho',
        minutesAfter: 161,
        body: '5번이 제일 어렵네요. 저는 납땜도 자꾸 들여다보다가 망칩니다.',
        reactions: [{ urlcode: 'LOL', by: ['kaimana', 'mina', 'beelian', 'iker'] }],
        replies: [
          {
            author: 'minseo',
            minutesAfter: 204,
            body: '그래서 저는 칠하고 나면 바로 산책을 갑니다. 도색은 다리 운동입니다.',
            reactions: [
              { urlcode: 'Insightful', by: ['zainab'] },
              { urlcode: 'Like', by: ['gudrun'] },
            ],
          },
        ],
      },
      {
        author: 'marta',
        minutesAfter: 231,
        body: '"The one who looks in is the dust." I will hang this on the door of the spray room.',
        reactions: [
          { urlcode: 'Like', by: ['minseo'] },
          { urlcode: 'Insightful', by: ['noa'] },
        ],
      },
      {
        author: 'jiho',
        minutesAfter: 313,
        body: '데칼은 마지막 클리어 전에 붙이시나요, 후에 붙이시나요?',
        replies: [
          {
            author: 'minseo',
            minutesAfter: 399,
            body: '전에요. 얇은 클리어를 한 번 뿌리고, 하루 말리고, 데칼, 그다음 클리어 두 번입니다.',
            reactions: [
              { urlcode: 'Like', by: ['jiho'] },
              { urlcode: 'Insightful', by: ['dimitra'] },
            ],
          },
        ],
      },
    ],
  },
];
