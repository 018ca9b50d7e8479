'use client'
import { useDebounce } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { useMemo, useRef, useState } from 'react'
import { type Column, columns } from '../../match-sheet/columns.ts'
import { sides } from '../../match-sheet/draft.ts'
import { balanceOf, type Finding, findingsOf, type Target } from '../../match-sheet/findings.ts'
import { rowsOf } from '../../match-sheet/rows.ts'
import { fewColumns } from '../../match-sheet/totals.ts'
import { BoxScore } from './BoxScore.tsx'
import { Checks } from './Checks.tsx'
import { focusTarget } from './focus.ts'
import { Keeping } from './Keeping.tsx'
import { Quarters } from './Quarters.tsx'
import { texts } from './texts.ts'
import { useDay, useFacts, useKeeping, useTeam } from './use-facts.ts'
import { type Roster, useNames, useRoster } from './use-roster.ts'
import { useSheet } from './use-sheet.ts'
import { useText } from './use-text.ts'

/** Long enough not to report the first digit of a number, nor to announce every key. */
const debounceMs = 400

function marksOf(findings: readonly Finding[]): Map<string, Map<string, Finding>> {
  const marks = new Map<string, Map<string, Finding>>()
  for (const finding of findings) {
    if (!finding.marked) continue
    const { row, column } = finding.marked
    const rowMarks = marks.get(row) ?? new Map<string, Finding>()
    // Findings are sorted, so an error wins over a warning.
    if (!rowMarks.has(column)) rowMarks.set(column, finding)
    marks.set(row, rowMarks)
  }
  return marks
}

const squadOf = (roster: Roster) => (roster.state === 'ready' ? roster.squad : null)
const nameOf = (roster: Roster) => (roster.state === 'ready' ? roster.name : null)

/** The score sheet of a match: quarters and both box scores on one screen. */
export function MatchSheet({ field, path, readOnly: readOnlyProp }: JSONFieldClientProps) {
  const t = useText()
  const root = useRef<HTMLDivElement>(null)
  const { draft, proposed, busy, error, onPeriod, onScore, ...edits } = useSheet(path)
  const { onNumber, onMark, onRemove } = edits
  const facts = useFacts()
  const day = useDay()
  const teams = { home: useTeam('home_team'), away: useTeam('away_team') }
  const rosters = { home: useRoster(teams.home), away: useRoster(teams.away) }
  const [shownColumns, setShownColumns] = useState<readonly Column[]>(columns)
  const mayNotWrite = readOnlyProp === true || field.admin?.readOnly === true
  const isTyped = useKeeping() === 'sheet'
  const readOnly = mayNotWrite || busy || !isTyped

  const { lines } = draft
  const squads = { home: squadOf(rosters.home.roster), away: squadOf(rosters.away.roster) }
  const loading = sides.some((side) => rosters[side].roster.state === 'loading')
  const squadPlayers = new Set(
    sides.flatMap((side) => squads[side] ?? []).flatMap(({ player, name }) => (name ? player : [])),
  )
  const names = useNames(
    loading ? [] : lines.flatMap(({ player }) => (squadPlayers.has(player) ? [] : player)),
  )

  const debounced = useDebounce(
    useMemo(() => ({ draft, facts }), [draft, facts]),
    debounceMs,
  )
  const findings = useMemo(() => findingsOf(debounced.draft, debounced.facts), [debounced])
  const marks = useMemo(() => marksOf(findings), [findings])
  const balances = {
    home: balanceOf(debounced.draft, debounced.facts, 'home'),
    away: balanceOf(debounced.draft, debounced.facts, 'away'),
  }
  const isListed = findings.some(({ text }) => t(text) === error)

  return (
    <div className="field-type match-sheet" id={`field-${path}`} ref={root}>
      {error && !isListed && (
        <p className="match-sheet__error" role="alert">
          {error}
        </p>
      )}
      <Keeping readOnly={mayNotWrite} t={t} />
      <Quarters
        periods={draft.periods}
        result={facts}
        teams={{ home: nameOf(rosters.home.roster), away: nameOf(rosters.away.roster) }}
        marks={marks}
        readOnly={readOnly}
        onPeriod={onPeriod}
        onScore={onScore}
        t={t}
      />
      <div className="match-sheet__tools">
        <p>{t(texts.help)}</p>
        <label>
          <input
            type="checkbox"
            checked={shownColumns !== columns}
            // Chosen once, not on every key, so that a column does not disappear while it is being emptied.
            onChange={(event) => setShownColumns(event.target.checked ? fewColumns(lines) : columns)}
          />
          {t(texts.few)}
        </label>
      </div>
      {teams.home === null || teams.away === null ? (
        <p className="match-sheet__note">{t(texts.chooseTeams)}</p>
      ) : null}
      {sides.map((side) => (
        <BoxScore
          key={side}
          side={side}
          teamId={teams[side]}
          roster={rosters[side].roster}
          reload={() => {
            for (const either of sides) rosters[either].reload()
          }}
          rows={rowsOf({ side, lines, squad: squads[side], day, names })}
          columns={shownColumns}
          marks={marks}
          proposed={proposed}
          readOnly={readOnly}
          onNumber={onNumber}
          onMark={onMark}
          onRemove={onRemove}
          t={t}
        />
      ))}
      <Checks
        findings={findings}
        balances={balances}
        t={t}
        onJump={(target: Target) => focusTarget(root.current, target)}
      />
    </div>
  )
}
