import type { PayloadRequest } from 'payload'
import { type Bilingual, bilingual, textFor } from '../../bilingual.ts'
import { publishTime } from '../../publishing/publish-time.ts'
import type { Backup, Letters, Publishing } from '../../today/system.ts'
import { LineIcon } from '../nav/LineIcon.tsx'
import {
  backupOld,
  lastLetter,
  lettersGivenUp,
  lettersLate,
  lettersWaiting,
  publishingLate,
  texts,
  visibleWithin,
} from './texts.ts'

type Line = { id: string; name: Bilingual; says: Bilingual; isBad: boolean }
type Time = (instant: string) => string

const joined = (one: Bilingual, other: Bilingual) =>
  bilingual(`${one.hu} · ${other.hu}`, `${one.en} · ${other.en}`)
const plain = (text: string) => bilingual(text, text)

function publishingLine({ doneAt, seconds, late }: Publishing, time: Time): Line {
  const last = doneAt ? visibleWithin(time(doneAt), seconds ?? 0) : texts.nothingPublished
  return {
    id: 'publishing',
    name: texts.publishing,
    says: late > 0 ? publishingLate(late) : last,
    isBad: late > 0,
  }
}

function lettersLine({ sentAt, waiting, late, givenUp }: Letters, time: Time): Line {
  const last = sentAt ? lastLetter(time(sentAt)) : texts.noLetter
  const calm = joined(last, waiting > 0 ? lettersWaiting(waiting) : texts.noneWaiting)
  const bad = givenUp > 0 ? lettersGivenUp(givenUp) : late > 0 ? lettersLate(late) : null
  return { id: 'letters', name: texts.letters, says: bad ?? calm, isBad: bad !== null }
}

function backupLine(backup: Backup | undefined, time: Time): Line {
  if (!backup) return { id: 'backup', name: texts.backup, says: texts.backupUnknown, isBad: false }
  const says = backup.isGood ? plain(time(backup.at)) : backupOld(time(backup.at))
  return { id: 'backup', name: texts.backup, says, isBad: !backup.isGood }
}

export type System = {
  /** Only for those who publish. */
  publishing?: Publishing
  letters: Letters
  /** Only admins hear of it; undefined where it is not known. */
  backup?: { known: Backup | undefined }
}

type Props = { req: PayloadRequest; system: System; now: number; language: keyof Bilingual }

/** Facts with their time; red only when a person must act. */
export function SystemState({ req, system, now, language }: Props) {
  const t = (text: Bilingual) => textFor(req, text)
  const time: Time = (instant) => publishTime(instant, now, language)
  const lines = [
    ...(system.publishing ? [publishingLine(system.publishing, time)] : []),
    lettersLine(system.letters, time),
    ...(system.backup ? [backupLine(system.backup.known, time)] : []),
  ]
  return (
    <>
      <p className="today-system__sum">
        {t(lines.some(({ isBad }) => isBad) ? texts.lookAt : texts.allRight)}
      </p>
      <ul className="today-system">
        {lines.map(({ id, name, says, isBad }) => (
          <li key={id} data-bad={isBad ? '' : undefined}>
            <LineIcon name={isBad ? 'warning' : 'check'} />
            <p>
              <b>{t(name)}</b>
              <span>{t(says)}</span>
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
