import type { ServerProps } from 'payload'
import { hasRole, type Role } from '../access/roles.ts'
import { bilingual, textFor } from '../bilingual.ts'

type Link = { role: Role; href: string; text: ReturnType<typeof bilingual>; waiting?: number }

/** Started matches without a result, latest first. */
const matchesWithoutResult = (now: Date) =>
  `/admin/collections/matches?sort=-game_time&where[or][0][and][0][status][in]=scheduled,live&where[or][0][and][1][game_time][less_than]=${now.toISOString()}`

/** Soonest first: what a postponement or another hall changes. */
const upcomingMatches = (now: Date) =>
  `/admin/collections/matches?sort=game_time&where[or][0][and][0][status][equals]=scheduled&where[or][0][and][1][game_time][greater_than]=${now.toISOString()}`

const links = (now: Date, newApplicants: number): Link[] => [
  {
    role: 'editor',
    href: '/admin/collections/articles/create',
    text: bilingual('Hírt írok', 'Write an article'),
  },
  {
    role: 'editor',
    href: '/admin/collections/galleries/create',
    text: bilingual('Képeket töltök fel', 'Upload pictures'),
  },
  {
    role: 'editor',
    href: '/admin/collections/videos/create',
    text: bilingual('Videót teszek ki', 'Add a video'),
  },
  {
    role: 'statistician',
    href: matchesWithoutResult(now),
    text: bilingual('Eredményt írok be', 'Enter a result'),
  },
  {
    role: 'statistician',
    href: upcomingMatches(now),
    text: bilingual('Mérkőzést halasztok, módosítok', 'Postpone or change a match'),
  },
  { role: 'statistician', href: '/admin/import', text: bilingual('Fájlból importálok', 'Import a file') },
  {
    role: 'statistician',
    href: '/admin/collections/competition-teams',
    text: bilingual('Keretet szerkesztek', 'Edit a squad'),
  },
  {
    role: 'registrar',
    href: '/admin/collections/join-registrations?where[or][0][and][0][status][equals]=new',
    text: bilingual('Új jelentkezőket nézek', 'See new registrations'),
    waiting: newApplicants,
  },
  {
    role: 'child_protection',
    href: '/admin/children',
    text: bilingual('Hozzájárulásokat és kéréseket nézek', 'See consents and requests'),
  },
  {
    role: 'child_protection',
    href: '/admin/collections/consents/create',
    text: bilingual('Hozzájárulást veszek fel', 'Record a consent'),
  },
]

const title = bilingual('Mit szeretnél?', 'What would you like to do?')

const countNewApplicants = async ({ payload, user }: ServerProps) => {
  if (!hasRole(user ?? null, 'registrar')) return 0
  const where = { status: { equals: 'new' } }
  return (await payload.count({ collection: 'join-registrations', where })).totalDocs
}

/** Links to the most frequent tasks of the person's roles. */
export async function QuickStart(props: ServerProps) {
  const { i18n, user } = props
  const newApplicants = await countNewApplicants(props)
  const ownLinks = links(new Date(), newApplicants).filter(({ role }) => hasRole(user ?? null, role))
  if (ownLinks.length === 0) return null
  const t = (text: Link['text']) => textFor({ i18n: i18n ?? { language: 'hu' } }, text)
  return (
    <nav className="quick-start" aria-labelledby="quick-start-title">
      <h2 id="quick-start-title">{t(title)}</h2>
      <ul>
        {ownLinks.map(({ href, text, waiting = 0 }) => (
          <li key={href}>
            <a href={href}>
              {t(text)}
              {waiting > 0 && (
                <span className="quick-start__waiting">
                  {t(bilingual(`${waiting} új`, `${waiting} new`))}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
