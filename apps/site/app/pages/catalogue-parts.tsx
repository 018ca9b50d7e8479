import { exampleNews } from '~/features/news/news.examples.ts'
import { exampleStaticPage } from '~/features/pages/pages.examples.ts'
import { ButtonLink } from '~/ui/ButtonLink.tsx'
import { Court } from '~/ui/Court.tsx'
import { Documents } from '~/ui/Documents.tsx'
import { DrawnCover } from '~/ui/DrawnCover.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { FallbackNote } from '~/ui/FallbackNote.tsx'
import { Icon, type IconName } from '~/ui/Icon.tsx'
import { MediaTile } from '~/ui/MediaTile.tsx'
import { Pager } from '~/ui/Pager.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { ResultChip } from '~/ui/ResultChip.tsx'
import { SeasonLinks } from '~/ui/SeasonLinks.tsx'
import { Tag } from '~/ui/Tag.tsx'
import { TeamLogo } from '~/ui/TeamLogo.tsx'
import styles from './Catalogue.module.css'
import type { Specimen } from './catalogue-specimens.tsx'

const colours = [
  'ink',
  'ink-2',
  'ink-3',
  'primary',
  'primary-deep',
  'primary-tint',
  'accent',
  'paper',
  'surface',
  'line',
  'line-strong',
  'text',
  'text-2',
]
const icons: IconName[] = [
  'down',
  'left',
  'right',
  'forward',
  'search',
  'menu',
  'close',
  'pause',
  'play',
  'place',
  'gallery',
  'news',
  'share',
  'mail',
  'link',
  'document',
  'calendar',
  'external',
  'warning',
  'tick',
]
const steps = [1, 2, 3, 4, 5, 6]
const here = '/teszt'

/** The pieces that every screen is made of. */
export const uiSpecimens: Specimen[] = [
  {
    name: 'tokens.css',
    draw: () => (
      <ul className={styles.colours}>
        {colours.map((name) => (
          <li key={name}>
            <span style={{ background: `var(--c-${name})` }} />
            {`--c-${name}`}
          </li>
        ))}
      </ul>
    ),
  },
  {
    name: '.d .d1 … .d6, .num',
    draw: () => (
      <div className={styles.type}>
        {steps.map((step) => (
          <p key={step} className={`d d${step}`}>
            Őszi tűzpróba
          </p>
        ))}
        <p className="num">102 : 84</p>
      </div>
    ),
  },
  {
    name: 'ButtonLink, Court',
    draw: () => (
      <>
        <div className={styles.row}>
          <ButtonLink to={here}>Elsődleges</ButtonLink>
          <ButtonLink to={here} look="line">
            Körvonalas
          </ButtonLink>
          <ButtonLink to={here} small>
            Kicsi
          </ButtonLink>
        </div>
        <div className={`${styles.row} ${styles.dark} on-dark`}>
          <Court />
          <ButtonLink to={here} look="ball">
            Jegyvásárlás
          </ButtonLink>
          <ButtonLink to={here} look="light">
            Világos
          </ButtonLink>
        </div>
      </>
    ),
  },
  {
    name: 'Icon',
    draw: () => (
      <ul className={styles.icons}>
        {icons.map((name) => (
          <li key={name}>
            <Icon name={name} />
            {name}
          </li>
        ))}
      </ul>
    ),
  },
  {
    name: 'Tag, ResultChip, TeamLogo',
    draw: (show) => (
      <div className={styles.row}>
        <Tag>Felnőtt férfi</Tag>
        <Tag inverted>Utánpótlás</Tag>
        <ResultChip isWin />
        <ResultChip isWin={false} />
        <TeamLogo src={show('/files/cimer.svg')} width={50} height={58} />
        <TeamLogo src={show('/files/cimer.svg')} width={35} height={41} />
      </div>
    ),
  },
  {
    name: 'SeasonLinks',
    draw: () => (
      <div className={`${styles.row} ${styles.dark} on-dark`}>
        <SeasonLinks
          label="A csapat idényei"
          selected={2025}
          seasons={[
            { season: 2025, href: '/csapat/12' },
            { season: 2024, href: '/csapat/11' },
          ]}
        />
      </div>
    ),
  },
  {
    name: 'Picture',
    draw: (show) => (
      <div className={styles.pair}>
        <Picture picture={show(exampleNews)[0]?.picture ?? null} sizes="300px" />
        <Picture picture={null} sizes="300px" alt="Kép nélkül a klub címere" />
      </div>
    ),
  },
  {
    name: 'DrawnCover: HalfCourtLines',
    draw: () => (
      <div className={styles.pair}>
        <DrawnCover ground="ink" figure="12" />
        <DrawnCover ground="primary" figure="15" />
        <DrawnCover ground="tint" figure="26" />
      </div>
    ),
  },
  {
    name: 'MediaTile: PublishTime',
    draw: (show) => (
      <div className={styles.pair}>
        {show(exampleNews)
          .slice(0, 2)
          .map((item) => (
            <MediaTile key={item.key} item={item} sizes="300px" dense />
          ))}
      </div>
    ),
  },
  { name: 'Pager', draw: () => <Pager page={6} count={12} hrefOf={(page) => `${here}?page=${page}`} /> },
  { name: 'Documents', draw: () => <Documents documents={exampleStaticPage.documents} /> },
  { name: 'FallbackNote', draw: () => <FallbackNote language="en" /> },
  {
    name: 'EmptyState',
    draw: () => (
      <EmptyState
        title="Még nincs itt semmi"
        text="Nézz vissza később."
        ways={[
          { to: here, name: 'Hírek' },
          { to: here, name: 'Csatlakozz' },
        ]}
      />
    ),
  },
]
