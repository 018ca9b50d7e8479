import { isolateObjectProperty, type PayloadRequest, type UIFieldServerProps } from 'payload'
import { env } from '../../env.ts'
import { PreviewCards } from './PreviewCards.tsx'

type Texts = { title?: string | null; description?: string | null }
type SharedTexts = { og_title?: string | null; og_description?: string | null }
type Stored = { page?: Texts; sharing?: SharedTexts }

async function readSite(req: PayloadRequest) {
  // The Local API changes the locale of its request.
  const isolated = () => isolateObjectProperty(req, ['locale', 'fallbackLocale'])
  const settingsIn = async (locale: 'hu' | 'en') =>
    (await req.payload.findGlobal({ slug: 'settings', locale, depth: 0, req: isolated() })) as Stored
  const { docs } = await req.payload.find({
    collection: 'clubs',
    where: { own: { equals: true } },
    depth: 0,
    limit: 1,
    req: isolated(),
  })
  const [hu, own] = [await settingsIn('hu'), await settingsIn(req.locale === 'en' ? 'en' : 'hu')]
  const [club] = docs
  return {
    club: (req.locale === 'en' && club?.name_en) || club?.name || new URL(env.PUBLIC_ORIGIN).host,
    title: own.page?.title || hu.page?.title || null,
    description: own.page?.description || hu.page?.description || null,
    ogTitle: own.sharing?.og_title || hu.sharing?.og_title || null,
    ogDescription: own.sharing?.og_description || hu.sharing?.og_description || null,
  }
}

/** How a link to the page looks when it is shared, and in search results. */
export async function PagePreview({ req }: UIFieldServerProps) {
  return <PreviewCards site={await readSite(req)} origin={env.PUBLIC_ORIGIN} />
}
