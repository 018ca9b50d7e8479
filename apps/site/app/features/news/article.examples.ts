import type { Article } from '@palank/contract/article'
import { exampleHtml, exampleRichText } from '~/model/rich-text.examples.ts'
import type { CleanArticle } from '~/model/rich-text.ts'
import { exampleArticle } from './news.examples.ts'

/** With every optional field. */
export const exampleFullArticle: Article = {
  ...exampleArticle,
  slugs: { hu: 'negyven-perc-egy-rendszer', en: 'forty-minutes-one-system' },
  body: exampleHtml,
  related_articles: ['Hősies védekezés', 'Edzői szemmel', 'Megtelt az aréna', 'Új hazai mez'].map(
    (title, index) => ({ ...exampleArticle, id: 40 + index, title, slug: `hir-${index}` }),
  ),
  documents: [
    {
      name: 'Hivatalos jegyzőkönyv',
      store_path: '/files/documents/jegyzokonyv.pdf',
      mime_type: 'application/pdf',
      size: 240_300,
    },
  ],
  tags: [
    { name: 'NB I. A csoport', slug: 'nb-i-a-csoport' },
    { name: 'Varga Ákos', slug: 'varga-akos' },
  ],
  meta_title: null,
  meta_description: null,
  og_title: null,
  og_description: null,
}

/** The same after the border. */
export const exampleCleanArticle: CleanArticle = { ...exampleFullArticle, body: exampleRichText }
