import type { CollectionConfig, TextFieldSingleValidation } from 'payload'
import { hiddenWithout } from '../access/hidden-without.ts'
import { sportAccess } from '../access/sport.ts'
import { bilingual, textFor } from '../bilingual.ts'
import { ageGroups } from '../children/age-groups.ts'
import { checkAgeGroup } from '../children/check-age-group.ts'
import { crest } from '../fields/crest.ts'
import { englishName } from '../fields/english-name.ts'
import { personName } from '../fields/person-name.ts'
import { preventDeleteInUse } from '../hooks/prevent-delete-in-use.ts'

const jerseyNumber: TextFieldSingleValidation = (value, { req }) =>
  !value ||
  /^\d{1,3}$/.test(value) ||
  textFor(req, bilingual('Mezszámnak 0 és 999 közötti számot írj.', 'Write a number from 0 to 999.'))

const day = { pickerAppearance: 'dayOnly', displayFormat: 'yyyy. MM. dd.' } as const

export const CompetitionTeams: CollectionConfig = {
  slug: 'competition-teams',
  labels: { singular: bilingual('Csapat', 'Team'), plural: bilingual('Csapatok', 'Teams') },
  admin: {
    group: bilingual('Sport', 'Sport'),
    hidden: hiddenWithout('statistician'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'season', 'club'],
    listSearchableFields: ['name', 'name_en'],
    description: bilingual(
      'Egy klub egy csapata egy idényben, a keretével; több versenysorozatban is indulhat.',
      'One team of a club in one season, with its squad; it may play in several competitions.',
    ),
  },
  access: sportAccess,
  hooks: {
    beforeDelete: [
      preventDeleteInUse(
        { collection: 'matches', field: 'home_team' },
        { collection: 'matches', field: 'away_team' },
        { collection: 'competitions', field: 'entries.team' },
      ),
    ],
  },
  defaultSort: ['-season.year', 'name'],
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true, maxLength: 120, label: bilingual('Név', 'Name') },
        {
          name: 'season',
          type: 'relationship',
          relationTo: 'seasons',
          required: true,
          label: bilingual('Idény', 'Season'),
        },
      ],
    },
    englishName(
      bilingual(
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
          label: bilingual('Klub', 'Club'),
          admin: {
            description: bilingual(
              'A saját csapataink a saját klubunké; az oldal ezek mérkőzéseit mutatja.',
              'Our own teams belong to our own club: the site shows their matches.',
            ),
          },
        },
        {
          name: 'order',
          type: 'number',
          defaultValue: 0,
          label: bilingual('Sorrend', 'Order'),
          admin: {
            step: 1,
            description: bilingual(
              'A kisebb szám áll előbb a csapatok listáján.',
              'Smaller numbers come first.',
            ),
          },
        },
      ],
    },
    {
      name: 'age_group',
      type: 'select',
      label: bilingual('Korosztály', 'Age group'),
      options: ageGroups.map((value) => ({
        value,
        label: value === 'senior' ? bilingual('Felnőtt', 'Senior') : value.toUpperCase(),
      })),
      validate: checkAgeGroup,
      admin: {
        description: bilingual(
          'A saját csapatunknál kötelező. U18-ig vagy korosztály nélkül mindenki kiskorúnak számít a keretben, akinek nincs beírva a születési éve.',
          'Required for our own teams. Up to U18, or without an age group, everybody in the squad without a year of birth counts as a minor.',
        ),
      },
    },
    {
      ...crest,
      admin: {
        description: bilingual('Üresen a klub címere látszik.', 'Left empty, the club’s crest is shown.'),
      },
    },
    {
      name: 'squad',
      type: 'array',
      label: bilingual('Keret', 'Squad'),
      labels: { singular: bilingual('Játékos', 'Player'), plural: bilingual('Játékosok', 'Players') },
      maxRows: 60,
      admin: {
        components: { RowLabel: '/components/SquadMemberLabel.tsx#SquadMemberLabel' },
        description: bilingual(
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
              label: bilingual('Mezszám', 'Number'),
              admin: { width: '10%' },
              validate: jerseyNumber,
            },
            {
              name: 'player',
              type: 'relationship',
              relationTo: 'players',
              required: true,
              label: bilingual('Játékos', 'Player'),
              admin: { width: '38%' },
            },
            {
              name: 'position',
              type: 'select',
              label: bilingual('Poszt', 'Position'),
              admin: { width: '20%' },
              options: [
                { value: 'point_guard', label: bilingual('Irányító', 'Point guard') },
                { value: 'shooting_guard', label: bilingual('Dobóhátvéd', 'Shooting guard') },
                { value: 'small_forward', label: bilingual('Bedobó', 'Small forward') },
                { value: 'power_forward', label: bilingual('Erőcsatár', 'Power forward') },
                { value: 'center', label: bilingual('Center', 'Center') },
              ],
            },
            {
              name: 'from',
              type: 'date',
              label: bilingual('Mettől', 'From'),
              admin: { width: '16%', date: day },
            },
            {
              name: 'to',
              type: 'date',
              label: bilingual('Meddig', 'To'),
              admin: { width: '16%', date: day },
            },
          ],
        },
      ],
    },
    {
      name: 'staff',
      type: 'array',
      label: bilingual('Szakmai stáb', 'Staff'),
      labels: { singular: bilingual('Stábtag', 'Staff member'), plural: bilingual('Stábtagok', 'Staff') },
      maxRows: 30,
      admin: { initCollapsed: true },
      fields: [
        {
          type: 'row',
          fields: [
            ...personName,
            {
              name: 'role',
              type: 'text',
              localized: true,
              maxLength: 120,
              label: bilingual('Feladat', 'Role'),
            },
          ],
        },
      ],
    },
  ],
}
