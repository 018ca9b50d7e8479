import { type Bilingual, bilingual } from '../bilingual.ts'

export const texts = {
  title: bilingual('Élő jegyzés', 'Courtside'),
  whichMatch: bilingual('Melyik meccset jegyzed?', 'Which match are you keeping?'),
  noMatches: bilingual(
    'A következő hét napban nincs saját meccs.',
    'The club has no match in the next seven days.',
  ),
  listOffline: bilingual('Nincs hálózat.', 'No network.'),
  listFailed: bilingual('A szerver most nem válaszol.', 'The server does not answer now.'),
  lastList: bilingual(
    'Ezt a listát kapta meg utoljára a telefon.',
    'This is the list that the phone received last.',
  ),
  listForbidden: bilingual(
    'Meccset csak statisztikus vagy adminisztrátor jegyezhet.',
    'Only a statistician or an admin can keep matches.',
  ),
  practice: bilingual('Gyakorlómeccs', 'Practice match'),
  practiceShort: bilingual('Gyakorlás', 'Practice'),
  practiceLead: bilingual(
    'Egy perc alatt megtanulod. Semmi nem megy ki az oldalra.',
    'Learned in a minute. Nothing goes to the site.',
  ),
  toNewsroom: bilingual('Vissza a szerkesztőségbe', 'Back to the newsroom'),
  toList: bilingual('Vissza a meccsekhez', 'Back to the matches'),
  loading: bilingual('Egy pillanat…', 'One moment…'),
  live: bilingual('Élő', 'Live'),
  finished: bilingual('Vége', 'Final'),
  noTime: bilingual('nincs időpont', 'no date yet'),
  postponed: bilingual('Elhalasztva', 'Postponed'),
  cancelled: bilingual('Elmarad', 'Called off'),

  howToKeep: bilingual('Mit jegyzel?', 'What do you keep?'),
  full: bilingual('Mindent', 'Everything'),
  fullLead: bilingual('Játékos, aztán esemény: két koppintás.', 'Player, then event: two taps.'),
  points: bilingual('Csak a pontokat', 'Points only'),
  pointsLead: bilingual(
    'Egy koppintás egy kosár. A dobó ráér.',
    'One tap is one basket. The scorer can wait.',
  ),
  typedStays: bilingual(
    'Ehhez a meccshez már van beírt jegyzőkönyv. Megmarad, amíg itt le nem zárod a meccset; akkor az itteni összeg lép a helyére.',
    'This match has a typed sheet already. It stays until you finish the match here; then the sums from here replace it.',
  ),
  starters: bilingual('Kezdők', 'Starters'),
  startersLead: bilingual('Nem kötelező. Csapatonként öt.', 'Optional. Five in each team.'),
  absent: bilingual('Nincs itt', 'Not here'),
  absentLead: bilingual(
    'Aki ma nincs a csarnokban, azt koppintsd ki: eltűnik a gombok közül.',
    'Tap who is not in the hall today: they leave the buttons.',
  ),
  startMatch: bilingual('Kezdődik a meccs', 'Start the match'),
  noPlayers: bilingual('Ennek a csapatnak nincs felvett játékosa.', 'This team has no players on record.'),

  network: bilingual('Hálózat', 'Network'),
  log: bilingual('Napló', 'Log'),
  close: bilingual('Bezárom', 'Close'),
  undo: bilingual('Visszavonom', 'Undo'),
  undone: bilingual('visszavonva', 'undone'),
  foul: bilingual('Hiba', 'Foul'),
  fouls: bilingual('Hiba', 'Fouls'),
  teamFouls: bilingual('Csapathibák', 'Team fouls'),
  bonus: bilingual('büntető', 'bonus'),
  missed: bilingual('Kihagyta', 'Missed'),
  rebound: bilingual('Lepattanó', 'Rebound'),
  assist: bilingual('Gólpassz', 'Assist'),
  steal: bilingual('Szerzett', 'Steal'),
  turnover: bilingual('Eladott', 'Turnover'),
  block: bilingual('Blokk', 'Block'),
  substitution: bilingual('Csere', 'Sub'),
  offensive: bilingual('Támadó', 'Offensive'),
  defensive: bilingual('Védő', 'Defensive'),
  back: bilingual('Mégse', 'Cancel'),
  whatHappened: bilingual('Mi történt?', 'What happened?'),
  onlyOut: bilingual('Öt hibája van: csak csere.', 'Five fouls: sub only.'),
  tapPlayer: bilingual('Koppints egy játékosra', 'Tap a player'),
  whatMissed: bilingual('Mit hagyott ki?', 'What was missed?'),
  whichRebound: bilingual('Melyik palánknál?', 'At which end?'),
  whoComesIn: bilingual('Ki jön be? Koppints rá.', 'Who comes in? Tap them.'),
  whoGoesOut: bilingual('Ki megy ki? Koppints rá.', 'Who goes out? Tap them.'),
  team: bilingual('Csapat', 'Team'),
  nothingYet: bilingual('Még nincs esemény', 'No events yet'),
  whoScored: bilingual('Ki dobta?', 'Who scored?'),
  pointShort: bilingual('p', 'p'),
  onCourt: bilingual('pályán', 'on court'),

  offline: bilingual('Nincs hálózat, írd tovább', 'No network, keep scoring'),
  offlineLead: bilingual(
    'Minden itt van a telefonon. Küldjük, amint lehet.',
    'Everything is on this phone. It is sent as soon as possible.',
  ),
  waiting: bilingual('vár', 'waiting'),
  signedOut: bilingual('Lejárt a belépésed', 'Your session has ended'),
  signedOutLead: bilingual(
    'Írhatod tovább, minden itt van a telefonon. Lépj be, és elküldjük.',
    'Keep scoring, everything is on this phone. Sign in and it is sent.',
  ),
  signIn: bilingual('Belépek', 'Sign in'),
  signInElsewhere: bilingual(
    'Lépj be: új lapon nyílik. Ezt az ablakot hagyd nyitva, innen küldjük el.',
    'Sign in: it opens in a new tab. Leave this window open, it is sent from here.',
  ),
  forbidden: bilingual(
    'Ezt a meccset csak statisztikus vagy adminisztrátor jegyezheti',
    'Only a statistician or an admin can keep this match',
  ),
  forbiddenLead: bilingual('Lépj be olyan fiókkal, amelyik jegyezhet.', 'Sign in with an account that may.'),
  sheet: bilingual('Ez a meccs az űrlapra került', 'This match has moved to its form'),
  sheetLead: bilingual(
    'Ami itt van, megmarad, de most nem számít. Szólj a szerkesztőnek, vagy folytasd élőben.',
    'What is here stays, but does not count now. Talk to the editor, or go on live.',
  ),
  continueLive: bilingual('Folytatom élőben', 'Go on live'),
  failed: bilingual('A szerver most nem fogadja', 'The server does not take it now'),
  notFound: bilingual('Nincs ilyen meccs', 'There is no such match'),
  notFoundLead: bilingual(
    'Lehet, hogy törölték. Válassz a listából.',
    'It may have been deleted. Pick one from the list.',
  ),
  notHere: bilingual(
    'Ezt a meccset ezen a telefonon még nem nyitottad meg',
    'This match has not been opened on this phone yet',
  ),
  notHereLead: bilingual(
    'Az első megnyitáshoz hálózat kell. Addig gyakorolhatsz.',
    'Opening it first needs a network. You can practise meanwhile.',
  ),
  notStored: bilingual('A telefon nem tud menteni', 'This phone cannot store'),
  notStoredLead: bilingual(
    'Ne zárd be ezt az ablakot, amíg minden el nem ment. Szabadíts fel helyet a telefonon.',
    'Do not close this window until all is sent. Free some space on the phone.',
  ),
  notTaken: bilingual('Az oldal ezt nem tudta átvenni', 'The site could not be updated'),
  refused: bilingual('Amit a szerver nem fogadott el', 'What the server did not accept'),
  refusedLead: bilingual(
    'Ezek nem számítanak. Írd be őket újra, ha kell.',
    'These do not count. Enter them again if needed.',
  ),
  refusedPlayer: bilingual('Nincs ilyen játékos a csapat keretében.', 'No such player in the team’s squad.'),
  refusedEvent: bilingual('A szerver nem tudja értelmezni.', 'The server cannot read it.'),
  dismiss: bilingual('Láttam', 'I have seen it'),

  period: bilingual('Negyed', 'Period'),
  total: bilingual('Össz.', 'Total'),
  isOnBoard: bilingual(
    'Ez áll az eredményjelzőn is? Ha nem, itt igazítsd.',
    'Does the scoreboard say the same? If not, set it right here.',
  ),
  isBehind: bilingual(
    'Ez a telefon most nem kap friss adatot: amit más készüléken írtak be, még hiányozhat.',
    'This phone gets no updates just now: what was entered on another device may be missing.',
  ),
  plusOne: bilingual('plusz egy', 'plus one'),
  minusOne: bilingual('mínusz egy', 'minus one'),
  hold: bilingual('tartsd nyomva', 'press and hold'),
  holdLonger: bilingual('Tartsd nyomva egy kicsit tovább.', 'Hold it a little longer.'),
  stillRuns: bilingual('Még tart', 'Not yet'),
  adjustOnly: bilingual('Igazítom, még tart', 'Set it right, not over yet'),
  timeout: bilingual('Időkérés', 'Time-out'),
  matchOver: bilingual('Vége a meccsnek', 'End the match'),
  matchOverTitle: bilingual('Vége a meccsnek', 'End of the match'),
  backToMatch: bilingual('Mégsincs vége', 'It is not over'),

  periodSums: bilingual('Negyedek összege', 'Sum of the quarters'),
  playersOf: bilingual('játékosok', 'players'),
  tooManyLead: bilingual(
    'Vond vissza a naplóban a mínuszos igazítást, és azt a kosarat, amelyik nem volt.',
    'In the log, undo the minus correction and the basket that was not scored.',
  ),
  noOwnerLead: bilingual(
    'Vond vissza az igazítást a naplóban, és írd be kosaranként.',
    'Undo the correction in the log, and enter it basket by basket.',
  ),
  give: bilingual('Kiosztom', 'Give'),
  playersUnknown: bilingual('Nincs egyéni statisztika', 'No individual statistics'),
  playersUnknownLead: bilingual(
    'Ennek a csapatnak csak az eredménye jelenik meg.',
    'Only this team’s score is shown.',
  ),
  withoutEvent: bilingual('Esemény nélkül', 'Without an event'),
  withoutEventLead: bilingual(
    'Aki pályán volt, koppints rá. A többiek nem játszottak.',
    'Tap who was on court. The others did not play.',
  ),
  chooseWho: bilingual('Megnézem', 'Check'),
  fewPeriods: bilingual('Kevés a negyed', 'Too few quarters'),
  level: bilingual('Döntetlen az állás', 'The score is level'),
  levelLead: bilingual(
    'Hosszabbítás jön, vagy egy kosár hiányzik.',
    'Overtime comes, or a basket is missing.',
  ),
  periodRuns: bilingual('Még fut a negyed', 'The quarter still runs'),
  allSent: bilingual('Minden esemény elment', 'Every event is sent'),
  notAllSent: bilingual('Még nem ment el minden', 'Not everything is sent yet'),
  needsNetwork: bilingual('A közzétételhez hálózat kell.', 'Publishing needs a network.'),
  whatAppears: bilingual('Mi jelenik meg?', 'What appears?'),
  appearsAll: bilingual(
    'Eredmény, negyedek, egyéni statisztika, tabella',
    'Score, quarters, individual statistics, standings',
  ),
  appearsResult: bilingual('Eredmény, negyedek, tabella', 'Score, quarters, standings'),
  publish: bilingual('Közzététel az oldalon', 'Publish on the site'),
  publishOff: bilingual('Közzététel', 'Publish'),
  publishAgain: bilingual('Közzéteszem újra', 'Publish again'),
  resultOnly: bilingual('Csak az eredményt teszem ki', 'Publish the result only'),
  firstFix: bilingual(
    'Előbb pótold, ami hiányzik, vagy tedd ki csak az eredményt.',
    'First complete what is missing, or publish the result only.',
  ),
  firstAbove: bilingual('Előbb fent legyen rendben minden.', 'Everything above has to be in order first.'),
  laterToo: bilingual(
    'Utána is javítható. Minden javítás látszik a naplóban.',
    'It can be corrected later too. Every correction shows in the log.',
  ),
  isPublished: bilingual('Kint van az oldalon', 'It is on the site'),
  onSite: bilingual('Az oldalon', 'On the site'),
  onSiteOther: bilingual(
    'Ha közzéteszed, az itteni eredmény lép a helyére.',
    'If you publish, the score kept here replaces it.',
  ),
  practiceDone: bilingual(
    'Ennyi volt a gyakorlás. Élesben itt teszed ki az eredményt az oldalra.',
    'That was the practice. In a real match you publish here.',
  ),
  practiceAgain: bilingual('Újrakezdem', 'Start again'),
  practiceEnd: bilingual('Befejezem', 'Finish'),

  leaveTitle: bilingual('Kilépsz a meccsből?', 'Leave the match?'),
  leaveLead: bilingual(
    'Ami be van írva, megmarad a telefonon. Visszatérve folytathatod.',
    'What is entered stays on the phone. You can come back and go on.',
  ),
  stay: bilingual('Maradok', 'Stay'),
  leave: bilingual('Kilépek', 'Leave'),
  discard: bilingual('Eldobom őket, és kilépek', 'Discard them and leave'),

  hintPlayer: bilingual(
    '1. Koppints arra, akinél a labda van, aztán mondd meg, mi történt.',
    '1. Tap who has the ball, then say what happened.',
  ),
  hintUndo: bilingual(
    '2. Elütötted? A Visszavonom az utolsót veszi vissza, a napló bármelyiket.',
    '2. A slip? Undo takes back the last one, the log any of them.',
  ),
  hintPeriod: bilingual(
    '3. Fent, a negyed nevénél zárod a negyedet és kérsz időt.',
    '3. At the top, the quarter’s name ends it and has the time-outs.',
  ),
  hintPoints: bilingual(
    '1. Egy koppintás egy kosár. A „Ki dobta?” ráér.',
    '1. One tap is one basket. “Who scored?” can wait.',
  ),
} as const

/** Hungarian has no plural after a number. */
const counted =
  (hu: string, one: string, other: string) =>
  (count: number): Bilingual =>
    bilingual(`${count} ${hu}`, `${count} ${count === 1 ? one : other}`)

export const counts = {
  points: counted('pont', 'point', 'points'),
  fouls: counted('hiba', 'foul', 'fouls'),
  events: counted('esemény', 'event', 'events'),
  noOwner: counted('pont gazdátlan', 'point without a player', 'points without a player'),
  tooMany: counted(
    'ponttal több van a játékosoknál',
    'point too many with the players',
    'points too many with the players',
  ),
  leaveWaiting: counted(
    'esemény még ezen a telefonon vár. Csak akkor megy el, ha visszajössz ide.',
    'event still waits on this phone. It is sent only when you come back here.',
    'events still wait on this phone. They are sent only when you come back here.',
  ),
  leaveUseless: counted(
    'esemény vár ezen a telefonon, de már nem számít.',
    'event waits on this phone, but does not count any more.',
    'events wait on this phone, but do not count any more.',
  ),
  listWaiting: counted(
    'esemény még ezen a telefonon vár. Nyisd meg a meccset, hogy elküldhessük.',
    'event still waits on this phone. Open the match so that it can be sent.',
    'events still wait on this phone. Open the match so that they can be sent.',
  ),
}
