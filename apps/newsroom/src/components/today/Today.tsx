import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { type ReactNode, Suspense } from 'react'
import { hasRole } from '../../access/roles.ts'
import { type Bilingual, textFor } from '../../bilingual.ts'
import { env } from '../../env.ts'
import { publishTime } from '../../publishing/publish-time.ts'
import { readActivity } from '../../today/activity.ts'
import { type BlockId, blocksFor } from '../../today/blocks.ts'
import { readTodos } from '../../today/counts.ts'
import { dateOf, givenNameOf, titleOf } from '../../today/day.ts'
import { readHome } from '../../today/home.ts'
import type { Home } from '../../today/home-kinds.ts'
import { quickActionsOf } from '../../today/quick-actions.ts'
import { type OwnMatches, readOwnMatches } from '../../today/read-matches.ts'
import { readBackup, readLetters, readPublishing } from '../../today/system.ts'
import { FirstSteps } from '../first-steps/FirstSteps.tsx'
import { ActivityList } from './ActivityList.tsx'
import { HomeNow } from './HomeNow.tsx'
import { Loaded } from './Loaded.tsx'
import { MatchCard } from './MatchCard.tsx'
import { HeadActions, PhoneActions } from './QuickActions.tsx'
import { type System, SystemState } from './SystemState.tsx'
import { Todos } from './Todos.tsx'
import { greeting, texts } from './texts.ts'
import './today.css'

type Scene = {
  req: PayloadRequest
  now: number
  language: keyof Bilingual
  /** Null where they could not be read. */
  matches: OwnMatches | null
}

type SheetProps = { id: BlockId; title: string; aside?: ReactNode; children: ReactNode }

function Sheet({ id, title, aside, children }: SheetProps) {
  return (
    <section className="nr-sheet" data-block={id} aria-labelledby={`today-${id}`}>
      <div className="nr-sheet__head">
        <h2 id={`today-${id}`}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

function Waiting({ req }: { req: PayloadRequest }) {
  return (
    <p className="today__loading" role="status">
      {textFor(req, texts.loading)}
    </p>
  )
}

async function readSystem(req: PayloadRequest): Promise<System> {
  const isAdmin = hasRole(req.user, 'admin')
  const [publishing, letters, known] = await Promise.all([
    hasRole(req.user, 'editor') ? readPublishing(req) : undefined,
    readLetters(req),
    // A file that cannot be understood is one that is not there.
    isAdmin ? readBackup().catch(() => undefined) : undefined,
  ])
  return { ...(publishing && { publishing }), letters, ...(isAdmin ? { backup: { known } } : {}) }
}

function agesOf(home: Home, now: number, language: keyof Bilingual): Record<number, string> {
  const items = [...home.slider, ...home.highlight]
  return Object.fromEntries(items.map(({ id, publishDate }) => [id, publishTime(publishDate, now, language)]))
}

const blocks: Record<BlockId, (scene: Scene) => ReactNode> = {
  match: ({ req, now, language, matches }) => (
    <section className="today__match" data-block="match">
      {matches ? (
        <MatchCard req={req} matches={matches} now={now} language={language} />
      ) : (
        <p className="today__failed" role="alert">
          {textFor(req, texts.failed)}
        </p>
      )}
    </section>
  ),
  todos: ({ req, now, language }) => (
    <Sheet id="todos" title={textFor(req, texts.todos)} aside={<small>{textFor(req, texts.shared)}</small>}>
      <Suspense fallback={<Waiting req={req} />}>
        <Loaded req={req} name="todos" read={() => readTodos(req, now)}>
          {(todos) => <Todos req={req} todos={todos} now={now} language={language} />}
        </Loaded>
      </Suspense>
    </Sheet>
  ),
  home: ({ req, now, language }) => (
    <section className="nr-sheet" data-block="home" aria-label={textFor(req, texts.home)}>
      <Suspense fallback={<Waiting req={req} />}>
        <Loaded req={req} name="home" read={() => readHome(req)}>
          {(home) => <HomeNow home={home} ages={agesOf(home, now, language)} site={env.PUBLIC_ORIGIN} />}
        </Loaded>
      </Suspense>
    </section>
  ),
  system: ({ req, now, language }) => (
    <Sheet id="system" title={textFor(req, texts.system)}>
      <Suspense fallback={<Waiting req={req} />}>
        <Loaded req={req} name="system" read={() => readSystem(req)}>
          {(system) => <SystemState req={req} system={system} now={now} language={language} />}
        </Loaded>
      </Suspense>
    </Sheet>
  ),
  activity: ({ req, now, language }) => (
    <Sheet
      id="activity"
      title={textFor(req, texts.activity)}
      aside={
        hasRole(req.user, 'admin') && (
          <a className="nr-link" href="/admin/collections/audit-lines">
            {textFor(req, texts.log)}
          </a>
        )
      }
    >
      <Suspense fallback={<Waiting req={req} />}>
        <Loaded req={req} name="activity" read={() => readActivity(req)}>
          {(activities) => <ActivityList req={req} activities={activities} now={now} language={language} />}
        </Loaded>
      </Suspense>
    </Sheet>
  ),
}

async function readMatches(req: PayloadRequest, language: keyof Bilingual, now: number) {
  try {
    return await readOwnMatches(req, language, now)
  } catch (error) {
    req.payload.logger.error({ err: error, block: 'match' }, 'a block of the dashboard could not be read')
    return null
  }
}

/** The first screen: what the day brings for the person's roles. */
export async function Today(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const now = Date.now()
  const language = req.i18n.language === 'en' ? 'en' : 'hu'
  const matches = await readMatches(req, language, now)
  const scene: Scene = { req, now, language, matches }
  const ids = blocksFor(req.user)
  const actions = quickActionsOf(req.user?.roles ?? [])
  return (
    <main className="nr-page today">
      <header className="nr-head">
        <div>
          <h1 className="nr-title">{textFor(req, titleOf(now, matches?.today.length))}</h1>
          <p>
            {dateOf(now, language)} · {textFor(req, greeting(givenNameOf(req.user?.name ?? '')))}
          </p>
        </div>
        <HeadActions req={req} actions={actions} />
      </header>
      {req.user && (
        <Suspense>
          <FirstSteps payload={req.payload} i18n={req.i18n} user={req.user} />
        </Suspense>
      )}
      <div className="today__blocks" data-order={ids.join(' ')}>
        {ids.map((id) => (
          <div key={id} className="today__block" data-place={id}>
            {blocks[id](scene)}
          </div>
        ))}
      </div>
      <PhoneActions req={req} actions={actions} />
    </main>
  )
}
