import type { DemoArticle } from '../../types.ts'

export const community: DemoArticle[] = [
  {
    key: 'cukorgyari-ebedlo',
    title: {
      hu: 'Negyvenkét asztal: kosárlabda a cukorgyár ebédlőjében',
      en: 'Forty-two tables: basketball in the canteen of the sugar factory',
    },
    lead: {
      hu: 'Mielőtt csarnoka lett volna, a csapat egy menzán játszott, négy méter hatvanas mennyezet alatt. Akik ott voltak, ma is laposan dobnak.',
      en: 'Before it had a hall, the team played in a canteen under a ceiling of four metres sixty. Those who were there still shoot flat.',
    },
    body: {
      hu: `Szombaton kettőkor ettek utoljára, fél háromra az ebédlő üres volt. Negyvenkét asztalt kellett kivinni az udvarra és száznyolcvan széket egymásra rakni, hogy 1963 telén Tiszahalmon kosárlabdát lehessen játszani. Az első edzés ebből állt. A másodikon már labda is volt.

A hiúznyomról, amelynek a nevünket köszönhetjük, sokan tudnak. Az ebédlőről kevesebben, pedig a klub szokásainak fele onnan származik. Bojtor Sándor, az alapító csapat irányítója ma a nyugdíjas kör elnöke, és elmondta, mi mindent hoztunk magunkkal.

## Örökségünk a menzáról

- **A lapos dobás.** A mennyezet négy méter hatvan volt, a lámpák még lejjebb lógtak. Aki ívelt, az fizette a burát.
- **A visszafutás.** Az egyik gyűrű a tálalóablak fölött volt, és hétkor jöttek az éjszakásokra főzni. Gyorsan kellett befejezni.
- **A csend a büntetőnél.** A konyhában aludt az éjszakás fűtő.
- **A söprés.** Hétfőn reggel hatkor itt ebédelt, aki éjjel dolgozott, és nem szerette a cipőnyomot a padlón.

A vonalakat krétával húzták, a táblára pedig, amelyen hétköznap a menü állt, az eredményt írták föl. Előfordult, hogy elfelejtették letörölni. Egy hétfőn így lett az ebéd 47–44, és állítólag el is fogyott.

## Egy szombat

A vendégek rendszerint a szagnál álltak meg először. Répakampány idején az egész épület meleg volt és ragadt, a labdát félidőben ecetes ruhával kellett letörölni. Az ellenfelek panaszkodtak, a mieink nem értették, mire: ők hat nap a gyárban dolgoztak, nekik ez volt a levegő.

Bent hatvan néző fért el a fal mellett, behúzott hassal. A többiek az udvarra kihordott asztalokra álltak, és az ablakon át nézték a meccset. Ha a labda kiszállt, az udvariak visszadobták, és hangosan számoltak; Bojtor emlékezete szerint tizenegy volt a csúcs. Egy vidéki játékvezető megkérdezte, hol az oldalvonal. Azt felelték neki, hogy a pálya addig tart, ameddig a fal.

A szünetben a szakácsnő cukros teát mert ki mindkét csapatnak, a vendégeknek egy ujjal többet, mert ők még utaztak. A poharakat a kislánya hordta, és fejben tartotta, ki hány cukorral issza, a cseréket is beleértve. „Az volt az első szertáram” – mondja ma Baji néni.

## A serleg

Az előtér vitrinjében kétfülű kupa áll, rajta egyetlen szó: *BAJNOK*. A felirat igaz, csak nem ránk vonatkozik. A gyári dalárda nyerte 1966-ban egy megyei kórusversenyen, és amikor a kosarasok először lettek elsők valamiben, kölcsönadta nekik, hogy legyen mit fölemelniük. Visszakérni azóta sem kérte. A dalárda utódai minden évben eljönnek megnézni, és olyankor elénekelnek valamit az előtérben, kottából, kabátban.

> A tenorok adták, a basszusok ellenezték. Ez a kupán nem látszik, de én tudom.
>
> Bojtor Sándor

A hetvenes évek közepén a csapat átköltözött a gimnázium tornatermébe, 1979-ben följutott az élvonalba, 1994-ben pedig megkapta a mai csarnokát. Az asztalok egy része is jött. Kettő a zsűrié, egy a büfében van, egyen Baji néni hajtogatja a mezeket a szertárban. Valamikor az édesanyja tálalt rajta.

A gyárat azóta lebontották. A tálalóablak fölötti gyűrű megvan: [a csarnok](/oldalak/csarnok) kisebbik edzőtermében lóg, kissé előrehajolva, mint aki még mindig a konyha felé figyel. A klub történetét röviden [itt](/oldalak/rolunk) mondjuk el.`,
      en: `On Saturdays the last lunch was served at two, and by half past the canteen was empty. Forty-two tables had to be carried into the yard and a hundred and eighty chairs stacked so that basketball could be played in Tiszahalom in the winter of 1963. The first practice consisted of that. At the second there was a ball as well.

Many people know about the tracks of the lynx to which we owe our name. Fewer know about the canteen, though half of the club’s habits come from there. Sándor Bojtor, point guard of the founding team and now head of the pensioners’ circle, told us what we have brought along.

## Our heritage from the canteen

- **The flat shot.** The ceiling was four metres sixty and the lamps hung lower. Whoever put an arc on it paid for the shade.
- **Running back.** One of the rings was above the serving hatch, and at seven they came to cook for the night shift. You had to finish quickly.
- **Silence at free throws.** The night stoker was asleep in the kitchen.
- **Sweeping.** At six on Monday morning the night workers had their meal here, and they did not care for footprints.

The lines were drawn in chalk, and the board that held the menu on weekdays was used for the score. Now and then they forgot to wipe it off. That is how lunch one Monday came to be 47–44, and it is said to have sold out.

## A Saturday

The visitors usually stopped at the smell first. When the beet was being processed, the whole building was warm and sticky, and the ball had to be wiped down with vinegar at half-time. Opponents complained; our side did not see what about. They worked in the factory six days a week, and to them it was air.

Inside there was room for sixty along the wall with their stomachs pulled in. The rest stood on the tables in the yard and watched through the windows. When the ball flew out, the yard threw it back and counted aloud; the record, as Bojtor remembers, was eleven. A referee from out of town asked where the sideline was. He was told that the court goes on for as long as the wall does.

At half-time the cook ladled out sweet tea to both teams, a finger more to the visitors, as they still had to travel. The glasses were carried by her little girl, who knew by heart how many sugars each of them took, the substitutes included. “That was my first kit store,” Aunt Baji says today.

## The cup

In the cabinet of the lobby stands a two-handled cup with a single word on it: *BAJNOK*, champion. It is true, only not of us. The factory’s choir won it at a county singing contest in 1966, and when the basketball players first came top in something, lent it to them so that they should have something to lift. It has never asked for it back. The choir’s successors come to see it every year, and on those occasions they sing in the lobby, from the sheet, with their coats on.

> The tenors gave it, the basses were against. You can’t see that on the cup, but I know.
>
> Sándor Bojtor

In the mid-seventies the team moved to the gym of the grammar school, in 1979 it reached the top division, and in 1994 it was given the hall it has today. Some of the tables came too. Two are used by the scorers, one stands in the buffet, and on one Aunt Baji folds the jerseys in her store. Her mother used to serve at it.

The factory has been pulled down since. The ring from above the hatch survives: it hangs in the smaller practice room of [the hall](/page/arena), tilted forward a little, as if it still had an ear towards the kitchen. The club’s history is told in brief [here](/page/about-us).`,
    },
    cover: 'img/kupa.webp',
    coverAlt: {
      hu: 'Kétfülű serleg Bajnok felirattal, tetején kosárlabda, körülötte konfetti',
      en: 'A two-handled cup inscribed Bajnok, champion, with a basketball on top and confetti around it',
    },
    categories: ['klubelet'],
    tags: ['klubtortenet'],
    highlight: 'no',
    publishedDaysAgo: 40,
    hour: '08:20',
    related: ['baji-neni-szertara', 'berta-mihaly', 'csonak-az-eloterben'],
    documents: [],
  },
  {
    key: 'tiszta-part',
    title: {
      hu: 'Négy kilométer part, három kanapé: amit a Tisza kirakott',
      en: 'Four kilometres of bank, three sofas: what the Tisza had left behind',
    },
    lead: {
      hu: 'Száznegyvenen szedték a szemetet a gát és a víz között, a kisrévi komptól a csarnok cölöpjeiig. A leltárt Mohos Barnabás vezette, úgyhogy pontos.',
      en: 'A hundred and forty people picked up litter between the dyke and the water, from the Kisrév ferry to the piles of the hall. Barnabás Mohos kept the inventory, so it is accurate.',
    },
    body: {
      hu: `A folyó rendes: amit elvisz, azt előbb-utóbb visszahozza, csak nem oda. Alacsony vízállásnál a tiszahalmi oldalon kirajzolódik, mit veszített el a fölöttünk lévő két megye. Ezért hívta össze a klub a szurkolókat, az akadémistákat és a gátőröket egy délelőttre, kesztyűvel.

Révész Hunor erőnléti edző a felnőttcsapatnak edzésként írta be a napot. Indoklása szerint a zsák is súly, a sár is pálya, és aki egy órán át hajolgat, az nem panaszkodik a combhajlítójára, mert nem marad hangja. A mezőnyt három hajó kísérte. Az egyiket Fehér Levente édesapja vezette, és csak annyit mondott a fiának, hogy a csónakba most is bal lábbal szállt.

## A leltár

| Tárgy | Darab | Megjegyzés |
|---|---|---|
| műanyag palack | 2142 | éppen százötvenhárom mezre elég |
| gumicsizma | 31 | egyik sem pár |
| kanapé | 3 | az egyiken megebédeltünk |
| kosárlabda | 7 | hat a miénk |
| közlekedési tábla | 2 | „Vigyázat, folyó” az egyik |
| palackposta | 1 | bevásárlólista: élesztő, gyufa, szappan |

A hetedik labda eredetét nem sikerült kideríteni. Kopott, könnyű, és olyan a pattanása, mintha köhögne. A gyerekek elnevezték Öregnek, és ragaszkodtak hozzá, hogy kapjon egy kosarat. Orbán Zalán vállalta, a biciklitárolók melletti kültéri palánkon. Bement.

Pintér Gergő és Bődi Máté két kanapét vitt föl a gátra. A harmadikat Pintér egyedül akarta, ezért azon ült Bődi.

> Két óra alatt többet beszélgettek, mint egy egész edzőtáborban. Lehet, hogy a labda zavarja őket.
>
> Révész Hunor

Négy és fél tonna szemét gyűlt össze, ezt a város szállította el még aznap. A palackokat külön kezelték: a mezgyártáshoz használt szálba kerülnek vissza, így valamelyik szurkoló egy darabot a felső folyásból fog viselni.

Ebédre halászlé készült, a gátőrök bográcsában. A [Hiúz Akadémia](/oldalak/akademia) legkisebbjei közben versenyt rendeztek abban, ki tud hosszabb ideig csendben ülni a vízparton, hátha kijön valami. Öt perc negyvennél kijött egy vidra, megnézte őket, és visszament. Azóta a gyerekek szerint a következő alkalom kötelező.`,
      en: `The river is honest: whatever it takes away it brings back sooner or later, only not to the same place. When the water is low, the Tiszahalom bank shows what has been lost by the two counties above us. So the club called supporters, academy children and dyke keepers together for a morning, with gloves.

Hunor Révész, the conditioning coach, put the day down as practice for the first team. His grounds were that a sack is a weight and mud is a court, and that a man who spends an hour bending down does not complain about his hamstrings, having no breath left. Three boats went alongside. One was steered by Levente Fehér’s father, who only told his son that he had got in left foot first again.

## The inventory

| Item | Pieces | Remark |
|---|---|---|
| plastic bottles | 2,142 | exactly enough for a hundred and fifty-three jerseys |
| rubber boots | 31 | no two a pair |
| sofas | 3 | we had lunch on one of them |
| basketballs | 7 | six of them ours |
| road signs | 2 | one reads “Caution, river” |
| messages in bottles | 1 | a shopping list: yeast, matches, soap |

The origin of the seventh ball could not be established. It is worn and light and bounces as if it were coughing. The children named it the Old Man and insisted that it be given a basket. Zalán Orbán obliged at the outdoor hoop beside the bicycle stands. It went in.

Gergő Pintér and Máté Bődi carried two sofas up the dyke. Pintér wanted to do the third by himself, so Bődi sat on it.

> They talked more in two hours than in a whole training camp. Perhaps it’s the ball that distracts them.
>
> Hunor Révész

Four and a half tonnes were collected, and the town took them away the same day. The bottles were kept apart: they go back into the yarn that the jerseys are made of, so that some supporter will be wearing a stretch of the upper river.

There was fish soup for lunch in the dyke keepers’ cauldron. The smallest of the [Lynx Academy](/page/academy) meanwhile held a contest in sitting silently at the water’s edge to see what might come out. After five minutes and forty seconds an otter did, looked at them and went back in. The children consider the next time compulsory.`,
    },
    cover: 'img/hajra-poszter.webp',
    coverAlt: {
      hu: 'Zöld plakát futó játékossal, rajta Hajrá Hiúzok',
      en: 'A green poster with a running player that cheers Hajrá Hiúzok',
    },
    categories: ['klubelet', 'szurkoloknak'],
    tags: ['onkentesek', 'szurkoloi-klub'],
    highlight: 'no',
    publishedDaysAgo: 51,
    hour: '16:50',
    related: ['veradas', 'uj-mez', 'onkentesek'],
    documents: [],
  },
  {
    key: 'veradas',
    title: {
      hu: 'Véradás a csarnokban: száztizenkét egység egy délután alatt',
      en: 'Giving blood at the hall: a hundred and twelve units in one afternoon',
    },
    lead: {
      hu: 'A Tisza Aréna folyosóján tíz ágyat állítottak föl, és délután kettőtől hatig egyik sem maradt üresen. A legtöbben most először adtak vért.',
      en: 'Ten beds stood in the corridor of the Tisza Aréna, and from two until six none of them was empty. For most donors it was the first time.',
    },
    body: {
      hu: `Pintér Gergő két méter három centi, és lelógott az ágyról. „Mondtam, hogy adok kettő helyett is” – nevetett, aztán rájött, hogy a nővér nem viccel a szabályokkal. Egy ember, egy adag, egy kakaós csiga.

A véradást a szurkolói klub kezdeményezte, miután tavaly az egyik dobosuk súlyos balesetet szenvedett. Azóta felépült, most ő osztotta a csigát az asztalnál. Aki megkérdezte tőle, hogy van, annak kettőt adott.

Kettőkor még csak a csapat egy része állt sorban, meg egy házaspár, akik valójában jegyet akartak venni, de nem akartak udvariatlanok lenni. Négyre a sor elérte a ruhatárat. A szervezők szerint sokat számított, hogy várakozás közben a játékosokkal lehetett beszélgetni, és hogy mindenki kapott egy kézzel számozott matricát: *Zöld a mezem, piros a vérem.*

## A délután számokban

- **112** egység vér, a kétharmada első véradótól
- **10** ágy, ebből egy toldott, a két méter fölöttieknek
- **9** jelentkezőt küldtek haza alacsony vérnyomás vagy túl sok kávé miatt
- **1** ájulás: az egyik védőnké, aki kísérőnek jött, és nevének elhallgatását kérte

Dr. Tölgyes Anna csapatorvos minden ágynál elmondta ugyanazt a három mondatot, és mindegyiket úgy, mintha először mondaná. A játékosok edzés nélküli napon adtak vért, utána két napig csak sétálhattak. Révész Hunor ezt be is tartatta; a gáton háromszor jött velük szembe, biciklivel, teljesen véletlenül.

> Egy meccsen ennyi embert nem tudok megölelni. Ma sikerült, csak óvatosan, a másik karjuknál.
>
> Mészáros Edit, a szurkolói klub vezetője

Zárás után a nővérek kaptak egy labdát és tíz percet a nagy pályán. A labdát letették. Mind a hatan lefeküdtek a középkörbe, és a mennyezetet nézték. Azt mondták, egész nap ők hajoltak mások fölé, most kíváncsiak voltak, mit látni onnan.

Fél év múlva megismétlik. Addig is havonta egyszer különbusz indul a városi véradóállomásra, a [csarnok](/oldalak/csarnok) elől. A toldott ágy marad.`,
      en: `Gergő Pintér is two metres three and hung off the end of the bed. “I told them I’d give for two,” he laughed, and then found out that the nurse does not joke about the rules. One person, one unit, one cocoa roll.

It was the supporters’ club’s idea, after one of their drummers had a serious accident last year. He has recovered, and this time he was the one handing out the rolls. If you asked him how he was, you got two.

At two o’clock there was only part of the team in the queue, and a married couple who had actually come to buy tickets but did not wish to be impolite. By four it reached the cloakroom. It helped, the organisers say, that you could talk with the players while you waited and that everyone got a hand-numbered sticker: *My shirt is green, my blood is red.*

## The afternoon in figures

- **112** units of blood, two thirds from first-time donors
- **10** beds, one of them extended for those above two metres
- **9** people sent home for low blood pressure or too much coffee
- **1** case of fainting: one of our defenders, who had come to keep somebody company and asks not to be named

Dr Anna Tölgyes, the team doctor, said the same three sentences at each bed, and each time as if they had just occurred to her. The players gave on a day without practice and were only allowed to walk for the next two. Hunor Révész saw to that; he met them on the dyke three times, on his bicycle, entirely by chance.

> I can’t hug this many people at a game. Today I did, but carefully, by the other arm.
>
> Edit Mészáros, head of the supporters’ club

After closing time the nurses were given a ball and ten minutes on the big floor. They put the ball down. All six of them lay on their backs in the centre circle and looked at the ceiling. They had been bending over other people all day, they said, and wished to know what could be seen from there.

They will do it again in half a year. Until then a bus leaves [the hall](/page/arena) once a month for the town’s donor centre. The extended bed stays.`,
    },
    cover: 'img/osszeboruls.webp',
    coverAlt: {
      hu: 'Összekapaszkodó játékosok köre felülről',
      en: 'A circle of players with their arms around each other, from above',
    },
    categories: ['klubelet', 'szurkoloknak'],
    tags: ['szurkoloi-klub', 'tisza-arena'],
    highlight: 'no',
    publishedDaysAgo: 62,
    hour: '18:20',
    related: ['onkentesek', 'hol-uljek'],
    documents: [],
  },
  {
    key: 'tao-elszamolas',
    title: {
      hu: 'Mire ment el a TAO? Elszámolás közérthetően',
      en: 'Where did the TAO money go? Accounts in plain words',
    },
    lead: {
      hu: 'Az előző támogatási időszak lezárult, a jelentést elfogadták. Négy számban és egy táblázatban mutatjuk meg, mi lett a helyi cégek felajánlásából.',
      en: 'The last support period is closed and the report accepted. Four figures and one table show what became of the offers of local companies.',
    },
    body: {
      hu: `Tizenhét helyi vállalkozás, a pékségtől a hajójavítóig, összesen 84,7 millió forint társasági adót irányított a klubhoz. A hivatalos elszámolás hatvan oldal, a lényege elfér egy konyhaasztalon. Sári Norbert gazdasági igazgató szó szerint ott írta meg, mert az irodában csörög a telefon.

| Jogcím | Terv | Tény |
|---|---|---|
| Utánpótlás-nevelés | 46,0 M Ft | 45,8 M Ft |
| Eszközök, labdák, mezek | 14,5 M Ft | 13,9 M Ft |
| Csarnok: öltözők felújítása | 21,0 M Ft | 21,9 M Ft |
| Edzőképzés | 3,2 M Ft | 3,1 M Ft |

## Négy szám

- **212** gyerek kapott ingyenes felszerelést
- **9** edző szerzett magasabb képesítést
- **4** öltöző újult meg, köztük az első akadálymentes
- **0** forint ment felnőttjátékos fizetésére, mert arra nem is mehet

## Ahol eltért

Az öltözők azért kerültek többe, mert a régi csövek cseréje nem várhatott. Amikor a munkások kibontották a falat, a cső már csak megszokásból tartott. A különbözet nagyobb részét az eszközökön megtakarított összeg fedezte, a maradékot az utánpótláson és az edzőképzésen megmaradt, engedéllyel, tételesen átvezetve. Végül forintra annyi fogyott el, amennyi érkezett.

Az eszközökön azért maradt pénz, mert Baji néni szertáros a labdák felét visszaküldte a szállítónak azzal, hogy nem egyformán pattannak. Kiderült, hogy igaza van, és a csere olcsóbb lett.

> A jó elszámolás unalmas. Ha valaki izgalmasnak találja a miénket, kérem, szóljon, mert akkor elírtam valamit.
>
> Sári Norbert

## Amit pénzben nem lehet kimutatni

Az akadálymentes öltözőt elsőként egy kerekesszékes kisfiú próbálta ki, aki a testvérével jött edzést nézni. Körbement benne, megnézte a zuhanyt, és közölte, hogy a tükör magasan van. Másnapra lejjebb került. A táblázatban ez nem szerepel, mert a két csavar megvolt.

A következő időszak felajánlásait már fogadjuk. [A TAO-tájékoztatóban](/oldalak/tao-tajekoztato) a folyamat minden lépése benne van, az elszámolás rövid változata a cikk alján letölthető, a hosszút az irodában bárki megnézheti. Széket adunk hozzá, egyet.`,
      en: `Seventeen local businesses, from the bakery to the boatyard, directed 84.7 million forints of corporate tax to the club. The official report is sixty pages long; the gist fits on a kitchen table. That is quite literally where Norbert Sári, the finance director, wrote it, as the telephone rings in the office.

| Purpose | Planned | Spent |
|---|---|---|
| Youth work | HUF 46.0m | HUF 45.8m |
| Equipment, balls, kits | HUF 14.5m | HUF 13.9m |
| Hall: dressing rooms renewed | HUF 21.0m | HUF 21.9m |
| Coach training | HUF 3.2m | HUF 3.1m |

## Four figures

- **212** children received free equipment
- **9** coaches earned a higher qualification
- **4** dressing rooms were renewed, one of them the first step-free one
- **0** forints went on senior players’ pay, as none may

## Where it differs

The dressing rooms cost more because the old pipes could not wait. When the workmen opened the wall, the pipe was only holding out of habit. Most of the difference came out of what we saved on equipment, the rest out of what was left from youth work and coach training, with permission and item by item. In the end exactly as much was spent as had come in.

There was money left from equipment because Aunt Baji, in charge of the kit, sent half of the balls back to the supplier saying that they did not all bounce alike. She turned out to be right, and the replacements were cheaper.

> Good accounts are boring. If anyone finds ours exciting, please tell me, because then I’ve made a mistake.
>
> Norbert Sári

## What can’t be shown in money

The first to try the step-free dressing room was a small boy in a wheelchair, who had come with his brother to watch practice. He went all round it, inspected the shower and announced that the mirror was too high. It was lower by the next day. This is not in the table, since we had the two screws.

Offers for the next period are welcome. [The TAO page](/page/tao-information) has every step of the way, the short version of the accounts can be downloaded below, and anyone may look at the long one in the office. It comes with a chair, one.`,
    },
    cover: 'img/ures-csarnok.webp',
    coverAlt: {
      hu: 'A Tisza Aréna üres küzdőtere reflektorfényben',
      en: 'The empty floor of the Tisza Aréna under spotlights',
    },
    categories: ['klubelet'],
    tags: ['tarsasagi-ado', 'hiuz-akademia'],
    highlight: 'no',
    publishedDaysAgo: 84,
    hour: '09:10',
    related: ['csonak-az-eloterben', 'lanycsapat'],
    documents: ['tao-elszamolas'],
  },
  {
    key: 'onkentesek',
    title: {
      hu: 'Ötvennyolcan a háttérben: egy meccsnap önkéntesei',
      en: 'Fifty-eight people in the background: the volunteers of a game day',
    },
    lead: {
      hu: 'Ők nyitják a kaput, ők törlik a parkettet, és ők tudják, hol a babakocsija. Bemutatjuk őket, aztán megkérjük Önt is.',
      en: 'They open the gates, wipe the floor and know where your pram is. We introduce them, and then we ask you.',
    },
    body: {
      hu: `Szalai Jutka harminc évig földrajzot tanított, és ma is minden jegyet elolvas, mielőtt beenged valakit. Nem a vonalkódot: a nevet. A keleti kapunál így aztán lassabb a sor, viszont mindenki úgy ül le, hogy valaki már köszönt neki.

Meccsnapokon ötvennyolcan dolgoznak a Tisza Arénában fizetés nélkül: huszonketten a kapuknál, a többiek a ruhatárban, a rámpáknál, a zsűriasztalnál, fényképezőgéppel vagy fölmosóval. Ha minden rendben megy, senki sem beszél róluk. Ezért most mi.

## Akikkel találkozhat

- **Vas Ernő, déli rámpa.** Nyugdíjas mentős, ő fogadja a babakocsikat és a kerekesszékeket, és megjegyzi, ki melyik oldalon szeret ülni. A saját bérletes székét tizenegy éve nem használta.
- **A Lóczi nővérek, parkett.** Tizenkét és tizenhárom évesek, a gyűrű alatt törölnek. Két szabályuk van: a labdánál gyorsabbnak kell lenni, és nem szabad visszaintegetni. Az elsőt könnyebb betartani.
- **Kun Péter, zsűriasztal.** Kilenc éve kezeli a támadóidőt. A családja szerint azóta huszonnégy másodpercenként fölnéz az újságból.
- **Bakos Teri, ruhatár.** Ha egy kabátnak szakadt az akasztója, mire a gazdája visszajön érte, föl van varrva. Szólni nem szokott róla, a legtöbben észre sem veszik.
- **Zámbó Márk, fényképezőgép.** A honlap képeinek többsége az övé. Ő maga egyiken sincs rajta, saját kérésére.

## Mit adunk cserébe?

A meccs után vacsora van, a csapat állja. Hagyományosan Kővári Ákos szedi a levest, mert szerinte aki kimeri, az látja meg, ki hiányzik. Az asztalnál vegyesen ülnek, és nem illik a játékról kezdeni. Általában a parkolással kezdik, és a játéknál kötnek ki.

> Tizenkilenc éve járok, és még nem láttam egy teljes negyedet. A felét hallomásból tudom, de az is jó.
>
> Szalai Jutka

Jelenleg három helyre keresünk embert: pontozót, aki gyorsan ír és lassan dühödik; beengedőt a déli rámpához, aki szívesen várja meg a másikat; és fotóst, aki a közönséget is fényképezi. Betanítás két alkalom, előképzettség nem kell, fehér zokni se.

Írjon az onkentes@tiszaihiuzok.example címre, vagy szóljon bármelyik kapunál. Aki előbb tudni szeretné, kiknek segítene, annak [a klubról](/oldalak/rolunk) és [a csarnokról](/oldalak/csarnok) is van egy-egy oldalunk. Jutka néni mindkettőt olvasta, és három vesszőhibát talált.`,
      en: `Jutka Szalai taught geography for thirty years and still reads every ticket before she lets anyone in. Not the barcode: the name. It makes the queue slower at the east gate, but everyone sits down having been greeted by somebody.

Fifty-eight people work at the Tisza Aréna on game days without pay: twenty-two at the gates, the others in the cloakroom, on the ramps, at the scorer’s table, with a camera or with a mop. If all goes well, nobody talks about them. So we shall.

## People you may meet

- **Ernő Vas, south ramp.** A retired ambulance man, he receives the prams and the wheelchairs and remembers who likes to sit on which side. He has not used his own season seat for eleven years.
- **The Lóczi sisters, floor.** They are twelve and thirteen and wipe below the ring. They have two rules: you must be faster than the ball, and you mustn’t wave back. The first is easier to keep.
- **Péter Kun, scorer’s table.** He has run the shot clock for nine years. His family say that ever since he looks up from the newspaper every twenty-four seconds.
- **Teri Bakos, cloakroom.** If the loop of a coat is torn, it has been sewn on by the time its owner comes back for it. She never mentions it, and most people don’t notice.
- **Márk Zámbó, camera.** Most of the pictures on this site are his. He is in none of them, at his own request.

## What do we give in return?

There is supper after the game, and the team pays. By tradition Ákos Kővári ladles out the soup, since in his view the man with the ladle is the one who sees who is missing. Everyone sits mixed up together, and it isn’t done to begin with the game. They usually begin with the parking and end up at the game.

> I’ve been coming for nineteen years and have never seen a whole quarter. Half of it I know from hearsay, but that’s fine too.
>
> Jutka Szalai

We are looking for three people at the moment: a scorer who writes fast and loses patience slowly; a steward for the south ramp who doesn’t mind waiting for others; and a photographer who takes pictures of the crowd as well. Training takes two evenings. No experience is required, nor are white socks.

Write to onkentes@tiszaihiuzok.example or have a word at any gate. If you would first like to know whom you would be working for, we have a page about [the club](/page/about-us) and one about [the hall](/page/arena). Jutka has read them both and found three misplaced commas.`,
    },
    cover: 'img/feldobas.webp',
    coverAlt: {
      hu: 'Feldobás a középkörben, a labda a két ugró keze fölött, háttérben a lelátó',
      en: 'Tip-off at centre court, the ball above two jumpers’ hands, the stand behind',
    },
    categories: ['klubelet', 'szurkoloknak'],
    tags: ['onkentesek', 'tisza-arena'],
    highlight: 'no',
    publishedDaysAgo: 118,
    hour: '13:00',
    related: ['hol-uljek', 'csonak-az-eloterben'],
    documents: [],
  },
  {
    key: 'csonak-az-eloterben',
    title: {
      hu: 'A csónak, amely nem megy sehová: kilenc kérdés a TAO-ról',
      en: 'The boat that goes nowhere: nine questions about TAO',
    },
    lead: {
      hu: 'A csarnok előterében egy kisrévi ladik áll, rajta tizenhét réztábla. Sári Norbert gazdasági igazgató elmondja, hogyan kerül föl a tizennyolcadik.',
      en: 'In the lobby of the hall stands a ferry boat from Kisrév with seventeen brass plates on it. Norbert Sári, the finance director, explains how the eighteenth gets there.',
    },
    body: {
      hu: `A ladik negyven évig járt Kisrév és a túlpart között, aztán hidat kapott a falu. Fehér Levente édesapja, aki az utolsó révésze volt, se el nem adta, se föl nem vágta: elhozta a csarnokba azzal, hogy itt legalább mindig lesznek körülötte emberek. Azóta ennek az oldalára szegezzük föl azoknak a cégeknek a nevét, amelyek társasági adójuk egy részét nekünk szánják.

**Sokba kerül ez a cégnek?**

Annyiba, amennyi adót egyébként is befizetne. Csak nem mindegy, hol köt ki.

**Látszik a táblán, ki mennyit adott?**

Nem. Egyszer megkérdezte valaki, melyik a legnagyobb. Azt feleltem, hogy a csónak.

**Mi az első lépés?**

Egy szándéknyilatkozat. Fél oldal, bármikor beadható, akár itt, a pultnál.

**És utána?**

Tizenöt napon belül adjuk a szerződést és az igazolást. Utalni az adóelőleg esedékességéig kell, bejelenteni pedig az utalástól számított nyolc napon belül. Ezt a nyolc napot szokták elfelejteni. Én föl szoktam hívni őket a hatodikon.

**Mire költik?**

Gyerekek edzésére, felszerelésre, edzőképzésre, a csarnokra.

**Felnőttjátékosra?**

Egy forintot sem. Vendéglátásra és reklámra sem. A réztáblákat is saját zsebből fizetjük, mert a réz nem edzés.

**Honnan tudja a cég, hogy jó helyre ment?**

Félévente levelet küldünk, beszámolóval. Ezenkívül bármikor bejöhet, és leülhet a lelátóra délután négykor. Olyankor a felajánlás éppen labdát vezet.

**Volt, aki visszalépett?**

Egy. Azt írta, elköltözött a könyvelője. Két év múlva visszajött, és megkérdezte, megvan-e még a helye a csónakon. A két szög végig ott volt.

**Mi lesz, ha betelik?**

Kisréven van még egy ladik.

Norbert ezt nyugodtan mondta, mint aki már megnézte. A táblák közt egyébként nincs rangsor: érkezési sorrendben követik egymást, orrtól farig, a pékségtől a hajójavítóig. Az utóbbi szakmai alapon a csónak állapotát is véleményezte, és díjtalanul átkente a fenekét, hátha.

A teljes menetrend, határidőkkel, [a TAO-tájékoztatóban](/oldalak/tao-tajekoztato) olvasható. Kérdezni a tao@tiszaihiuzok.example címen vagy a csónak mellett lehet.`,
      en: `For forty years the boat went back and forth between Kisrév and the far bank, and then the village was given a bridge. Levente Fehér’s father, its last ferryman, neither sold it nor chopped it up; he brought it to the hall, where at least, he said, there would always be people around it. Since then the names of the companies that direct part of their corporate tax to us have been nailed to its side.

**Does it cost the company a lot?**

As much as the tax it would pay in any case. It just makes a difference where it lands.

**Do the plates show who gave how much?**

No. Somebody once asked which was the biggest. I said the boat.

**What is the first step?**

A letter of intent. It is half a page and can be handed in at any time, here at the desk if you like.

**And then?**

You get the contract and the certificate from us within fifteen days. The transfer is due before the tax advance, and it must be reported within eight days of being made. Those eight days are what people forget. I tend to ring them on the sixth.

**What is it spent on?**

On practices for children, on equipment, on training coaches, on the hall.

**On senior players?**

Not a forint. Nor on catering or advertising. Even the brass plates come out of our own pocket, since brass is not practice.

**How does the company know that it went to the right place?**

Twice a year we send a letter with accounts. Besides, they can come in and sit down in the stand at four in the afternoon. At that hour their offer is out there dribbling.

**Has anybody dropped out?**

One. He wrote that his accountant had moved away. Two years later he came back and asked whether his place on the boat was still free. The two nails had been there all along.

**What happens when it is full?**

There is another boat in Kisrév.

Norbert said it calmly, like a man who has been to look. There is no ranking among the plates, by the way: they follow each other as they came, from bow to stern, from the bakery to the boatyard. The latter gave a professional opinion on the state of the boat and tarred its bottom free of charge, just in case.

The whole procedure, with its deadlines, is on [the TAO page](/page/tao-information). Questions may be put to tao@tiszaihiuzok.example or beside the boat.`,
    },
    cover: 'img/csarnok-este.webp',
    coverAlt: {
      hu: 'A Tisza Aréna kivilágított épülete este, előtte érkezők sziluettje',
      en: 'The Tisza Aréna lit up at night with silhouettes of people arriving',
    },
    categories: ['klubelet'],
    tags: ['tarsasagi-ado', 'klubtortenet'],
    highlight: 'no',
    publishedDaysAgo: 140,
    hour: '10:20',
    related: ['uj-mez', 'tisza-torna'],
    documents: [],
  },
]
