import type { DemoArticle } from '../../types.ts'

export const hall: DemoArticle[] = [
  {
    key: 'szertaros-portre',
    title: {
      hu: 'Cseke Imre tudja, kinek hol szorít a cipő',
      en: 'Imre Cseke knows where every shoe pinches',
    },
    lead: {
      hu: 'Huszonhárom éve mossa, hajtogatja és keresi elő mások mezét. A szertáros a lábnyomról felismeri a játékost, a zúgásáról a mosógépet.',
      en: 'For twenty-three years he has washed, folded and found other people’s jerseys. The kit man can tell a player by his footprint and a washing machine by its hum.',
    },
    body: {
      hu: `A szertár ajtaján két felirat van. A felsőn, nyomtatva: *Idegeneknek tilos a bemenet.* Az alsón, kézzel: *Játékosoknak is.* Mögöttük Cseke Imre ül egy sámlin, és egy cipőfűzőt bont ki, amelyet Szűcs Ádám valamilyen ismeretlen elv szerint kötött meg.

Imre hajófestő volt. Amikor a gyár bezárt, azt mondták neki a klubban, ugorjon be két hétre, amíg találnak valakit. Ennek huszonhárom éve.

## A fogasok rendje

Aki először jár az öltözőben, azt hiszi, hogy a mezek összevissza lógnak: Nagy, Sipos, Bartók, Varga, Deák, Sárközi. Számsorrendnek rossz, ábécének még rosszabb. Imre rendszere finomabb ennél.

Nagy Bence azért ül Sipos mellett, mert mérkőzés előtt beszélnie kell, és Sipos az egyetlen, aki végighallgatja. Bartók Zalánnak csend kell, ezért került a kapitány mellé. Deák Bálint lábának két hely jár. Sárközi Dániel az idén jött, és akit Imre megkedvel, azt a radiátorhoz ülteti.

> Egy csapatot úgy kell összerakni, mint a szárítókötelet. Ami összeér, az vagy összeszokik, vagy bepenészedik.
>
> Cseke Imre

## Ami az idegenbeli táskából sosem hiányzik

- huszonhat mez, kettővel több, mint amennyi kell (egyszer kellett)
- tizennégy pár zokni, mert Carter Miles kettőt húz egymásra
- tű, fehér és kék cérna, valamint fogselyem, amely mindkettőnél erősebb
- egy pár gazdátlan, 49-es cipő: „majd jön hozzá valaki”
- egy kilincs, mert az egyik vendégöltözőben egyszer nem volt

Hazai estén négy órával a kezdés előtt akasztja ki a mezeket, és mindegyiken ugyanazt a három mozdulatot végzi el: megrántja a vállát, kisimítja a számot, kifordítja a nyakát, hogy ne szúrjon a címke. A mérkőzést nem látja. A folyosón ül a törölközős kocsi mellett, és a zajból követi. Szerinte a hármasnak más a hangja, mint a kettesnek, a kihagyott büntetőnek pedig nincs is. Egyszer a kijelző szerint vezettünk, Imre szerint nem. A jegyzőasztal húsz másodperc múlva javított.

A négy mosógépnek neve van: Ilona, Margit, Erzsi, és az Új, amely kilencéves. Mérkőzés után Ilona kapja a mezeket, mert ő bánik velük a legszebben. A törölközők Erzsinek jutnak, ő úgysem válogat.

Imre a cipőkről mindent tud. Melyik talp kopik belül, ki fűzi túl szorosra, ki cserél betétet, ha ideges. Egy ellenfél a fél felkészülését megírhatná belőle, ezért a kopott talpakat ő maga viszi a kukához, két külön zsákban.

Búcsúzóul megkérdeztük, mikor megy nyugdíjba. Felnézett a cipőfűzőből, amely közben kibomlott. „Két hét múlva” – mondta. – „Ha találnak valakit.”`,
      en: `There are two notices on the door of the kit room. The upper one is printed: *No entry for strangers.* The lower one is in ballpoint: *Or players.* Behind them Imre Cseke sits on a stool, undoing a shoelace that Ádám Szűcs has tied on some unknown principle.

Imre used to paint ships. When the yard closed, the club asked him to step in for two weeks until they found somebody. That was twenty-three years ago.

## The order of the pegs

On a first visit to the locker room you would think the jerseys hang at random: Nagy, Sipos, Bartók, Varga, Deák, Sárközi. As numerical order it is poor, as an alphabet it is worse. Imre’s system is subtler than that.

Bence Nagy sits next to Sipos because he has to talk before a game and Sipos is the only one who hears him out. Zalán Bartók needs quiet, so he got the captain. Bálint Deák’s legs are entitled to two places. Dániel Sárközi is new this season, and whoever Imre takes a liking to is put beside the radiator.

> You put a team together like a washing line. Things that touch will either get used to each other or go mouldy.
>
> Imre Cseke

## Never missing from the bag for away games

- twenty-six jerseys, two more than are needed (they were, once)
- fourteen pairs of socks, because Miles Carter wears two at a time
- a needle, white and blue thread, and dental floss, which is stronger than either
- an ownerless pair of shoes, size 49: “somebody will turn up for them”
- a door handle, because a visitors’ dressing room once had none

On home nights he hangs out the jerseys four hours before tip-off and does the same three things to each: a tug at the shoulders, a stroke across the number, and the neck turned out so that the label won’t scratch. He never sees the game. He sits in the corridor by the towel trolley and follows it by the noise. A three sounds different from a two, he says, and a missed free throw makes no sound at all. Once the scoreboard had us ahead and Imre didn’t. The table corrected it twenty seconds later.

The four washing machines have names: Ilona, Margit, Erzsi and the New One, which is nine. After a game Ilona gets the jerseys, having the kindest hands. The towels go to Erzsi, who isn’t fussy.

About shoes Imre knows everything: which sole wears down on the inside, who laces too tight, who changes his insoles when he is nervous. Half a scouting report could be written from it, so he takes worn soles to the bin himself, in two separate bags.

Before we left we asked him when he would retire. He looked up from the lace, which had come undone in the meantime. “In two weeks,” he said. “If they find somebody.”`,
    },
    cover: 'img/oltozo.webp',
    coverAlt: {
      hu: 'Hat mez a fogasokon: Nagy, Sipos, Bartók, Varga, Deák, Sárközi; a padon egy labda',
      en: 'Six jerseys on their pegs, Nagy, Sipos, Bartók, Varga, Deák and Sárközi, with a ball on the bench',
    },
    categories: ['klub', 'felnott-ferfi'],
    tags: ['kulisszak', 'klubtortenet'],
    highlight: 'slider',
    publishedDaysAgo: 15,
    hour: '08:30',
    related: ['csarnok-egy-napja', 'varga-portre', 'konyha'],
    documents: [],
  },
  {
    key: 'csarnok-egy-napja',
    title: {
      hu: 'Huszonhárom kapcsoló: egy nap a Duna Arénával',
      en: 'Twenty-three switches: a day with the Duna Aréna',
    },
    lead: {
      hu: 'Hajnali öt negyventől este tizenegyig mentünk Majoros Ferenc gondnok után egy olyan napon, amikor nem volt mérkőzés. Ilyenkor van a legtöbb dolga.',
      en: 'From twenty to six in the morning until eleven at night we followed the caretaker, Ferenc Majoros, on a day without a game. Those are the busy ones.',
    },
    body: {
      hu: `Majoros Ferenc szerint a csarnok olyan, mint egy nagy kutya: ha reggel rendesen megnézed, egész nap nyugton marad. Ferit mindenki Ferinek hívja, a tűzoltósági jegyzőkönyv is.

## Délelőtt

- **5:40** Kulcs, riasztó, huszonhárom kapcsoló. A tizennyolcadikról senki sem tudja, mire való, de Feri azt is felkapcsolja, mert nem meccsen akarja megtudni.
- **6:05** Parkettmérés: hőmérő, páratartalom, aztán cipő le, és végigmegy a pályán zokniban. A műszer tévedhet, a talpa még nem tévedett.
- **7:00** Megjön a felnőttcsapat, mindenki bemondja a térdét egytől tízig, és elkezdődik a csend. A porszívó ilyenkor áll.
- **9:30** Kijelzőpróba. A gép minden reggel ugyanazt írja ki: Sólymok 87, vendég 81, hátra 4,2 másodperc. Hogy kit verünk, nem tudni. Feri minden reggel örül neki.
- **11:20** Gyűrűmérés. A perem 305 centi magasan van, az eltérés hat milliméter lehet. Ma kettő. Feri rosszallóan néz a gyűrűre, és a gyűrű mintha helyreigazodna.

Délben leves a klubkonyhán, hét perc. Közben két telefon: az egyik egy csöpögő csapról szól, a másik arról, hogy a csap már nem csöpög, hanem folyik.

## Délután és este

- **14:30** U20 és U23. Tizennyolc táska a folyosón, mind a „Táskát ide ne!” tábla alatt.
- **16:30** Jönnek a kicsik. A zajszint a mérő szerint nyolcvannyolc decibel, mint egy fűnyíró, amelyik nevet.
- **18:00** Az U14-esek alatt az emeleten, a tanulószobában ég a villany. Feri felviszi a kulcsot, és közben kijavít egy törtet a táblán.
- **19:30** U16. Egy labda beszorul a palánk és a tartó közé. Kiszedni tizenegy másik labdával próbálják, aztán Ferivel.
- **21:15** Talált tárgyak: három kulacs, öt zokni (mind bal), egy fogszabályzó, egy fuvola.
- **22:10** Felmosógép. Kétszer megy végig, az utolsó sávban lekapcsolt lámpával, mert szerinte akkor látszik, ami maradt.

Tizenegykor a huszonhárom kapcsoló visszafelé. Az ajtóban megáll, és hátraszól a sötétbe, hogy jó éjszakát. Azt mondja, nem babonás, csak egyszer elfelejtette, és másnap beázott a D szektor.

Ha valaki a fuvoláját keresi, [a házirend](/oldalak/hazirend) szerint kilencven napig várja a portán.`,
      en: `A hall, says Ferenc Majoros, is like a big dog: give it a proper look in the morning and it will be quiet all day. Everybody calls him Feri, the fire safety report included.

## Morning

- **5:40** Key, alarm, twenty-three switches. Nobody knows what the eighteenth does, but Feri turns it on as well, because he would rather not find out during a game.
- **6:05** Measuring the floor: thermometer, humidity, then off with the shoes and across the court in socks. Instruments can be wrong. His soles haven’t been yet.
- **7:00** The first team arrives, everyone reports his knees on a scale of one to ten, and the silence begins. The vacuum cleaner rests.
- **9:30** Testing the scoreboard. It shows the same thing every morning: Falcons 87, visitors 81, 4.2 seconds to go. Whom we are beating is not known. Feri is pleased each time.
- **11:20** Measuring the rims. They hang at 305 cm, give or take six millimetres. Today it is two. Feri gives the rim a look, and the rim appears to straighten up.

At noon there is soup in the club kitchen, seven minutes. Two calls come in meanwhile: one about a dripping tap, the other to say that the tap is no longer dripping but running.

## Afternoon and evening

- **14:30** Under-20s and under-23s. Eighteen bags in the corridor, all of them beneath the sign “No bags here!”
- **16:30** The little ones come. The meter says eighty-eight decibels, the same as a lawnmower, if a lawnmower could laugh.
- **18:00** While the under-14s train, the light is on upstairs in the study room. Feri takes up the key and corrects a fraction on the board.
- **19:30** Under-16s. A ball gets stuck between the backboard and its frame. They try to free it with eleven other balls and then with Feri.
- **21:15** Lost property: three water bottles, five socks (all left), a dental brace, a flute.
- **22:10** The scrubbing machine. It goes over everything twice, the last strip with the lights off, because that, he says, is when you see what has been left.

At eleven the twenty-three switches go the other way. At the door he stops and says good night into the dark. He isn’t superstitious, he explains; he just forgot once, and the next day section D had a leak.

Should anyone be missing a flute, under [the house rules](/page/house-rules) it waits at the porter’s desk for ninety days.`,
    },
    cover: 'img/eredmenyjelzo.webp',
    coverAlt: {
      hu: 'Eredményjelző: Sólymok 87, vendég 81, hátra 4,2 másodperc',
      en: 'The scoreboard: Sólymok 87, visitors 81, 4.2 seconds left',
    },
    categories: ['klub'],
    tags: ['duna-arena', 'kulisszak'],
    highlight: 'no',
    publishedDaysAgo: 38,
    hour: '07:30',
    related: ['szertaros-portre', 'zold-csarnok', 'gerencser-interju'],
    documents: [],
  },
  {
    key: 'konyha',
    title: { hu: 'Mit eszik, aki két méter magas?', en: 'What do you feed a man of two metres?' },
    lead: {
      hu: 'Napi ötször, és nem mindig azt, amit szeretne. A klubkonyha egy napja számokban, egy receptben és egy régi vitában a tejfölről.',
      en: 'Five times a day, and not always what he would like. A day of the club kitchen in figures, one recipe and a long-running dispute over sour cream.',
    },
    body: {
      hu: `Negyvenkét tojás. Ennyivel kezdődik Gálfi Márta reggele a Duna Aréna alagsorában, és még csak a felnőttcsapatról van szó. A klubkonyha vezetője tizenegy éve főz kosárlabdázóknak, előtte hajósoknak főzött. Azt mondja, a hajósok többet dicsérték, a kosárlabdázók többet esznek.

A tányérok tartalmáról Ányos Réka erőnléti edzővel ketten döntenek. Réka hozza a számokat, Márta az ízt, és a kettő között félúton születik az ebéd.

| Mikor | Mi van a tányéron | Miért |
|---|---|---|
| 6:30 | kása, tojás, gyümölcs | az edzés előtt legyen miből |
| 10:00 | túró, dió, banán | izom, türelem |
| 12:30 | leves, rizs vagy tészta, hús vagy hal | ez a nap alapja |
| 16:00 | pirítós, méz, gyümölcslé | második edzés előtt, könnyűt |
| 20:00 | hal, burgonya, sok zöld | regeneráció |

Mérkőzésnapon az ebéd három és fél órával a kezdés előtt van, fűszer alig, újdonság semmi. Réka szabálya: meccs előtt senki nem kóstol meg olyat, amit a nagymamája nem ismer.

## Bartók-kása, négy főre vagy egy Bartókra

1. Másfél liter tejet melegíts fel csipet sóval.
2. Szórj bele húsz deka zabpelyhet, és tíz percig keverd. Ne nézd közben a telefonod.
3. Két reszelt alma, egy marék mazsola, fahéj.
4. Vedd le, tegyél rá egy kanál mézet, és fedd le öt percre.
5. Szólj Bartók Zalánnak, hogy kész. A maradékot tedd el, ha van.

## A tejfölkérdés

Jović Stefan szerint a tejföl köret. Réka szerint kísértés. A vita tavaly óta tart, és írásos megállapodással zárult: hetente két evőkanál, pénteken, tanú előtt. A tanú Deák Bálint, aki közben szintén eszik.

> Nem diéta ez, csak rend. A rend pedig attól jó, hogy vasárnap meg lehet szegni.
>
> Ányos Réka

Az akadémisták ugyanebből a fazékból kapnak, kisebb merőkanállal. A legfontosabb tanács viszont felnőttnek, gyereknek ugyanaz, és a konyha falán lóg, kockás papíron: *Aki állva eszik, az éhes marad.* Alatta egy pad, hogy legyen hová leülni. A stáb többi tagját [itt](/oldalak/szakmai-stab) mutatjuk be.`,
      en: `Forty-two eggs. That is how Márta Gálfi’s morning begins in the basement of the Duna Aréna, and it is the first team alone. The head of the club kitchen has cooked for basketball players for eleven years, and before that for ships’ crews. The sailors, she says, paid more compliments; the players eat more.

What goes on the plate is decided between her and Réka Ányos, the conditioning coach. Réka brings the figures, Márta the taste, and lunch is what they agree on halfway.

| When | What is on the plate | Why |
|---|---|---|
| 6:30 | porridge, eggs, fruit | fuel before practice |
| 10:00 | curd cheese, walnuts, a banana | muscle, patience |
| 12:30 | soup, rice or pasta, meat or fish | the day stands on this |
| 16:00 | toast, honey, juice | light, before the second practice |
| 20:00 | fish, potatoes, plenty of greens | recovery |

On game days lunch is three and a half hours before tip-off, with hardly any spice and nothing new. Réka’s rule: before a game nobody tries a thing his grandmother wouldn’t recognise.

## Bartók porridge, serves four people or one Bartók

1. Heat a litre and a half of milk with a pinch of salt.
2. Add 200 grams of oats and stir for ten minutes. Leave your telephone alone.
3. Two grated apples, a handful of raisins, cinnamon.
4. Take it off the heat, add a spoonful of honey and cover for five minutes.
5. Tell Zalán Bartók that it is ready. Keep the rest, if there is any.

## The sour cream question

To Stefan Jović sour cream is a side dish. To Réka it is a temptation. The dispute began last year and ended in a written agreement: two tablespoons a week, on Fridays, before a witness. The witness is Bálint Deák, who eats as well.

> It isn’t a diet, it’s order. And the good thing about order is that you can break it on a Sunday.
>
> Réka Ányos

The academy eats from the same pot with a smaller ladle. The most important advice, though, is the same for young and old and hangs on the kitchen wall on squared paper: *Eat standing up and you stay hungry.* Below it is a bench, so that there is somewhere to sit. The rest of the staff are introduced [here](/page/coaching-staff).`,
    },
    cover: 'img/tempodobas.webp',
    coverAlt: {
      hu: 'Bartók Zalán tempódobása a védő felett, háttal a nézőnek',
      en: 'Zalán Bartók shoots over a defender, seen from behind',
    },
    categories: ['klub', 'felnott-ferfi'],
    tags: ['kulisszak', 'duna-arena'],
    highlight: 'no',
    publishedDaysAgo: 90,
    hour: '12:10',
    related: ['szertaros-portre', 'carter-interju', 'gerencser-interju'],
    documents: [],
  },
  {
    key: 'onkentesek',
    title: { hu: 'Ki söpri fel a konfettit?', en: 'Who sweeps up the confetti?' },
    lead: {
      hu: 'Egy hazai estén negyvenkét önkéntes dolgozik a Duna Arénában, és ha jól végzik a dolgukat, egyiküket sem veszi észre senki. Most kivételt teszünk.',
      en: 'Forty-two volunteers are at work in the Duna Aréna on a home night, and if they do it well, nobody notices a single one. This once we shall.',
    },
    body: {
      hu: `A Duna Kupa döntője után tizenegy kiló konfetti maradt a parketten. Pontosan tudjuk, mert Bertók Ágnes megmérte. Az önkéntesek koordinátora eredetileg könyvelő, és szereti, ha valaminek van súlya.

A tizenegy kilót négyen söpörték fel, huszonhat perc alatt, éjjel fél tizenkettőkor, énekelve. Fizetést nem kaptak érte. Kaptak viszont egy tál pogácsát, valamint az egyikük, egy nyugdíjas mozdonyvezető, azt az érzést, hogy végre ő dönti el, mikor van végállomás.

## Ki mit csinál?

| Feladat | Hányan | Mikor kell jönni |
|---|---|---|
| Kapu és jegykezelés | 12 | két órával kezdés előtt |
| Útbaigazítás, liftkísérés | 8 | másfél órával előtte |
| Ruhatár | 6 | másfél órával előtte |
| Gyereksarok | 5 | egy órával előtte |
| Törlőgyerekek felügyelete | 3 | egy órával előtte |
| Statisztikaírás | 4 | egy órával előtte |
| Bontás és söprés | 4 | a lefújáskor, jó lábbal |

A legfiatalabb tizenhat, a legidősebb nyolcvanegy éves. Utóbbi a ruhatárban dolgozik, és huszonkét éve nem ad ki bilétát: megjegyzi az arcokat. Egyszer tévedett, és a két szurkoló kabátot cserélt. Azóta együtt járnak meccsre, úgyhogy ő ezt nem is tekinti tévedésnek.

> Nem az ingyenmunkáért jönnek. Azért, mert itt megkérdezik tőlük, mi legyen, és utána az lesz.
>
> Bertók Ágnes

## Mit adunk cserébe?

- belépőt a következő hazai estére, két főre
- kék mellényt, amelynek zsebében mindig van cukorka (nem tudni, ki teszi bele)
- évente egyszer meccset: önkéntesek a stáb ellen, a pontokat az önkéntesek számolják

Az utóbbit az önkéntesek eddig minden évben megnyerték. Gerencsér Tibor óvása folyamatban van, az óvási bizottság tagjai önkéntesek.

## Hogyan lehet csatlakozni?

Tizenhat év felett bárkit várunk, tapasztalat nem kell, a pontosság jól jön. Írjon a munka@dunaisolymok.example címre, és írja meg, hogy inkább emberekkel, kabátokkal vagy seprűvel dolgozna. A klubról bővebben a [Rólunk](/oldalak/rolunk) oldalon olvashat.`,
      en: `Eleven kilos of confetti lay on the floor after the final of the Danube Cup. We know exactly, because Ágnes Bertók weighed it. The volunteers’ coordinator is an accountant by trade and likes a thing to have a figure.

Four of them swept up the eleven kilos in twenty-six minutes, at half past eleven at night, singing. They were not paid. They did get a bowl of savoury scones, and one of them, a retired engine driver, the feeling that for once it was he who decided where the line ends.

## Who does what?

| Job | How many | When to come |
|---|---|---|
| Gates and tickets | 12 | two hours before tip-off |
| Showing the way, the lift | 8 | an hour and a half before |
| Cloakroom | 6 | an hour and a half before |
| Children’s corner | 5 | an hour before |
| Minding the moppers | 3 | an hour before |
| Keeping statistics | 4 | an hour before |
| Clearing and sweeping | 4 | at the buzzer, on good legs |

The youngest is sixteen, the oldest eighty-one. The latter works in the cloakroom and has not handed out a tag in twenty-two years: she remembers faces. She got it wrong once, and two supporters went home in each other’s coats. They have come to games together ever since, so she doesn’t count it as a mistake.

> They don’t come in order to work for nothing. They come because here they are asked what should be done, and then it is.
>
> Ágnes Bertók

## What do we give in return?

- a ticket for two for the next home night
- a blue waistcoat with sweets in the pocket (nobody knows who puts them there)
- a game a year: volunteers against staff, with the volunteers keeping the score

So far the volunteers have won it every year. Tibor Gerencsér’s protest is under review by a panel of volunteers.

## How can you join?

Anyone over sixteen is welcome; experience isn’t needed, punctuality helps. Write to munka@dunaisolymok.example and tell us whether you would rather work with people, coats or a broom. There is more about the club on [the About us page](/page/about-us).`,
    },
    cover: 'img/unneples.webp',
    coverAlt: {
      hu: 'Három játékos ünnepel hulló konfettiben, középen Sipos Levente emeli a karját',
      en: 'Three players celebrate in falling confetti, Levente Sipos in the middle with his arms raised',
    },
    categories: ['kozosseg', 'klub'],
    tags: ['onkentesek', 'duna-arena', 'kulisszak'],
    highlight: 'no',
    publishedDaysAgo: 117,
    hour: '14:45',
    related: ['drukkerkorok', 'csarnok-egy-napja', 'duna-kupa-donto'],
    documents: [],
  },
  {
    key: 'zold-csarnok',
    title: {
      hu: 'Mit fogyaszt egy csarnok? Mérleg a Duna Aréna tetejéről',
      en: 'What does a hall consume? A balance from the roof of the Duna Aréna',
    },
    lead: {
      hu: 'Napelem, esővíz, betétdíjas pohár: három változtatás egy évének számai. És egy negyedik, amelyről kiderült, hogy rossz ötlet volt.',
      en: 'Solar panels, rainwater, cups on deposit: three changes, one year of figures. And a fourth that turned out to be a bad idea.',
    },
    body: {
      hu: `Verőfényes délelőttön a Duna Aréna tetejéről odáig látni, ahol a folyó elkanyarodik. A kilátást 640 napelem élvezi, Majoros Ferenc gondnok pedig havonta egyszer, amikor felmegy megszámolni, megvan-e mind.

A paneleket a Volta Energia telepítette a felújítás után. Most telt le az első teljes év, amelyben minden mérő működött, úgyhogy van mit összehasonlítani.

| | Előtte | Most |
|---|---|---|
| Áram a hálózatból, évente | 412 MWh | 171 MWh |
| Vezetékes víz, évente | 5 900 m³ | 4 150 m³ |
| Szemét egy hazai estén | 610 kg | 240 kg |
| Eldobott pohár egy estén | 5 200 db | 0 db |

## Honnan jött a különbség?

1. **A fény.** A LED-sor a régi lámpák harmadát kéri, és nem kell hozzá húsz perc bemelegítés. A játékosoknak továbbra is kell.
2. **A víz.** A tetőről lefolyó eső két föld alatti tartályba kerül, és a mosdókat öblíti. Aszályban áll, viharban ünnepel.
3. **A pohár.** Ötszáz forint betét, tízből kilenc visszajön. A tizedikből egyre több dunaszegi konyhában isznak kakaót, ezt a veszteséget vállaljuk.

## Ami nem jött be

A mozgásérzékelős világítás az emeleti folyosókon bevált, a tanulószobában viszont húsz perc után minden délután rájuk sötétedett. Az érzékelő nem hibás: a gyerekek tényleg nem mozogtak. Bakó Eszter szerint ennél meggyőzőbb bizonyítékot még nem kapott arra, hogy tanulnak, de azért visszaszereltettük a kapcsolót.

> A legzöldebb áram az, amit este tizenegykor lekapcsolok.
>
> Majoros Ferenc

## Mi jön ezután?

A következő lépés a legnagyobb: az érkezés. Egy hazai este kibocsátásának több mint a felét az autók adják. Ezért jár a kezdés előtt tízpercenként busz a révátkelőtől, és ezért lesz kétszáz új kerékpártámasz a déli oldalon. Aki gyalog jön, annak a parti sétány nyolc perc a Révkapu tértől; a többi útvonalat [a csarnok oldalán](/oldalak/csarnok) soroljuk fel.

A számokat minden évben közzétesszük, akkor is, ha rosszabbak lesznek.`,
      en: `On a bright morning you can see from the roof of the Duna Aréna as far as the bend in the river. The view is enjoyed by 640 solar panels, and once a month by the caretaker, Ferenc Majoros, who goes up to count that they are all there.

Volta Energia put them in after the renovation. The first full year in which every meter worked has just ended, so there is something to compare.

| | Before | Now |
|---|---|---|
| Power from the grid, a year | 412 MWh | 171 MWh |
| Mains water, a year | 5,900 m³ | 4,150 m³ |
| Rubbish on a home night | 610 kg | 240 kg |
| Cups thrown away on a home night | 5,200 | 0 |

## Where does the difference come from?

1. **The light.** The LED rows take a third of what the old lamps did and need no twenty-minute warm-up. The players still do.
2. **The water.** Rain from the roof runs into two underground tanks and flushes the lavatories. In a drought it rests, in a storm it celebrates.
3. **The cup.** There is a deposit of five hundred forints and nine out of ten come back. The tenth is used for cocoa in more and more kitchens of Dunaszeg, a loss that we accept.

## What didn’t work

Motion sensors did well in the upstairs corridors, but in the study room darkness fell every afternoon after twenty minutes. There was nothing wrong with the sensor: the children really weren’t moving. Eszter Bakó says she has never had better proof that they study, but we put the switch back all the same.

> The greenest power is the power I turn off at eleven at night.
>
> Ferenc Majoros

## What comes next?

The next step is the big one: getting here. More than half of the emissions of a home night come from cars. That is why a bus runs from the ferry every ten minutes before tip-off, and why there will be two hundred new bicycle stands on the south side. On foot it is eight minutes along the embankment from Révkapu square; the other ways are listed on [the arena page](/page/arena).

We shall publish the figures every year, including the years when they get worse.`,
    },
    cover: 'img/csarnok-este.webp',
    coverAlt: {
      hu: 'A kivilágított Duna Aréna este, előtte érkező nézők sziluettje',
      en: 'The Duna Aréna lit up in the evening, with the silhouettes of people arriving',
    },
    categories: ['klub', 'kozosseg'],
    tags: ['duna-arena', 'kulisszak'],
    highlight: 'no',
    publishedDaysAgo: 134,
    hour: '10:20',
    related: ['csarnok-egy-napja', 'tao-edzopalya', 'onkentesek'],
    documents: [],
  },
  {
    key: 'hajogyari-gyuruk',
    title: {
      hu: 'Két gyűrű a kerítésen: ki nyerte az első meccset?',
      en: 'Two rings on a fence: who won the first game?',
    },
    lead: {
      hu: '1958 őszén tizennégy hajógyári tanuló zuhogó esőben kosárlabdázott a fatelepen, és az eredményt senki sem írta fel. Kemenes Jolán, a klub levéltárosa évek óta nyomoz utána.',
      en: 'In the autumn of 1958 fourteen apprentices of the shipyard played basketball in pouring rain at the timber yard, and nobody wrote down the score. Jolán Kemenes, the club’s archivist, has been after it for years.',
    },
    body: {
      hu: `Van egy dobozunk, amelyre az van írva: BIZONYÍTÉKOK. Egy rozsdás csavar, egy félbetépett buszjegy és egy munkafüzet van benne. Ennyi maradt a Dunai Sólymok első mérkőzéséből.

A csavar az egyik gyűrűt tartotta a fatelep kerítésén. A jegy hátára egy név került ceruzával, mert a part fölött éppen egy vándorsólyom körözött, és a fiúknak tetszett, hogy nem siet. A munkafüzet Deli Kálmáné, a gyár normásáé, aki az eresz alól nézte a játékot, és a végén elvállalta, hogy edző lesz. Ő volt az egyetlen, akinél toll volt.

Bejegyzése arról a délutánról így szól: *14 fő, 2 óra, termelés: 0.*

## Három tanú, három eredmény

| Tanú | Mire emlékszik | Megbízhatóság |
|---|---|---|
| Ordas Mihály, „a lakatosok” | 12–10 nekik | két pontot ő dobott, tehát elfogult |
| Füle Sándor, „a festők” | 8–8, és elmosta az eső | az eső biztos |
| a műhelynapló margója | „40–2!!!” | más kézírás, más tinta, nagyobb öröm |

Ordas és Füle ma is bérletes a D szektorban, egymás mellett ülnek, és minden hazai estén újrakezdik. Kemenes Jolán, aki negyven évig volt könyvtáros, mindkettejüket kihallgatta, külön-külön, kávé mellett.

> Hatvan év alatt egyetlen dologban egyeztek meg: hogy a labda nem volt kerek. Ezt tényként kezelem.
>
> Kemenes Jolán

Az időjárás felől is megpróbálta. A vízügyi szolgálat naplója szerint azon az őszön négy délután esett akkorát, hogy tócsa maradjon utána. Kettő vasárnapra jutott, amikor a fatelep zárva volt, egy pedig bérfizetésre, amikor senki sem maradt volna benn ingyen. Maradt egy csütörtök. Jolán azóta a csütörtököt is a tények közé sorolja.

## A labda, amely nem volt kerek

Azt legalább tudjuk, honnan volt. A gyári kantin vezetője, Piros néni varratta össze egy kiszolgált futball-labdából és egy teherautóülés bőréből, mert igazit akkoriban csak a megyeszékhelyen adtak, kiutalásra. Pattogni pattogott, de nem feltétlenül arra, amerre küldték. Füle Sándor szerint ezért tanultak meg a dunaszegiek labdavezetés helyett passzolni. Ordas Mihály szerint Füle azért passzolt, mert nem tudott labdát vezetni.

A csapat a következő három évben minden ellenfelét ezzel a labdával fogadta. A hazai mérleg ismeretlen, de fennmaradt egy levél, amelyben a szomszéd város edzője azt kéri, hogy a visszavágót játsszák az ő labdájukkal, „mert azon legalább látszik, merre tart”.

## Ami azután jött

Deli Kálmán tizenkét évig edzett, a csapat 1971-ben jutott fel az első osztályba, egy évvel azután, hogy ő abbahagyta. Állítólag annyit mondott: „Na, most termelnek.” A fatelep helyén 1987-ben épült fel a Duna Aréna. A középkör közepe Jolán mérései szerint tizenegy lépésre van attól a ponttól, ahol a fiúk a tócsát kerülgették.

A klub [történetének](/oldalak/rolunk) többi állomása jól dokumentált, jegyzőkönyvekkel, képekkel. Jolánt mégis ez az egy érdekli. Ha valakinek a padlásán akad 1958-as naplója, levele vagy egy nagyon régi, nem egészen kerek labdája, szívesen átnézi: iroda@dunaisolymok.example.

Addig a vitrinben az első meccs helyén egy üres kartonlap áll. Rajta két vonal, középen kettőspont.`,
      en: `We have a box marked EVIDENCE. It contains a rusty bolt, a torn bus ticket and a work ledger. That is all that remains of the Danube Falcons’ first game.

The bolt held one of the rings to the fence of the timber yard. On the back of the ticket there is a name in pencil: a peregrine falcon was circling over the bank at the time, and the boys liked the way it took things slowly. The ledger belonged to Kálmán Deli, the yard’s timekeeper, who watched from under the eaves and agreed at the end to be the coach. He was the only one with a pen.

His entry for that afternoon reads: *14 men, 2 hours, output: 0.*

## Three witnesses, three results

| Witness | What is remembered | Reliability |
|---|---|---|
| Mihály Ordas, “the fitters” | 12–10 to them | scored two of those, therefore biased |
| Sándor Füle, “the painters” | 8–8, washed out | the rain is certain |
| the margin of the workshop log | “40–2!!!” | other handwriting, other ink, more joy |

Ordas and Füle still hold season tickets in section D. They sit side by side and begin again every home night. Jolán Kemenes, a librarian for forty years, has questioned both of them, separately, over coffee.

> In sixty years they have agreed on one point: that the ball wasn’t round. I treat that as a fact.
>
> Jolán Kemenes

She has tried the weather as well. By the log of the water board there were four afternoons that autumn with rain enough to leave a puddle. Two fell on a Sunday, when the timber yard was shut, and one on pay day, when nobody would have stayed on for nothing. That leaves a Thursday. Jolán now lists the Thursday among the facts too.

## The ball that wasn’t round

Where it came from, at least, we know. Aunt Piros, who ran the works canteen, had it sewn together from a worn-out football and the leather of a lorry seat, since real ones were to be had only in the county town and only on allocation. Bounce it did, though not necessarily in the direction intended. That, says Sándor Füle, is why Dunaszeg learned to pass rather than dribble. Füle passed, says Mihály Ordas, because he couldn’t dribble.

For the next three years the team met every visitor with this ball. The home record is lost, but there is a letter in which the coach of the next town asks for the return game to be played with theirs, “on which you can at least see where it is going”.

## What came after

Kálmán Deli coached for twelve years. The team won promotion to the first division in 1971, the year after he stopped. “So now they produce,” he is supposed to have said. In 1987 the Duna Aréna was built where the timber had been. By Jolán’s measurements the middle of the centre circle is eleven paces from the spot where the boys kept running round the puddle.

The other stages of [the club’s history](/page/about-us) are well documented, with score sheets and photographs. This is the one that interests Jolán. If your attic holds a diary or a letter of 1958, or a very old ball that isn’t quite round, she would be glad to see it: iroda@dunaisolymok.example.

Until then the place of the first game in the cabinet is taken by a blank card. It has two lines on it and a colon in between.`,
    },
    cover: 'img/street.webp',
    coverAlt: {
      hu: 'Palánk a kerítés mellett a lemenő nap előtt, egy magányos dobó árnyképe',
      en: 'A hoop by a fence against the setting sun and the outline of a lone shooter',
    },
    categories: ['klub'],
    tags: ['klubtortenet', 'duna-arena'],
    highlight: 'no',
    publishedDaysAgo: 143,
    hour: '09:00',
    related: ['szurkoloi-level', 'varga-portre', 'nemzedekek-estje'],
    documents: [],
  },
]
