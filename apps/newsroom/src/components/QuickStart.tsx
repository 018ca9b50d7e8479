import type { ServerProps } from 'payload'
import { hasRole } from '../access/roles.ts'

const words = {
  hu: {
    title: 'Mit szeretnél?',
    article: 'Hírt írok',
    gallery: 'Képeket töltök fel',
    video: 'Videót teszek ki',
  },
  en: {
    title: 'What would you like to do?',
    article: 'Write an article',
    gallery: 'Upload pictures',
    video: 'Add a video',
  },
} as const

/** The three things an editor mostly comes for. */
export function QuickStart({ i18n, user }: ServerProps) {
  if (!hasRole(user ?? null, 'editor')) return null
  const t = words[i18n?.language === 'en' ? 'en' : 'hu']
  return (
    <nav className="quick-start" aria-labelledby="quick-start-title">
      <h2 id="quick-start-title">{t.title}</h2>
      <ul>
        <li>
          <a href="/admin/collections/articles/create">{t.article}</a>
        </li>
        <li>
          <a href="/admin/collections/galleries/create">{t.gallery}</a>
        </li>
        <li>
          <a href="/admin/collections/videos/create">{t.video}</a>
        </li>
      </ul>
    </nav>
  )
}
