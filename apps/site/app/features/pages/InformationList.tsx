import { Icon } from '~/ui/Icon.tsx'
import { SiteLink } from '~/ui/SiteLink.tsx'
import styles from './InformationList.module.css'
import type { InformationLink } from './information.ts'

/** Every static page; the fixed ones are highlighted. */
export const InformationList = ({ links }: { links: InformationLink[] }) => (
  <ul className={styles.list}>
    {links.map(({ title, href, fixed, lang }) => (
      <li key={href} className={fixed ? styles.fixed : undefined}>
        <SiteLink to={href} className={`d ${fixed ? 'd4' : 'd5'} ${fixed ? 'on-dark' : ''}`} lang={lang}>
          <span>{title}</span>
          <Icon name="right" />
        </SiteLink>
      </li>
    ))}
  </ul>
)
