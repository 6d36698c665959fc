// What people of a made-up community wrote: in more than one script, long and short. It is not translated.
export const SAMPLE_POSTS = {
  unread: {
    title: 'Inverter clips at 4.6 kW on cold, bright mornings even though the string is rated for 5.2 kW',
    excerpt: 'Every morning below 5 °C it flattens out. Sun is perfect, no error codes.',
    category: 'Inverters',
    tag: 'mppt',
  },
  arabic: {
    title: 'كيف أختار سعة البطارية المناسبة؟',
    excerpt: 'عندنا انقطاع كل مساء تقريبًا من ثلاث إلى أربع ساعات.',
    category: 'Batteries',
  },
  read: {
    title: 'Charge from the grid only when tomorrow looks cloudy',
    excerpt: 'The whole automation in 40 lines, with the forecast sensor.',
    category: 'Home automation',
  },
  thread: {
    title: 'Inverter clips at 4.6 kW on cold mornings',
    before: 'Every morning below 5 °C it flattens out. I have read the ',
    link: 'manual',
    after: ' twice.',
    quote: 'Voltage rises when modules are cold.',
    code: 'derating = max(0, voc - limit)',
  },
  letters: 'Aa',
} as const;
