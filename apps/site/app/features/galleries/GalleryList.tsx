import type { MediaItem } from '~/model/media.ts'
import { MediaTile } from '~/ui/MediaTile.tsx'
import tiles from '~/ui/tiles.module.css'

const sizes = '(min-width: 1440px) 424px, (min-width: 1024px) 30vw, (min-width: 640px) 45vw, 92vw'

/** Up to three tiles in a row. */
export const GalleryList = ({ items }: { items: MediaItem[] }) => (
  <ul className={tiles.tiles}>
    {items.map((item, index) => (
      <li key={item.key}>
        <MediaTile item={item} sizes={sizes} eager={index === 0} />
      </li>
    ))}
  </ul>
)
