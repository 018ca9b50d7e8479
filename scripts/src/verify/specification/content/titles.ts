import type { Bilingual } from './language.ts'

/** Title and slug of each article, newest first: two of the slider, two highlighted, the rest neither. */
export const articleTitles: { title: Bilingual; slug: Bilingual }[] = [
  {
    title: { hu: 'Hosszabbításban nyert a Bástya', en: 'Bástya win in overtime' },
    slug: { hu: 'hosszabbitasban-nyert', en: 'win-in-overtime' },
  },
  {
    title: { hu: 'Telt ház előtt kezd a Bástya', en: 'Bástya open before a full house' },
    slug: { hu: 'telt-haz', en: 'full-house' },
  },
  {
    title: { hu: 'Új irányító érkezett a Bástyához', en: 'A new point guard joins Bástya' },
    slug: { hu: 'uj-iranyito', en: 'new-point-guard' },
  },
  {
    title: { hu: 'Kupagyőzelem idegenben', en: 'Cup win on the road' },
    slug: { hu: 'kupagyozelem-idegenben', en: 'cup-win-on-the-road' },
  },
  {
    title: { hu: 'Kétszer nyert az U20', en: 'Two wins for the U20' },
    slug: { hu: 'ketszer-nyert-az-u20', en: 'two-wins-for-the-u20' },
  },
  {
    title: { hu: 'Nyílt nap a Bástyánál', en: 'Open day at Bástya' },
    slug: { hu: 'nyilt-nap', en: 'open-day' },
  },
  {
    title: { hu: 'Megújult az edzőterem', en: 'The training hall is renewed' },
    slug: { hu: 'megujult-edzoterem', en: 'training-hall-renewed' },
  },
  {
    title: { hu: 'A Bástya a döntőben', en: 'Bástya reach the final' },
    slug: { hu: 'a-dontoben', en: 'reach-the-final' },
  },
  {
    title: { hu: 'Szurkolói busz indul', en: 'A supporters’ coach leaves' },
    slug: { hu: 'szurkoloi-busz', en: 'supporters-coach' },
  },
  {
    title: { hu: 'Interjú a Bástya kapitányával', en: 'Talking to the captain of Bástya' },
    slug: { hu: 'interju-a-kapitannyal', en: 'talking-to-the-captain' },
  },
  {
    title: { hu: 'Edzőtábor a tónál', en: 'Training camp by the lake' },
    slug: { hu: 'edzotabor', en: 'training-camp' },
  },
  {
    title: { hu: 'Jótékonysági mérkőzés', en: 'Charity game' },
    slug: { hu: 'jotekonysagi-merkozes', en: 'charity-game' },
  },
  {
    title: { hu: 'Bérletet vált a Bástya tábora', en: 'Bástya season tickets on sale' },
    slug: { hu: 'berletek', en: 'season-tickets' },
  },
  {
    title: { hu: 'Elindult a sorsolás', en: 'The draw is out' },
    slug: { hu: 'elindult-a-sorsolas', en: 'the-draw-is-out' },
  },
  {
    title: { hu: 'Játékvezetői tanfolyam', en: 'Course for referees' },
    slug: { hu: 'jatekvezetoi-tanfolyam', en: 'course-for-referees' },
  },
  {
    title: { hu: 'Húszéves a Bástya', en: 'Bástya turn twenty' },
    slug: { hu: 'huszeves', en: 'turning-twenty' },
  },
]

export const galleryNames: Bilingual[] = [
  { hu: 'Bajnoki képek', en: 'League pictures' },
  { hu: 'Bástya családi nap', en: 'Bástya family day' },
  { hu: 'Kupamérkőzés a Bástyánál', en: 'Cup game at Bástya' },
  { hu: 'Évadnyitó', en: 'Season opener' },
  { hu: 'Gyereknap', en: 'Children’s day' },
  { hu: 'Öltözői pillanatok', en: 'In the locker room' },
  { hu: 'Bemelegítés', en: 'Warming up' },
  { hu: 'Szurkolók', en: 'Supporters' },
  { hu: 'Bástya gála', en: 'Bástya gala' },
  { hu: 'Edzőtábor képekben', en: 'The camp in pictures' },
  { hu: 'Felkészülés', en: 'Getting ready' },
  { hu: 'Csapatfotózás', en: 'Team photographs' },
  { hu: 'Nyári torna', en: 'Summer tournament' },
]

export const videoNames: Bilingual[] = [
  { hu: 'A Bástya öt legszebb kosara', en: 'Five best baskets of Bástya' },
  { hu: 'Összefoglaló a rangadóról', en: 'Highlights of the derby' },
  { hu: 'Mérkőzés utáni nyilatkozatok', en: 'Words after the game' },
  { hu: 'Edzésen a Bástyánál', en: 'At practice with Bástya' },
  { hu: 'Triplaverseny', en: 'Three-point contest' },
  { hu: 'Zsákolóverseny', en: 'Dunk contest' },
  { hu: 'Csapatbemutató', en: 'Meet the team' },
  { hu: 'Az ifik hete', en: 'A week with the youth' },
  { hu: 'Kupadöntő, negyedik negyed', en: 'Cup final, fourth quarter' },
  { hu: 'Irányítók iskolája', en: 'School of point guards' },
  { hu: 'Büntetők gyakorlása', en: 'Practising free throws' },
  { hu: 'Egy nap a kapitánnyal', en: 'A day with the captain' },
  { hu: 'Erőnléti edzés', en: 'Strength training' },
  { hu: 'Védekezés közelről', en: 'Defence up close' },
  { hu: 'Szurkolói dal', en: 'The supporters’ song' },
  { hu: 'Búcsúmérkőzés', en: 'Farewell game' },
]
