import { bilingual } from '../bilingual.ts'
import { slugify } from '../fields/slugify.ts'
import { keepOrCreate, type Load } from './keep-or-create.ts'

const categories = [
  { name: bilingual('Mérkőzések', 'Games'), highlighted: true },
  { name: bilingual('Utánpótlás', 'Youth'), highlighted: true },
  { name: bilingual('Klub', 'Club'), highlighted: false },
  { name: bilingual('Közösség', 'Community'), highlighted: false },
]

/** What articles are sorted by; the club renames and adds to them. */
export async function loadCategories(load: Load): Promise<void> {
  for (const [index, { name, highlighted }] of categories.entries())
    await keepOrCreate(load, {
      collection: 'categories',
      where: { slug: { equals: slugify(name.hu) } },
      hu: () => ({ name: name.hu, slug: slugify(name.hu), highlighted, order: index + 1 }),
      en: () => ({ name: name.en, slug: slugify(name.en) }),
    })
}
