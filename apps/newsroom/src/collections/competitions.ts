import { tieCriteria } from '@palank/sport/game'
import type { CollectionConfig } from 'payload'
import { hiddenWithout } from '../access/hidden-without.ts'
import { sportAccess } from '../access/sport.ts'
import { bilingual } from '../bilingual.ts'
import { crest } from '../fields/crest.ts'
import { matchCount } from '../fields/match-count.ts'
import { translations } from '../fields/translations.ts'
import { webAddress } from '../fields/web-address.ts'
import { hungarianFirst } from '../hooks/hungarian-first.ts'
import { preventDeleteInUse } from '../hooks/prevent-delete-in-use.ts'

const criterionLabels = {
  wins_among_tied: bilingual('Győzelmek egymás ellen', 'Wins among the tied teams'),
  difference_among_tied: bilingual('Kosárkülönbség egymás ellen', 'Point difference among the tied teams'),
  score_among_tied: bilingual('Dobott pont egymás ellen', 'Points scored among the tied teams'),
  difference_overall: bilingual('Kosárkülönbség összesen', 'Point difference over all games'),
  score_overall: bilingual('Dobott pont összesen', 'Points scored over all games'),
} as const

type Reference = number | { id: number }
const seasonId = (season: Reference) => (typeof season === 'object' ? season.id : season)

export const Competitions: CollectionConfig = {
  slug: 'competitions',
  labels: {
    singular: bilingual('Versenysorozat', 'Competition'),
    plural: bilingual('Versenysorozatok', 'Competitions'),
  },
  admin: {
    group: bilingual('Sport', 'Sport'),
    hidden: hiddenWithout('statistician'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'season', 'standings_visible', 'prev_match_count', 'next_match_count'],
    listSearchableFields: ['name'],
  },
  access: sportAccess,
  hooks: {
    beforeChange: [hungarianFirst('name')],
    beforeDelete: [preventDeleteInUse({ collection: 'matches', field: 'competition' })],
  },
  defaultSort: ['-season.year', 'order'],
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: bilingual('Alapadatok', 'Basics'),
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
                  label: bilingual('Név', 'Name'),
                },
                {
                  name: 'season',
                  type: 'relationship',
                  relationTo: 'seasons',
                  required: true,
                  label: bilingual('Idény', 'Season'),
                },
              ],
            },
            crest,
            {
              name: 'ticket_url',
              type: 'text',
              maxLength: 500,
              label: bilingual('Jegyvásárlás címe', 'Address for tickets'),
              validate: webAddress,
              admin: { placeholder: 'https://…' },
            },
            {
              name: 'order',
              type: 'number',
              defaultValue: 0,
              label: bilingual('Sorrend', 'Order'),
              admin: {
                step: 1,
                description: bilingual(
                  'A kisebb szám áll előbb a választókban.',
                  'Smaller numbers come first.',
                ),
              },
            },
          ],
        },
        {
          label: bilingual('Csapatok', 'Teams'),
          fields: [
            {
              name: 'entries',
              type: 'array',
              label: bilingual('Résztvevők', 'Entries'),
              labels: {
                singular: bilingual('Résztvevő', 'Entry'),
                plural: bilingual('Résztvevők', 'Entries'),
              },
              maxRows: 100,
              admin: {
                description: bilingual(
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
                      label: bilingual('Csapat', 'Team'),
                      admin: { width: '40%' },
                      filterOptions: ({ data }) =>
                        data?.season ? { season: { equals: seasonId(data.season) } } : true,
                    },
                    {
                      name: 'deduction',
                      type: 'number',
                      min: 0,
                      max: 100,
                      label: bilingual('Levont pont', 'Points deducted'),
                      admin: { step: 1, width: '15%' },
                    },
                    {
                      name: 'deduction_reason',
                      type: 'text',
                      maxLength: 200,
                      label: bilingual('A levonás oka', 'Reason'),
                      admin: { width: '25%' },
                    },
                    {
                      name: 'official_position',
                      type: 'number',
                      min: 1,
                      max: 100,
                      label: bilingual('Hivatalos hely', 'Official place'),
                      admin: { step: 1, width: '20%' },
                    },
                  ],
                },
              ],
            },
          ],
        },
        {
          label: bilingual('Tabella', 'Standings'),
          fields: [
            {
              name: 'standings_visible',
              type: 'checkbox',
              defaultValue: true,
              label: bilingual('A tabella látszik az oldalon', 'The standings show on the site'),
            },
            {
              name: 'tie_rules',
              type: 'select',
              hasMany: true,
              required: true,
              defaultValue: [...tieCriteria],
              label: bilingual('Holtverseny eldöntése', 'How ties are decided'),
              admin: {
                isSortable: true,
                description: bilingual(
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
              label: bilingual('Eredményeket hoz ebből', 'Carries results over from'),
              filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
              admin: {
                description: bilingual(
                  'Ha egy szakaszba (például rájátszásba) magukkal viszik az eredményeket.',
                  'Where a phase, such as a second round, starts with earlier results.',
                ),
              },
            },
            {
              name: 'carry_over',
              type: 'select',
              defaultValue: 'among_entries',
              label: bilingual('Mely eredmények számítanak', 'Which results count'),
              admin: { condition: (data) => Boolean(data?.carries_over_from?.length) },
              options: [
                {
                  value: 'among_entries',
                  label: bilingual('Csak a résztvevők egymás elleniei', 'Only those between the entries'),
                },
                { value: 'all', label: bilingual('Mind', 'All of them') },
              ],
            },
          ],
        },
        {
          label: bilingual('Mérkőzések', 'Matches'),
          fields: [
            {
              name: 'matches',
              type: 'join',
              collection: 'matches',
              on: 'competition',
              defaultSort: 'game_time',
              label: bilingual('Mérkőzések', 'Matches'),
              admin: { defaultColumns: ['title', 'round', 'game_time', 'status'] },
            },
          ],
        },
      ],
    },
    matchCount('prev_match_count', bilingual('Lejátszott', 'Played'), 'prev'),
    matchCount('next_match_count', bilingual('Hátralévő', 'To come'), 'next'),
    translations,
  ],
}
