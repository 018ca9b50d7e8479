import type { CollectionConfig } from 'payload'
import { hiddenWithout } from '../access/hidden-without.ts'
import { sportAccess } from '../access/sport.ts'
import { both } from '../both.ts'
import { crest } from '../fields/crest.ts'
import { englishName } from '../fields/english-name.ts'
import { personName } from '../fields/person-name.ts'
import { keepUsed } from '../hooks/keep-used.ts'

const day = { pickerAppearance: 'dayOnly', displayFormat: 'yyyy. MM. dd.' } as const

export const CompetitionTeams: CollectionConfig = {
  slug: 'competition-teams',
  labels: { singular: both('Csapat', 'Team'), plural: both('Csapatok', 'Teams') },
  admin: {
    group: both('Sport', 'Sport'),
    hidden: hiddenWithout('statistician'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'season', 'club'],
    listSearchableFields: ['name', 'name_en'],
    description: both(
      'Egy klub egy csapata egy idényben, a keretével; több versenysorozatban is indulhat.',
      'One team of a club in one season, with its squad; it may play in several competitions.',
    ),
  },
  access: sportAccess,
  hooks: {
    beforeDelete: [
      keepUsed(
        { in: 'matches', by: 'home_team' },
        { in: 'matches', by: 'away_team' },
        { in: 'competitions', by: 'entries.team' },
      ),
    ],
  },
  defaultSort: ['-season.year', 'name'],
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true, maxLength: 120, label: both('Név', 'Name') },
        {
          name: 'season',
          type: 'relationship',
          relationTo: 'seasons',
          required: true,
          label: both('Idény', 'Season'),
        },
      ],
    },
    englishName(
      both(
        'Az angol oldalakra. Üresen a klubé, ha a csapat neve a klubé; különben a magyar név látszik.',
        'For English pages. Left empty: the club’s, if the team is called as its club; else the Hungarian name.',
      ),
    ),
    {
      type: 'row',
      fields: [
        {
          name: 'club',
          type: 'relationship',
          relationTo: 'clubs',
          label: both('Klub', 'Club'),
          admin: {
            description: both(
              'A saját csapataink a saját klubunké; az oldal ezek mérkőzéseit mutatja.',
              'Our own teams belong to our own club: the site shows their matches.',
            ),
          },
        },
        {
          name: 'order',
          type: 'number',
          defaultValue: 0,
          label: both('Sorrend', 'Order'),
          admin: {
            step: 1,
            description: both('A kisebb szám áll előbb a csapatok listáján.', 'Smaller numbers come first.'),
          },
        },
      ],
    },
    {
      ...crest,
      admin: { description: both('Üresen a klub címere látszik.', 'Left empty, the club’s crest is shown.') },
    },
    {
      name: 'squad',
      type: 'array',
      label: both('Keret', 'Squad'),
      labels: { singular: both('Játékos', 'Player'), plural: both('Játékosok', 'Players') },
      maxRows: 60,
      admin: {
        components: { RowLabel: '/components/SquadMemberLabel.tsx#SquadMemberLabel' },
        description: both(
          'Dátum csak ahhoz kell, aki idény közben érkezett vagy távozott.',
          'Dates are for those who came or left during the season.',
        ),
      },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'jersey_number',
              type: 'text',
              maxLength: 3,
              label: both('Mezszám', 'Number'),
              admin: { width: '10%' },
              validate: (value: string | null | undefined) => !value || /^\d{1,3}$/.test(value) || '0–999',
            },
            {
              name: 'player',
              type: 'relationship',
              relationTo: 'players',
              required: true,
              label: both('Játékos', 'Player'),
              admin: { width: '38%' },
            },
            {
              name: 'position',
              type: 'select',
              label: both('Poszt', 'Position'),
              admin: { width: '20%' },
              options: [
                { value: 'point_guard', label: both('Irányító', 'Point guard') },
                { value: 'shooting_guard', label: both('Dobóhátvéd', 'Shooting guard') },
                { value: 'small_forward', label: both('Bedobó', 'Small forward') },
                { value: 'power_forward', label: both('Erőcsatár', 'Power forward') },
                { value: 'center', label: both('Center', 'Center') },
              ],
            },
            { name: 'from', type: 'date', label: both('Mettől', 'From'), admin: { width: '16%', date: day } },
            { name: 'to', type: 'date', label: both('Meddig', 'To'), admin: { width: '16%', date: day } },
          ],
        },
      ],
    },
    {
      name: 'staff',
      type: 'array',
      label: both('Szakmai stáb', 'Staff'),
      labels: { singular: both('Stábtag', 'Staff member'), plural: both('Stábtagok', 'Staff') },
      maxRows: 30,
      admin: { initCollapsed: true },
      fields: [
        {
          type: 'row',
          fields: [
            ...personName,
            { name: 'role', type: 'text', localized: true, maxLength: 120, label: both('Feladat', 'Role') },
          ],
        },
      ],
    },
  ],
}
