import { featureTexts } from '~/i18n/feature-texts.ts'

const hungarian = {
  'news.categories': 'Kategóriák',
  'news.leading': 'Vezető hírek',
  'news.latest': 'Legfrissebb',
  'news.emptyTitle': 'Itt még nincs hír',
  'news.emptyText': 'Ebben a rovatban még semmi sem jelent meg. Nézz szét a többi hír között!',
  'article.categories': 'Rovat',
  'article.published': 'Megjelent',
  'article.readingTime': 'Olvasási idő',
  'article.tags': 'Címkék',
  'article.allNews': 'Összes hír',
  'article.related': 'Kapcsolódó',
  'article.about': 'A cikkről',
} as const

const english = {
  'news.categories': 'Categories',
  'news.leading': 'Top stories',
  'news.latest': 'Latest',
  'news.emptyTitle': 'No news here yet',
  'news.emptyText':
    'Nothing has been published in this category so far. Have a look at the rest of the news!',
  'article.categories': 'Category',
  'article.published': 'Published',
  'article.readingTime': 'Reading time',
  'article.tags': 'Tags',
  'article.allNews': 'All news',
  'article.related': 'Related',
  'article.about': 'About this article',
}

export const { useText: useNewsText } = featureTexts(hungarian, english)
