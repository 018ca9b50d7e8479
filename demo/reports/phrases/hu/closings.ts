import type { FactData } from '../../facts.ts'
import { az, capital, inflect, onDate, onWeekday, weekdayName } from '../../hungarian.ts'
import { isPlural } from '../../team-names.ts'
import type { HuMatch } from '../../voice.ts'

type Next = FactData['next-home']

const at = ({ hour }: Next) => (hour.endsWith(':00') ? `${Number(hour.slice(0, 2))} órakor` : `${hour}-kor`)
const full = (f: Next) => az(f.full.hu)
const short = (f: Next) => az(f.short.hu)
const fullAcc = (f: Next) => az(inflect(f.full.hu, 'acc', isPlural(f.full.hu)))
const hall = (f: Next) => az(inflect(f.arena, 'ine'))
const come = (f: Next) => (isPlural(f.full.hu) ? 'Következnek' : 'Következik')
const cup = (f: Next) => (f.cup ? ' a Magyar Kupában' : '')

/** What comes next. */
export const closings: Record<'next-home' | 'next-away', readonly ((m: HuMatch, f: Next) => string)[]> = {
  'next-home': [
    (_, f) => `Legközelebb hazai pályán ${fullAcc(f)} fogadjuk${cup(f)}, ${onDate(f.day)} ${at(f)}.`,
    (_, f) =>
      `Folytatás ${onDate(f.day)}, ${onWeekday(f.day)} ${at(f)}: ${full(f)} ellen játszunk hazai pályán${cup(f)}.`,
    (_, f) => `A csapat ${onDate(f.day)} itthon játszik${cup(f)} ${full(f)} ellen.`,
    (_, f) => `${come(f)} ${full(f)}${cup(f)}, ${onDate(f.day)}, ${hall(f)}.`,
    (_, f) => `Hazai mérkőzéssel folytatjuk${cup(f)}: ${onDate(f.day)} ${short(f)} ellen, ${at(f)}.`,
    (_, f) => `Találkozzunk ${onDate(f.day)} ${hall(f)}, az ellenfél ${full(f)} lesz${cup(f)}.`,
    (_, f) => `A következő ellenfél ${full(f)}${cup(f)}, ${onDate(f.day)}, a saját csarnokunkban.`,
    (_, f) =>
      `${capital(weekdayName(f.day))}, ${f.hour}: ${onDate(f.day)} ${short(f)} ellen lépünk pályára itthon${cup(f)}.`,
  ],
  'next-away': [
    (_, f) => `Legközelebb idegenben ${full(f)} ellen lépünk pályára${cup(f)}, ${onDate(f.day)} ${at(f)}.`,
    (_, f) => `Folytatás ${onDate(f.day)}, ${onWeekday(f.day)} ${at(f)}, ${full(f)} otthonában${cup(f)}.`,
    (_, f) => `A csapat ${onDate(f.day)} vendégségben játszik${cup(f)} ${full(f)} ellen.`,
    (_, f) => `${come(f)} ${full(f)}${cup(f)}, ${onDate(f.day)}, ${hall(f)}.`,
    (_, f) => `Idegenbeli mérkőzéssel folytatjuk${cup(f)}: ${onDate(f.day)} ${short(f)} ellen, ${at(f)}.`,
    (_, f) => `Utazás következik: ${onDate(f.day)} ${hall(f)} ${full(f)} az ellenfél${cup(f)}.`,
    (_, f) => `A következő ellenfél ${full(f)}${cup(f)}, idegenben, ${onDate(f.day)}.`,
    (_, f) =>
      `${capital(weekdayName(f.day))}, ${f.hour}: ${onDate(f.day)} ${short(f)} vendégei leszünk${cup(f)}.`,
  ],
}
