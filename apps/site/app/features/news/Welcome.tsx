import { useBrand } from '~/brand/BrandContext.tsx'
import { Court } from '~/ui/Court.tsx'
import styles from './Welcome.module.css'
import type { WelcomeView } from './welcome.ts'

type Props = {
  view: WelcomeView
  /** Highlighted stories lie over the lower edge. */
  overlaid?: boolean
}

/** The top of the home page until the first leading story. */
export function Welcome({ view: { title, lead }, overlaid = false }: Props) {
  const { crest } = useBrand()
  return (
    <div className={`${styles.welcome} on-dark`} data-plain="" data-overlaid={overlaid ? '' : undefined}>
      <Court className={styles.lines} />
      <div className={`wrap ${styles.inside}`}>
        <div>
          <h1 className="d d1">{title}</h1>
          <p>{lead}</p>
        </div>
        <img src={crest.src} width={crest.width} height={crest.height} alt="" fetchPriority="high" />
      </div>
    </div>
  )
}
