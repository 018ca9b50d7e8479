import type { CollectionConfig, FilterOptions, PayloadRequest } from 'payload'
import { hiddenWithout } from '../access/hidden-without.ts'
import { sportAccess } from '../access/sport.ts'
import { bilingual, textFor } from '../bilingual.ts'
import { boxScoreLine } from '../fields/box-score-line.ts'
import { personRow } from '../fields/person-name.ts'
import { webAddress } from '../fields/web-address.ts'
import { checkSheet } from '../hooks/check-sheet.ts'
import { keepEventsResult } from '../hooks/keep-events-result.ts'
import { matchTitle } from '../hooks/match-title.ts'
import { awaitingText, awaitsResult, type ScoredMatch } from '../match-sheet/awaiting.ts'
import { sheetOf } from '../match-sheet/sheet.ts'

const idOf = (value: number | { id: number }) => (typeof value === 'object' ? value.id : value)

/** The teams of the chosen competition. */
const teamsOfCompetition: FilterOptions = async ({ data, req }) => {
  if (!data?.competition) return true
  const { entries } = await req.payload.findByID({
    collection: 'competitions',
    id: idOf(data.competition),
    depth: 0,
    select: { entries: true },
    req,
  })
  return { id: { in: (entries ?? []).map(({ team }) => idOf(team)) } }
}

/** For the list; a match that has not started has no result. */
function resultText(match: ScoredMatch, req: PayloadRequest): string {
  if (awaitsResult(match, Date.now())) return textFor(req, awaitingText)
  const { home_score, away_score } = match
  return typeof home_score === 'number' && typeof away_score === 'number'
    ? `${home_score}–${away_score}`
    : ' '
}

const score = (name: string, label: ReturnType<typeof bilingual>) =>
  ({ name, type: 'number', min: 0, max: 300, label, admin: { step: 1 } }) as const

export const Matches: CollectionConfig = {
  slug: 'matches',
  labels: { singular: bilingual('Mérkőzés', 'Match'), plural: bilingual('Mérkőzések', 'Matches') },
  admin: {
    group: bilingual('Sport', 'Sport'),
    // Editors read them; what is hidden from a person cannot be chosen inside a text either.
    hidden: hiddenWithout('statistician', 'editor'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'competition', 'round', 'game_time', 'status', 'result'],
    listSearchableFields: ['title', 'round'],
    components: { views: { list: { Component: '/components/match-day/MatchesView.tsx#MatchesView' } } },
  },
  access: sportAccess,
  disableDuplicate: true,
  hooks: { beforeValidate: [keepEventsResult, checkSheet], beforeChange: [matchTitle] },
  defaultSort: '-game_time',
  fields: [
    { name: 'title', type: 'text', label: bilingual('Mérkőzés', 'Match'), admin: { hidden: true } },
    {
      type: 'tabs',
      tabs: [
        {
          label: bilingual('Mérkőzés', 'Match'),
          fields: [
            {
              type: 'row',
              fields: [
                {
                  name: 'competition',
                  type: 'relationship',
                  relationTo: 'competitions',
                  required: true,
                  label: bilingual('Versenysorozat', 'Competition'),
                },
                {
                  name: 'round',
                  type: 'text',
                  localized: true,
                  maxLength: 60,
                  label: bilingual('Forduló', 'Round'),
                  admin: {
                    placeholder: '8',
                    description: bilingual(
                      'Szám, vagy név, például „Elődöntő”. Angolul csak a nevet kell megadni.',
                      'A number, or a name such as “Elődöntő”. Only a name needs an English version.',
                    ),
                  },
                },
              ],
            },
            {
              type: 'row',
              fields: [
                {
                  name: 'home_team',
                  type: 'relationship',
                  relationTo: 'competition-teams',
                  required: true,
                  label: bilingual('Hazai csapat', 'Home team'),
                  filterOptions: teamsOfCompetition,
                },
                {
                  name: 'away_team',
                  type: 'relationship',
                  relationTo: 'competition-teams',
                  required: true,
                  label: bilingual('Vendégcsapat', 'Away team'),
                  filterOptions: teamsOfCompetition,
                },
              ],
            },
            {
              type: 'row',
              fields: [
                {
                  name: 'game_time',
                  type: 'date',
                  index: true,
                  label: bilingual('Kezdés', 'Tip-off'),
                  admin: {
                    date: {
                      pickerAppearance: 'dayAndTime',
                      timeFormat: 'HH:mm',
                      displayFormat: 'yyyy. MM. dd. HH:mm',
                    },
                    description: bilingual(
                      'Amíg nincs időpont, a mérkőzés nem látszik az oldalon.',
                      'Without a time the match does not show on the site.',
                    ),
                  },
                },
                {
                  name: 'arena',
                  type: 'relationship',
                  relationTo: 'arenas',
                  label: bilingual('Csarnok', 'Arena'),
                },
              ],
            },
            {
              name: 'status',
              type: 'select',
              required: true,
              defaultValue: 'scheduled',
              index: true,
              label: bilingual('Állapot', 'State'),
              options: [
                { value: 'scheduled', label: bilingual('Kiírva', 'Scheduled') },
                { value: 'live', label: bilingual('Folyik', 'Live') },
                { value: 'finished', label: bilingual('Vége', 'Finished') },
                { value: 'postponed', label: bilingual('Elhalasztva', 'Postponed') },
                { value: 'cancelled', label: bilingual('Törölve', 'Cancelled') },
              ],
            },
            {
              name: 'awaiting_result',
              type: 'ui',
              admin: {
                disableListColumn: true,
                components: { Field: '/components/AwaitingResult.tsx#AwaitingResult' },
              },
            },
          ],
        },
        {
          label: bilingual('Eredmény és jegyzőkönyv', 'Result and box score'),
          fields: [
            {
              type: 'row',
              fields: [
                score('home_score', bilingual('Hazai pont', 'Home score')),
                score('away_score', bilingual('Vendég pont', 'Away score')),
                {
                  name: 'forfeit',
                  type: 'select',
                  label: bilingual('Játék nélkül', 'Forfeit'),
                  admin: {
                    description: bilingual(
                      'Ha az egyik csapat nem állt ki: 20–0, nulla ponttal.',
                      'If a side did not turn up: 20–0, worth no point.',
                    ),
                  },
                  options: [
                    {
                      value: 'home',
                      label: bilingual('A hazai csapat nem állt ki', 'The home team forfeited'),
                    },
                    {
                      value: 'away',
                      label: bilingual('A vendégcsapat nem állt ki', 'The away team forfeited'),
                    },
                  ],
                },
              ],
            },
            {
              name: 'sheet',
              type: 'json',
              virtual: true,
              label: bilingual('Negyedek és jegyzőkönyv', 'Quarters and box score'),
              admin: {
                // Payload makes virtual fields read-only by default.
                readOnly: false,
                components: { Field: '/components/match-sheet/MatchSheet.tsx#MatchSheet' },
              },
              hooks: { afterRead: [({ data }) => (data ? sheetOf(data) : undefined)] },
            },
            {
              name: 'box_score_incomplete',
              type: 'checkbox',
              defaultValue: false,
              label: bilingual('A jegyzőkönyv még hiányos', 'The box score is not complete yet'),
              admin: {
                description: bilingual(
                  'Bejelölve a pontok összegének még nem kell egyeznie a végeredménnyel.',
                  'While ticked, the points need not add up to the final score yet.',
                ),
              },
            },
          ],
        },
        {
          label: bilingual('Körülmények', 'Around the match'),
          fields: [
            {
              name: 'attendance',
              type: 'number',
              min: 0,
              max: 200_000,
              label: bilingual('Nézőszám', 'Attendance'),
              admin: { step: 1 },
            },
            {
              name: 'referees',
              type: 'array',
              maxRows: 6,
              label: bilingual('Játékvezetők', 'Referees'),
              labels: {
                singular: bilingual('Játékvezető', 'Referee'),
                plural: bilingual('Játékvezetők', 'Referees'),
              },
              fields: [personRow],
            },
            {
              name: 'ticket_url',
              type: 'text',
              maxLength: 500,
              label: bilingual('Jegyvásárlás címe', 'Address for tickets'),
              validate: webAddress,
              admin: {
                placeholder: 'https://…',
                description: bilingual(
                  'Ha ehhez a mérkőzéshez máshol kapható jegy, mint a sorozat többi mérkőzéséhez. Idegenbeli mérkőzésnél csak ez számít.',
                  'If tickets of this match are sold elsewhere than those of the competition. An away match has no other.',
                ),
              },
            },
            {
              name: 'report',
              type: 'relationship',
              relationTo: 'articles',
              label: bilingual('Tudósítás', 'Report'),
            },
            {
              name: 'gallery',
              type: 'relationship',
              relationTo: 'galleries',
              label: bilingual('Galéria', 'Gallery'),
            },
          ],
        },
      ],
    },
    {
      name: 'result',
      type: 'text',
      virtual: true,
      label: bilingual('Eredmény', 'Result'),
      admin: { hidden: true },
      hooks: { afterRead: [({ data, req }) => resultText(data ?? {}, req)] },
    },
    // Chosen at courtside or on the sheet, see src/courtside.
    {
      name: 'keeping',
      type: 'select',
      defaultValue: 'sheet',
      label: bilingual('Hogyan jegyezzük', 'How it is kept'),
      admin: { hidden: true },
      options: [
        { value: 'sheet', label: bilingual('Utólag beírva', 'Typed afterwards') },
        { value: 'points', label: bilingual('A pálya mellől, pontok', 'At courtside, points') },
        {
          value: 'full',
          label: bilingual('A pálya mellől, teljes statisztika', 'At courtside, full statistics'),
        },
      ],
    },
    // Stored as rows, but edited through the sheet: one form field per cell would mean six hundred of them.
    {
      name: 'periods',
      type: 'array',
      maxRows: 14,
      admin: { disabled: true },
      fields: [
        { name: 'home', type: 'number', required: true, min: 0 },
        { name: 'away', type: 'number', required: true, min: 0 },
      ],
    },
    { name: 'lines', type: 'array', maxRows: 60, admin: { disabled: true }, fields: boxScoreLine },
    // The values written by the last import, so that the next one recognises corrections made by hand.
    { name: 'imported', type: 'json', admin: { disabled: true } },
  ],
}
