'use client'
import { TableFeatureClient } from '@payloadcms/richtext-lexical/client'
import { bilingual, textFor } from '../../bilingual.ts'

type Provider = typeof TableFeatureClient
type Feature = Exclude<ReturnType<Provider>['feature'], (...args: never[]) => unknown>
type Labelled = { key: string; label?: unknown }

const table = bilingual('Táblázat', 'Table')
const keywords = ['table', 'táblázat', 'tablazat']

const withWords = <Group extends { items: Item[] }, Item extends Labelled>(group: Group): Group => ({
  ...group,
  items: group.items.map((item) => ({
    ...item,
    label: ({ i18n }: { i18n: { language: string } }) => textFor({ i18n }, table),
    ...('keywords' in item && { keywords }),
  })),
})

/** Payload's feature, with its name in both languages. */
export const TableClient: Provider = (props) => {
  const provider = TableFeatureClient(props)
  const feature = provider.feature as Feature
  return {
    ...provider,
    feature: {
      ...feature,
      slashMenu: { groups: feature.slashMenu?.groups?.map((group) => withWords(group)) ?? [] },
      toolbarFixed: {
        groups: feature.toolbarFixed?.groups.map((group) => withWords(group as never)) ?? [],
      },
    },
  }
}
