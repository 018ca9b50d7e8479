import { tieCriteria } from '@palank/sport/game'
import type { CollectionConfig } from 'payload'
import { hiddenWithout } from '../access/hidden-without.ts'
import { sportAccess } from '../access/sport.ts'
import { both } from '../both.ts'
import { crest } from '../fields/crest.ts'
import { matchCount } from '../fields/match-count.ts'
import { translations } from '../fields/translations.ts'
import { webAddress } from '../fields/web-address.ts'
import { hungarianFirst } from '../hooks/hungarian-first.ts'
import { keepUsed } from '../hooks/keep-used.ts'

const criterionLabels = {
  wins_among_tied: both('Győzelmek egymás ellen', 'Wins among the tied teams'),
  difference_among_tied: both('Kosárkülönbség egymás ellen', 'Point difference among the tied teams'),
  score_among_tied: both('Dobott pont egymás ellen', 'Points scored among the tied teams'),
  difference_overall: both('Kosárkülönbség összesen', 'Point difference over all games'),
  score_overall: both('Dobott pont összesen', 'Points scored over all games'),
} as const

type Reference = number | { id: number }
const seasonId = (season: Reference) => (typeof season === 'object' ? season.id : season)

export const Competitions: CollectionConfig = {
  slug: 'competitions',
  labels: {
    singular: both('Versenysorozat', 'Competition'),
    plural: both('Versenysorozatok', 'Competitions'),
  },
  admin: {
    group: both('Sport', 'Sport'),
    hidden: hiddenWithout('statistician'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'season', 'standings_visible', 'prev_match_count', 'next_match_count'],
    listSearchableFields: ['name'],
  },
  access: sportAccess,
  hooks: {
    beforeChange: [hungarianFirst('name')],
    beforeDelete: [keepUsed({ in: 'matches', by: 'competition' })],
  },
  defaultSort: ['-season.year', 'order'],
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: both('Alapadatok', 'Basics'),
          fields: [
            {
              type: 'row',
              fields: [
                {
                  name: 'name',
                  type: 'text',
                  localized: true,
                  required: true,
                  maxLength: 120,
                  label: both('Név', 'Name'),
                },
                {
                  name: 'season',
                  type: 'relationship',
                  relationTo: 'seasons',
                  required: true,
                  label: both('Idény', 'Season'),
                },
              ],
            },
            crest,
            {
              name: 'ticket_url',
              type: 'text',
              maxLength: 500,
              label: both('Jegyvásárlás címe', 'Address for tickets'),
              validate: webAddress,
              admin: { placeholder: 'https://…' },
            },
            {
              name: 'order',
              type: 'number',
              defaultValue: 0,
              label: both('Sorrend', 'Order'),
              admin: {
                step: 1,
                description: both('A kisebb szám áll előbb a választókban.', 'Smaller numbers come first.'),
              },
            },
          ],
        },
        {
          label: both('Csapatok', 'Teams'),
          fields: [
            {
              name: 'entries',
              type: 'array',
              label: both('Résztvevők', 'Entries'),
              labels: { singular: both('Résztvevő', 'Entry'), plural: both('Résztvevők', 'Entries') },
              maxRows: 100,
              admin: {
                description: both(
                  'Hivatalos hely csak akkor kell, ha a szövetség másképp döntött, mint az eredmények: felülírja a sorrendet.',
                  'An official place is needed only if the league decided otherwise than the results: it overrides the order.',
                ),
              },
              fields: [
                {
                  type: 'row',
                  fields: [
                    {
                      name: 'team',
                      type: 'relationship',
                      relationTo: 'competition-teams',
                      required: true,
                      label: both('Csapat', 'Team'),
                      admin: { width: '40%' },
                      filterOptions: ({ data }) =>
                        data?.season ? { season: { equals: seasonId(data.season) } } : true,
                    },
                    {
                      name: 'deduction',
                      type: 'number',
                      min: 0,
                      max: 100,
                      label: both('Levont pont', 'Points deducted'),
                      admin: { step: 1, width: '15%' },
                    },
                    {
                      name: 'deduction_reason',
                      type: 'text',
                      maxLength: 200,
                      label: both('A levonás oka', 'Reason'),
                      admin: { width: '25%' },
                    },
                    {
                      name: 'official_position',
                      type: 'number',
                      min: 1,
                      max: 100,
                      label: both('Hivatalos hely', 'Official place'),
                      admin: { step: 1, width: '20%' },
                    },
                  ],
                },
              ],
            },
          ],
        },
        {
          label: both('Tabella', 'Standings'),
          fields: [
            {
              name: 'standings_visible',
              type: 'checkbox',
              defaultValue: true,
              label: both('A tabella látszik az oldalon', 'The standings show on the site'),
            },
            {
              name: 'tie_rules',
              type: 'select',
              hasMany: true,
              required: true,
              defaultValue: [...tieCriteria],
              label: both('Holtverseny eldöntése', 'How ties are decided'),
              admin: {
                isSortable: true,
                description: both(
                  'Sorban, a FIBA rendje szerint; húzással változtatható. Ha egy csapat elválik, a többiek elölről kezdik.',
                  'In this order, by FIBA’s rules; drag to change. When a team separates, the rest start again.',
                ),
              },
              options: tieCriteria.map((value) => ({ value, label: criterionLabels[value] })),
            },
            {
              name: 'carries_over_from',
              type: 'relationship',
              relationTo: 'competitions',
              hasMany: true,
              label: both('Eredményeket hoz ebből', 'Carries results over from'),
              filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
              admin: {
                description: both(
                  'Ha egy szakaszba (például rájátszásba) magukkal viszik az eredményeket.',
                  'Where a phase, such as a second round, starts with earlier results.',
                ),
              },
            },
            {
              name: 'carry_over',
              type: 'select',
              defaultValue: 'among_entries',
              label: both('Mely eredmények számítanak', 'Which results count'),
              admin: { condition: (data) => Boolean(data?.carries_over_from?.length) },
              options: [
                {
                  value: 'among_entries',
                  label: both('Csak a résztvevők egymás elleniei', 'Only those between the entries'),
                },
                { value: 'all', label: both('Mind', 'All of them') },
              ],
            },
          ],
        },
        {
          label: both('Mérkőzések', 'Matches'),
          fields: [
            {
              name: 'matches',
              type: 'join',
              collection: 'matches',
              on: 'competition',
              defaultSort: 'game_time',
              label: both('Mérkőzések', 'Matches'),
              admin: { defaultColumns: ['title', 'round', 'game_time', 'status'] },
            },
          ],
        },
      ],
    },
    matchCount('prev_match_count', both('Lejátszott', 'Played'), 'prev'),
    matchCount('next_match_count', both('Hátralévő', 'To come'), 'next'),
    translations,
  ],
}
