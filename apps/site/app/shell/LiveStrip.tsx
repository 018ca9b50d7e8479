import type { PageId } from '@palank/routes'
import { useEffect, useState } from 'react'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { useLiveText } from '~/i18n/live-texts.ts'
import { phaseText } from '~/model/live-texts.ts'
import { type RunningMatch, spokenIn } from '~/model/running.ts'
import { Icon } from '~/ui/Icon.tsx'
import { dropOver } from '~/ui/live/follow-running.ts'
import { useIsOld } from '~/ui/live/is-old.ts'
import { LiveTag } from '~/ui/live/LiveTag.tsx'
import { useRunning } from '~/ui/live/running-matches.ts'
import { Updated } from '~/ui/live/Updated.tsx'
import { SiteLink } from '~/ui/SiteLink.tsx'
import { TeamLogo } from '~/ui/TeamLogo.tsx'
import { useRefresh } from '~/ui/use-refresh.ts'
import styles from './LiveStrip.module.css'

/** Whether the box of the match is in view, which says the same larger. It may come later than the strip. */
function useBoxInView(id: number, hasBox: boolean): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    if (!hasBox) return
    const visible = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false))
    const added = new MutationObserver(find)
    function find() {
      const box = document.querySelector(`[data-live-box="${id}"]`)
      if (!box) return
      added.disconnect()
      visible.observe(box)
    }
    added.observe(document.body, { childList: true, subtree: true })
    find()
    return () => {
      added.disconnect()
      visible.disconnect()
      setInView(false)
    }
  }, [id, hasBox])
  return isInView
}

/** Pages that show a match as the server knew it, until it has a result. */
const pagesWithMatches: (PageId | undefined)[] = ['home', 'schedules', 'team']
/** `/live.json` knows first: a result reaches the pages within five seconds (S10). Also between two tries. */
const refreshPause = 8_000

/**
 * When a match is over, such a page shows its result; until then, the last score. So does one that was written before,
 * but opened, or looked at, after the end: nothing told it of the match.
 */
function useResults(hasOver: boolean, page: PageId | undefined) {
  const refresh = useRefresh()
  useEffect(() => {
    if (!hasOver) return
    if (!pagesWithMatches.includes(page)) return dropOver()
    let isLeft = false
    let timer = setTimeout(tryOnce, refreshPause)
    async function tryOnce() {
      const isDone = await refresh()
      if (isLeft) return
      if (isDone) dropOver()
      else timer = setTimeout(tryOnce, refreshPause)
    }
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [hasOver, page, refresh])
}

type StripProps = { match: RunningMatch; page: PageId | undefined; answeredAt: number | null }

/** The running score above the header. Its place stays when it hides, so that nothing moves. */
function Strip({ match, page, answeredAt }: StripProps) {
  const text = useText()
  const say = useLiveText()
  const language = useLanguage()
  const isHidden = useBoxInView(match.id, page === 'home')
  const { home, away, score } = match
  const hasEnded = match.phase === 'finished'
  const isOld = useIsOld(answeredAt) && !hasEnded
  const behind = (own: number, other: number) => (own < other ? styles.behind : undefined)
  return (
    <aside
      className={styles.strip}
      aria-label={say('now')}
      data-hidden={isHidden ? '' : undefined}
      data-live={isOld ? 'old' : undefined}
    >
      <SiteLink to={spokenIn(match.link, language)} className={`${styles.link} on-dark`}>
        <span className={`wrap ${styles.inside}`}>
          <LiveTag small ended={hasEnded} />
          <TeamLogo src={home.logo} width={24} height={28} className={styles.logo} />
          <span className={styles.name}>{spokenIn(home.name, language)}</span>
          <span className={`num ${styles.score} ${behind(score[0], score[1])}`}>{score[0]}</span>
          <span>–</span>
          <span className={`num ${styles.score} ${behind(score[1], score[0])}`}>{score[1]}</span>
          <span className={styles.name}>{spokenIn(away.name, language)}</span>
          <TeamLogo src={away.logo} width={24} height={28} className={styles.logo} />
          {!hasEnded && (
            <small className={styles.phase}>
              {isOld ? <Updated answeredAt={answeredAt} /> : phaseText(match, text, say)}
            </small>
          )}
          <span className={styles.go}>
            <span>{say('follow')}</span>
            <Icon name="right" />
          </span>
        </span>
      </SiteLink>
    </aside>
  )
}

/** The first of the matches that are played now, on every page but that of a match. */
export default function LiveStrip({ page }: { page: PageId | undefined }) {
  const { matches, known, answeredAt, isBehind = false } = useRunning()
  useResults(isBehind || known.length > matches.length, page)
  const [match] = matches
  return match && page !== 'match' && <Strip match={match} page={page} answeredAt={answeredAt} />
}
