'use client'
import type { Language } from '@palank/routes'
import { useAllFormFields, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useId, useState } from 'react'
import { idOf } from '../../id-of.ts'
import { type Drawn, type DrawnMenu, drawMenu, type MenuRow } from '../../menu-editor/drawn-menu.ts'
import { useAnswer } from '../boards/use-answer.ts'
import { useText } from '../match-sheet/use-text.ts'
import './menu-editor.css'
import { askedOf } from './target-name.ts'
import { useTargets } from './targets-store.ts'
import { problemTexts, texts } from './texts.ts'

type FormRow = {
  id?: string
  name?: string | null
  type?: string | null
  link?: string | null
  page?: unknown
  children?: FormRow[] | null
  grandchildren?: FormRow[] | null
}
type Names = Map<string, { name: string; link: string }>

const below = (row: FormRow): FormRow[] => {
  const rows = row.children ?? row.grandchildren
  return Array.isArray(rows) ? rows : []
}

/** The texts of a language's rows, by the rows' ids. */
function namesIn(rows: FormRow[], names: Names = new Map()): Names {
  for (const row of rows) {
    if (row.id) names.set(row.id, { name: row.name ?? '', link: row.link ?? '' })
    namesIn(below(row), names)
  }
  return names
}

/** The form's rows with the texts of a language; an outside address without a translation is the Hungarian one. */
const rowsIn = (rows: FormRow[], own: Names, hungarian: Names): MenuRow[] =>
  rows.map((row) => {
    const { name, link } = own.get(row.id ?? '') ?? { name: '', link: '' }
    const hu = row.type === 'external_url' ? hungarian.get(row.id ?? '')?.link : ''
    return {
      id: row.id,
      type: row.type,
      page: idOf(row.page),
      name,
      link: link || hu,
      rows: rowsIn(below(row), own, hungarian),
    }
  })

const flat = (rows: MenuRow[]): MenuRow[] => rows.flatMap((row) => [row, ...flat(row.rows)])

/** The menu as visitors will see it, in both languages, as the form stands. */
export function MenuPreview() {
  const t = useText()
  const title = useId()
  const [fields] = useAllFormFields()
  const { id, data } = useDocumentInfo()
  const language: Language = useLocale().code === 'en' ? 'en' : 'hu'
  const other: Language = language === 'en' ? 'hu' : 'en'
  const stored = useAnswer<{ name?: string; items?: FormRow[] }>(
    id ? `/api/menus/${id}?locale=${other}&depth=0&trash=true` : undefined,
    String(data?.updatedAt ?? ''),
  )
  const values = reduceFieldsToValues(fields, true) as { name?: string; place?: string; items?: FormRow[] }
  const items = Array.isArray(values.items) ? values.items : []
  const names = { [language]: namesIn(items), [other]: namesIn(stored?.items ?? []) } as Record<
    Language,
    Names
  >
  const rows = {
    hu: rowsIn(items, names.hu, names.hu),
    en: rowsIn(items, names.en, names.hu),
  }
  const asked = [...flat(rows.hu), ...flat(rows.en)].map(askedOf)
  const { lookup } = useTargets(
    asked.flatMap(({ pages }) => pages),
    asked.flatMap(({ paths }) => paths),
  )
  const menuName = { [language]: values.name ?? '', [other]: stored?.name ?? '' } as Record<Language, string>
  return (
    <section className="menu-preview" aria-labelledby={title}>
      <h2 id={title}>{t(texts.preview)}</h2>
      {(['hu', 'en'] as const).map((one) => {
        const twin = names[one === 'hu' ? 'en' : 'hu']
        // Until the other language is there, all of it would seem to be missing.
        const isKnown = one === language || !id || stored !== undefined
        if (!isKnown)
          return (
            <div key={one} className="menu-preview__language">
              <h3>{t(texts.languages[one])}</h3>
              <p className="menu-preview__nothing">{t(texts.loading)}</p>
            </div>
          )
        const drawn = drawMenu(rows[one], one, lookup, (row) => twin.get(row.id ?? '')?.name ?? '')
        return (
          <div key={one} className="menu-preview__language">
            <h3>{t(texts.languages[one])}</h3>
            <Drawing
              drawn={drawn}
              place={values.place ?? 'main'}
              name={menuName[one] || menuName.hu}
              lang={one}
            />
            <LeftOut drawn={drawn} />
          </div>
        )
      })}
      <p className="menu-preview__note">{t(texts.afterSave)}</p>
    </section>
  )
}

type DrawingProps = { drawn: DrawnMenu; place: string; name: string; lang: Language }

function Drawing({ drawn: { entries }, place, name, lang }: DrawingProps) {
  const t = useText()
  if (entries.length === 0) return <p className="menu-preview__nothing">{t(texts.nothing)}</p>
  if (place === 'main') return <HeaderBar entries={entries} lang={lang} />
  return (
    <div className="menu-preview__site nr-dark" data-place={place.replace(/-\d$/, '')} lang={lang}>
      {place.startsWith('footer') ? <p className="nr-display menu-preview__column">{name}</p> : null}
      <ul>
        {(place.startsWith('footer') ? flatten(entries) : entries).map((entry) => (
          <li key={entry.key}>
            <Name entry={entry} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The footer has no levels, and no headings. */
const flatten = (entries: Drawn[]): Drawn[] =>
  entries.flatMap((entry) => [...(entry.isHeading ? [] : [entry]), ...flatten(entry.entries)])

function Name({ entry }: { entry: Drawn }) {
  const t = useText()
  const isBroken = entry.problem !== null && !entry.isHeading
  return (
    <>
      {entry.name}
      {isBroken ? <span className="nr-chip nr-chip--error">{t(texts.broken)}</span> : null}
    </>
  )
}

/** The first level in the bar, the second and third in the panel of the one that is open. */
function HeaderBar({ entries, lang }: { entries: Drawn[]; lang: Language }) {
  const panel = useId()
  const [chosen, setChosen] = useState<string>()
  const withPanel = entries.filter((entry) => entry.entries.length > 0)
  const open = withPanel.find(({ key }) => key === chosen) ?? withPanel[0]
  return (
    <div className="menu-preview__site nr-dark" data-place="main" lang={lang}>
      <ul className="menu-preview__bar">
        {entries.map((entry) => (
          <li key={entry.key}>
            {entry.entries.length > 0 ? (
              <button
                type="button"
                aria-expanded={entry === open}
                aria-controls={panel}
                onClick={() => setChosen(entry.key)}
              >
                <Name entry={entry} />
                <svg className="nr-icon" viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M6 9l6 6 6-6" />
                </svg>
              </button>
            ) : (
              <span>
                <Name entry={entry} />
              </span>
            )}
          </li>
        ))}
      </ul>
      <ul className="menu-preview__panel" id={panel} hidden={!open}>
        {open?.entries.map((group) => (
          <li key={group.key}>
            <p className="nr-display">
              <Name entry={group} />
            </p>
            {group.entries.length > 0 ? (
              <ul>
                {group.entries.map((leaf) => (
                  <li key={leaf.key}>
                    <Name entry={leaf} />
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What visitors do not see, or see in vain, and why. */
function LeftOut({ drawn }: { drawn: DrawnMenu }) {
  const t = useText()
  const broken = (entries: Drawn[]): Drawn[] =>
    entries.flatMap((entry) => [
      ...(entry.problem && !entry.isHeading ? [entry] : []),
      ...broken(entry.entries),
    ])
  const lines = [
    ...drawn.leftOut.map((one) => ({ ...one, word: texts.leftOut })),
    ...broken(drawn.entries).map((one) => ({ ...one, word: texts.broken })),
  ]
  if (lines.length === 0) return null
  return (
    <ul className="menu-preview__problems">
      {lines.map(({ key, name, problem, word }) => (
        <li key={`${key} ${problem}`}>
          <strong>
            {t(word)}: {name}
          </strong>{' '}
          {problem ? t(problemTexts[problem]) : ''}.
        </li>
      ))}
    </ul>
  )
}
