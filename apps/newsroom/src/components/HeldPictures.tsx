import type { UIFieldServerProps } from 'payload'
import { idOf } from '../id-of.ts'
import { heldPictures } from '../uploads/held-pictures.ts'

const plural = (count: number) => `${count} ${count === 1 ? 'picture' : 'pictures'}`

const texts = {
  hu: {
    title: (count: number) => `${count} kép visszatartva`,
    notCleared: (count: number) =>
      `${count} kép még nem közölhető: nyisd meg, és jelöld közölhetőnek, ha megvan az engedély.`,
    withoutConsent: (count: number) =>
      `${count} képen olyan kiskorú játékos van, akinek nincs hozzájárulása a képeihez.`,
    others: 'A galéria ezek nélkül jelenik meg.',
  },
  en: {
    title: (count: number) => `${plural(count)} held back`,
    notCleared: (count: number) =>
      `${plural(count)} not cleared yet: open it, and mark it as cleared if you have permission.`,
    withoutConsent: (count: number) => `${plural(count)} with a minor who has no consent for pictures.`,
    others: 'The gallery appears without them.',
  },
}

/** Galleries may be published with held pictures, which visitors do not see. */
export async function HeldPictures({ data, req, i18n }: UIFieldServerProps) {
  const files: unknown[] = data?.files ?? []
  const held = await heldPictures(req, 'gallery-files', files.map(idOf).map(Number))
  if (held.length === 0) return null
  const t = texts[i18n.language === 'en' ? 'en' : 'hu']
  const notCleared = held.filter((picture) => picture.not_cleared).length
  const withoutConsent = held.length - notCleared
  return (
    <section className="field-type held-pictures" aria-labelledby="held-pictures-title">
      <h2 id="held-pictures-title">{t.title(held.length)}</h2>
      <ul>
        {notCleared > 0 ? <li>{t.notCleared(notCleared)}</li> : null}
        {withoutConsent > 0 ? <li>{t.withoutConsent(withoutConsent)}</li> : null}
      </ul>
      <p>{t.others}</p>
    </section>
  )
}
