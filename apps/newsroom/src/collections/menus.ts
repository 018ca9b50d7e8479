import {
  type ArrayField,
  type CollectionConfig,
  type Field,
  type FieldBase,
  isolateObjectProperty,
  type TextFieldSingleValidation,
} from 'payload'
import { text } from 'payload/shared'
import { contentAccess } from '../access/content.ts'
import { hiddenWithout } from '../access/hidden-without.ts'
import { bilingual, textFor } from '../bilingual.ts'
import { webAddress } from '../fields/web-address.ts'
import { linkInBothLanguages } from '../menu-editor/both-languages.ts'

type Condition = NonNullable<NonNullable<FieldBase['admin']>['condition']>
const isStaticPage: Condition = (_, item) => item?.type === 'static_page'
const isLink: Condition = (_, item) => item?.type !== 'static_page'

const itemFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'name',
        type: 'text',
        localized: true,
        maxLength: 80,
        label: bilingual('Felirat', 'Label'),
        admin: {
          description: bilingual(
            'Felirat nélkül ezen a nyelven kimarad a menüből.',
            'Without a label the item is left out in this language.',
          ),
        },
      },
      {
        name: 'type',
        type: 'select',
        required: true,
        defaultValue: 'internal_url',
        label: bilingual('Fajta', 'Kind'),
        options: [
          { value: 'internal_url', label: bilingual('Az oldal egy képernyője', 'A screen of the site') },
          { value: 'static_page', label: bilingual('Állandó oldal', 'A page') },
          { value: 'external_url', label: bilingual('Külső cím', 'An outside address') },
        ],
      },
    ],
  },
  {
    name: 'link',
    type: 'text',
    localized: true,
    maxLength: 500,
    label: bilingual('Hová vezet', 'Leads to'),
    validate: webAddress,
    hooks: { beforeChange: [linkInBothLanguages] },
    admin: {
      condition: isLink,
      placeholder: '/hirek',
      components: { Field: '/components/menu-editor/MenuLink.tsx#MenuLink' },
    },
  },
  {
    name: 'page',
    type: 'relationship',
    relationTo: 'pages',
    label: bilingual('Oldal', 'Page'),
    admin: {
      condition: isStaticPage,
      components: { Field: '/components/link-target/LinkTarget.tsx#LinkTarget' },
    },
  },
]

const items = (name: string, children: Field[], table: { dbName?: string } = {}): ArrayField => ({
  name,
  ...table,
  type: 'array',
  label: name === 'items' ? bilingual('Menüpontok', 'Items') : bilingual('Alpontok', 'Sub-items'),
  labels: { singular: bilingual('Menüpont', 'Item'), plural: bilingual('Menüpontok', 'Items') },
  admin: {
    initCollapsed: true,
    components: { RowLabel: '/components/menu-editor/MenuItemLabel.tsx#MenuItemLabel' },
  },
  fields: [...itemFields, ...children],
})

/** Keys stay unique in the trash too: a menu has no address that somebody would need back at once. */
const menuKey: TextFieldSingleValidation = async (value, options) => {
  const { req, id } = options
  const { docs } = value
    ? await req.payload.find({
        collection: 'menus',
        where: { and: [{ slug: { equals: value } }, { deletedAt: { exists: true } }] },
        trash: true,
        locale: 'hu',
        depth: 0,
        limit: 1,
        // The Local API changes the locale of its request.
        req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
      })
    : { docs: [] }
  const [trashed] = docs
  if (!trashed || trashed.id === id) return text(value, options)
  return textFor(
    req,
    bilingual(
      `Ez az azonosító a kukában lévő „${trashed.name}” menüé. Írj be másikat, vagy töröld azt véglegesen.`,
      `The menu “${trashed.name}” in the trash has this key. Write another one, or delete that for good.`,
    ),
  )
}

export const Menus: CollectionConfig = {
  slug: 'menus',
  labels: { singular: bilingual('Menü', 'Menu'), plural: bilingual('Menük', 'Menus') },
  admin: {
    group: bilingual('Oldal', 'Site'),
    hidden: hiddenWithout('editor'),
    components: { views: { list: { Component: '/components/menu-editor/MenuList.tsx#MenuList' } } },
    useAsTitle: 'name',
    defaultColumns: ['name', 'place', 'order', 'updatedAt'],
    description: bilingual(
      'Legfeljebb három szint. A sorrend húzással változtatható.',
      'Three levels at most. Drag to change the order.',
    ),
  },
  access: contentAccess,
  defaultSort: 'order',
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'name',
          type: 'text',
          localized: true,
          required: true,
          maxLength: 80,
          label: bilingual('Név', 'Name'),
        },
        {
          name: 'place',
          type: 'select',
          required: true,
          index: true,
          label: bilingual('Hely', 'Place'),
          options: [
            { value: 'main', label: bilingual('Főmenü', 'Main menu') },
            { value: 'header-extension', label: bilingual('Fejléc kiegészítő menüje', 'Header extension') },
            { value: 'footer', label: bilingual('Lábléc', 'Footer') },
            { value: 'footer-2', label: bilingual('Lábléc, második oszlop', 'Footer, second column') },
            { value: 'footer-3', label: bilingual('Lábléc, harmadik oszlop', 'Footer, third column') },
          ],
        },
      ],
    },
    {
      type: 'row',
      admin: { className: 'menu-editor' },
      fields: [
        // Drizzle rejects two relations with the same name in a table, so the third level has another field name.
        items('items', [
          items('children', [items('grandchildren', [], { dbName: 'menus_items_children_children' })]),
        ]),
        {
          name: 'preview',
          type: 'ui',
          admin: {
            disableListColumn: true,
            disableBulkEdit: true,
            components: { Field: '/components/menu-editor/MenuPreview.tsx#MenuPreview' },
          },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'slug',
          type: 'text',
          required: true,
          unique: true,
          validate: menuKey,
          maxLength: 60,
          label: bilingual('Azonosító', 'Key'),
        },
        {
          name: 'order',
          type: 'number',
          defaultValue: 0,
          label: bilingual('Sorrend', 'Order'),
          admin: {
            description: bilingual(
              'Ha egy helyen több menü van, a kisebb szám áll előbb.',
              'Where a place has several menus, the smaller number comes first.',
            ),
          },
        },
      ],
    },
  ],
}
