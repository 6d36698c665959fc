// The short names people type most, and the characters they stand for.
const TABLE = `
smile 😄 smiley 😃 grinning 😀 grin 😁 laughing 😆 satisfied 😆 sweat_smile 😅 joy 😂 rofl 🤣 slight_smile 🙂 slightly_smiling_face 🙂
upside_down_face 🙃 upside_down 🙃 wink 😉 blush 😊 innocent 😇 heart_eyes 😍 kissing_heart 😘 kissing 😗 yum 😋
stuck_out_tongue 😛 stuck_out_tongue_winking_eye 😜 stuck_out_tongue_closed_eyes 😝 thinking 🤔 thinking_face 🤔 neutral_face 😐
expressionless 😑 no_mouth 😶 smirk 😏 unamused 😒 roll_eyes 🙄 rolling_eyes 🙄 face_with_rolling_eyes 🙄 grimacing 😬 relieved 😌 pensive 😔
sleepy 😪 sleeping 😴 mask 😷 dizzy_face 😵 sunglasses 😎 nerd_face 🤓 nerd 🤓 confused 😕 worried 😟 slight_frown 🙁
slightly_frowning_face 🙁 frowning 😦 frowning_face ☹️ open_mouth 😮 hushed 😯 astonished 😲 flushed 😳 anguished 😧 fearful 😨
cold_sweat 😰 disappointed_relieved 😥 cry 😢 sob 😭 scream 😱 confounded 😖 persevere 😣 disappointed 😞 sweat 😓 weary 😩
tired_face 😫 triumph 😤 rage 😡 angry 😠 smiling_imp 😈 imp 👿 skull 💀 ghost 👻 alien 👽 robot 🤖 poop 💩 hugs 🤗 hugging_face 🤗
exploding_head 🤯 shushing_face 🤫 face_with_monocle 🧐 partying_face 🥳 pleading_face 🥺 zany_face 🤪 money_mouth_face 🤑 star_struck 🤩
crazy_face 🤪 face_with_raised_eyebrow 🤨 raised_eyebrow 🤨 drooling_face 🤤 zipper_mouth_face 🤐 face_with_hand_over_mouth 🤭
relaxed ☺️ smiley_cat 😺 cat 🐱 dog 🐶 see_no_evil 🙈 hear_no_evil 🙉 speak_no_evil 🙊 monkey 🐒 bug 🐛 bee 🐝 penguin 🐧 turtle 🐢 whale 🐳
unicorn 🦄 dragon 🐉 crab 🦀 snail 🐌 fish 🐟 mouse 🐭 snake 🐍 bird 🐦 horse 🐴 cow 🐮 pig 🐷 frog 🐸 bear 🐻 panda_face 🐼 owl 🦉
thumbsup 👍 +1 👍 thumbsdown 👎 -1 👎 ok_hand 👌 punch 👊 fist ✊ v ✌️ wave 👋 hand ✋ raised_hand ✋ raised_hands 🙌 clap 👏 pray 🙏
muscle 💪 point_up ☝️ point_down 👇 point_left 👈 point_right 👉 point_up_2 👆 handshake 🤝 crossed_fingers 🤞 metal 🤘 vulcan_salute 🖖
writing_hand ✍️ call_me_hand 🤙 eyes 👀 eye 👁️ brain 🧠 ear 👂 nose 👃 lips 👄 tongue 👅 bow 🙇 shrug 🤷 facepalm 🤦 man_facepalming 🤦‍♂️
man_shrugging 🤷‍♂️ woman_shrugging 🤷‍♀️ no_good 🙅 ok_woman 🙆 dancer 💃 baby 👶 boy 👦 girl 👧 man 👨 woman 👩 older_man 👴 cop 👮 ninja 🥷
heart ❤️ yellow_heart 💛 green_heart 💚 blue_heart 💙 purple_heart 💜 black_heart 🖤 orange_heart 🧡 broken_heart 💔 heartbeat 💓
sparkling_heart 💖 two_hearts 💕 100 💯 boom 💥 collision 💥 dizzy 💫 sweat_drops 💦 dash 💨 zzz 💤 speech_balloon 💬 thought_balloon 💭
fire 🔥 star ⭐ star2 🌟 sparkles ✨ sunny ☀️ sun_with_face 🌞 cloud ☁️ rainbow 🌈 snowflake ❄️ snowman ⛄ zap ⚡ umbrella ☔ ocean 🌊
earth_africa 🌍 earth_americas 🌎 earth_asia 🌏 globe_with_meridians 🌐 moon 🌔 full_moon 🌕 crescent_moon 🌙 rose 🌹 sunflower 🌻 tulip 🌷
christmas_tree 🎄 palm_tree 🌴 evergreen_tree 🌲 cactus 🌵 four_leaf_clover 🍀 maple_leaf 🍁 mushroom 🍄 seedling 🌱 herb 🌿
pizza 🍕 hamburger 🍔 cake 🍰 birthday 🎂 cookie 🍪 doughnut 🍩 apple 🍎 banana 🍌 cherries 🍒 lemon 🍋 grapes 🍇 watermelon 🍉 tomato 🍅
coffee ☕ tea 🍵 beer 🍺 beers 🍻 wine_glass 🍷 cocktail 🍸 champagne 🍾 popcorn 🍿 bread 🍞 cheese 🧀 egg 🥚 rice 🍚 sushi 🍣
tada 🎉 confetti_ball 🎊 balloon 🎈 gift 🎁 trophy 🏆 medal 🏅 1st_place_medal 🥇 soccer ⚽ basketball 🏀 video_game 🎮 joystick 🕹️ dart 🎯
game_die 🎲 musical_note 🎵 notes 🎶 headphones 🎧 guitar 🎸 art 🎨 clapper 🎬 camera 📷 movie_camera 🎥 tv 📺 radio 📻 microphone 🎤
rocket 🚀 airplane ✈️ car 🚗 bike 🚲 train 🚆 ship 🚢 anchor ⚓ construction 🚧 checkered_flag 🏁 house 🏠 office 🏢 tent ⛺ mountain ⛰️
computer 💻 desktop_computer 🖥️ keyboard ⌨️ iphone 📱 phone ☎️ battery 🔋 electric_plug 🔌 bulb 💡 flashlight 🔦 wrench 🔧 hammer 🔨
gear ⚙️ nut_and_bolt 🔩 hammer_and_wrench 🛠️ tools 🛠️ microscope 🔬 telescope 🔭 package 📦 mailbox 📫 email 📧 envelope ✉️ memo 📝 pencil 📝
pencil2 ✏️ book 📖 books 📚 bookmark 🔖 newspaper 📰 clipboard 📋 calendar 📅 chart_with_upwards_trend 📈 bar_chart 📊 pushpin 📌 paperclip 📎
scissors ✂️ lock 🔒 unlock 🔓 key 🔑 mag 🔍 link 🔗 bell 🔔 no_bell 🔕 loudspeaker 📢 mega 📣 hourglass ⌛ alarm_clock ⏰ watch ⌚ moneybag 💰
dollar 💵 credit_card 💳 gem 💎 crown 👑 tophat 🎩 eyeglasses 👓 dark_sunglasses 🕶️ ring 💍 bomb 💣 pill 💊 syringe 💉 crystal_ball 🔮
white_check_mark ✅ heavy_check_mark ✔️ ballot_box_with_check ☑️ x ❌ negative_squared_cross_mark ❎ heavy_plus_sign ➕ heavy_minus_sign ➖
question ❓ grey_question ❔ exclamation ❗ heavy_exclamation_mark ❗ bangbang ‼️ interrobang ⁉️ warning ⚠️ no_entry ⛔ no_entry_sign 🚫
information_source ℹ️ recycle ♻️ arrow_right ➡️ arrow_left ⬅️ arrow_up ⬆️ arrow_down ⬇️ arrow_upper_right ↗️ new 🆕 ok 🆗 cool 🆒 free 🆓
red_circle 🔴 large_blue_circle 🔵 black_circle ⚫ white_circle ⚪ large_orange_diamond 🔶 small_blue_diamond 🔹 triangular_flag_on_post 🚩
copyright ©️ registered ®️ tm ™️ hash #️⃣ zero 0️⃣ one 1️⃣ two 2️⃣ three 3️⃣ four 4️⃣ five 5️⃣ six 6️⃣ seven 7️⃣ eight 8️⃣ nine 9️⃣
`;

const words = TABLE.trim().split(/\s+/);
const byName = new Map<string, string>();
for (let i = 0; i + 1 < words.length; i += 2) byName.set(words[i] ?? '', words[i + 1] ?? '');

export function emojiByName(name: string): string | null {
  return byName.get(name) ?? null;
}

/** Each character once, with all its names. */
export function allEmoji(): readonly { sign: string; names: readonly string[] }[] {
  const names = new Map<string, string[]>();
  for (const [name, sign] of byName) names.set(sign, [...(names.get(sign) ?? []), name]);
  return [...names].map(([sign, all]) => ({ sign, names: all }));
}
